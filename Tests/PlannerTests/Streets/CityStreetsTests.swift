import AirData
import AirField
import Geo
import Streets
import TestSupport
import Testing

@testable import Planner

@Suite("The streets of a network for the field")
struct CityStreetsTests {
  private func network(_ change: (inout TestNetwork.Segment) -> Void = { _ in }) -> TestNetwork {
    var network = TestNetwork()
    let west = network.addNode(-500, 0)
    let east = network.addNode(500, 0)
    network.addStreet(west, east)
    change(&network.segments[0])
    return network
  }

  private func lines(_ network: TestNetwork) -> [StreetLine] {
    Array(StreetLines(graph: network.graph, projection: TestNetwork.plane))
  }

  @Test("have class, lanes, limit and shape of the map")
  func lines() throws {
    let network = network {
      $0.highwayClass = .secondary
      $0.lanes = 4
      $0.speedLimit = 50
    }
    let line = try #require(lines(network).first)
    #expect(line.roadClass == .secondary)
    #expect(line.lanes == 4)
    #expect(line.speedLimitKilometersPerHour == 50)
    #expect(line.setting == .builtUp)
    #expect(!line.isTunnel)
    #expect(line.points.count == 2)
    #expect(abs(line.points[0].x + 500) < 0.1)
  }

  @Test("stand in the open where one may drive fast")
  func settings() {
    #expect(StreetLines.setting(.primary, limit: 50) == .builtUp)
    #expect(StreetLines.setting(.trunk, limit: nil) == .open)
    #expect(StreetLines.setting(.trunk, limit: 50) == .builtUp)
    #expect(StreetLines.setting(.secondary, limit: 90) == .open)
  }

  @Test("say nothing of what happens below the ground")
  func tunnels() throws {
    #expect(try #require(lines(network { $0.flags = .tunnel }).first).isTunnel)
  }

  private func streets(
    _ network: TestNetwork, _ choice: IncrementChoice, helps: Bool? = nil
  ) -> CityStreets {
    var city = CityConfiguration()
    city.increment = choice
    city.streetCalibration.parts[.no2]?.helps = helps
    return CityStreets(network.graph, city: city)
  }

  @Test("are on where they are asked for, and by themselves only where a calibration found that they help")
  func choices() {
    #expect(streets(network(), .off).model == nil)
    #expect(streets(network(), .off).reason(for: .no2) == "off")
    #expect(streets(network(), .auto).model == nil)
    #expect(streets(network(), .auto).reason(for: .no2) == "not-calibrated")
    #expect(streets(network(), .auto, helps: false).model == nil)
    #expect(streets(network(), .auto, helps: false).reason(for: .no2) == "no-gain")

    let helping = streets(network(), .auto, helps: true)
    #expect(helping.model?.calibration.parts.keys.sorted() == [.no2])
    #expect(helping.reason(for: .co) == "not-calibrated")
    #expect(helping.reason(for: .pm25) == "not-of-streets")
    #expect(streets(network(), .on).model?.calibration.parts.keys.sorted() == [.no2, .co])
  }

  @Test("are made once for a network, and let go with it")
  func kept() {
    let models = StreetModels()
    weak var released: StreetModel?
    do {
      let graph = network().graph
      let model = models.model(of: graph, calibration: .published)
      #expect(models.model(of: graph, calibration: .published) === model)
      #expect(models.model(of: network().graph, calibration: .published) !== model)
      var other = StreetCalibration.published
      other.parts[.co] = nil
      #expect(models.model(of: graph, calibration: other) !== model)
      released = model
    }
    _ = models.model(of: network().graph, calibration: .published)
    #expect(released == nil)
  }

  @Test("are none where nobody drives")
  func carFree() {
    let quiet = streets(network { $0.highwayClass = .footway }, .on)
    #expect(quiet.model == nil)
    #expect(quiet.reason(for: .no2) == "no-streets")
  }
}
