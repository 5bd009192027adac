import AirData
import AirField
import Foundation
import Geo
import Setup
import Streets
import TestSupport
import Testing

@testable import CityAir

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
    let lines = NetworkStreetLines(network.graph, projection: TestNetwork.plane)
    return network.segments.indices.map { lines.line(ofSegment: $0) }
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
    #expect(NetworkStreetLines.setting(.primary, limitKilometersPerHour: 50) == .builtUp)
    #expect(NetworkStreetLines.setting(.trunk, limitKilometersPerHour: nil) == .open)
    #expect(NetworkStreetLines.setting(.trunk, limitKilometersPerHour: 50) == .builtUp)
    #expect(NetworkStreetLines.setting(.secondary, limitKilometersPerHour: 90) == .open)
  }

  @Test("say nothing of what happens below the ground")
  func tunnels() throws {
    #expect(try #require(lines(network { $0.flags = .tunnel }).first).isTunnel)
  }

  @Test("say whether traffic runs in one direction")
  func oneway() throws {
    #expect(try #require(lines(network { $0.flags = .oneway }).first).isOneway)
    #expect(!(try #require(lines(network()).first).isOneway))
  }

  private func streets(
    _ network: TestNetwork, _ choice: IncrementChoice, change: (inout CityConfiguration) -> Void = { _ in }
  ) -> CityStreets {
    var city = CityConfiguration()
    city.increment = choice
    change(&city)
    return CityStreets(network.graph, city: city)
  }

  @Test("are on by themselves for every pollutant that has a kernel, and off only where they are switched off")
  func choices() {
    #expect(CityConfiguration().increment == .auto)
    for choice in [IncrementChoice.auto, .on] {
      let streets = streets(network(), choice)
      #expect(streets.model?.calibration.parts.keys.sorted() == [.no2, .co])
      #expect(streets.model?.calibration.parts[.no2]?.prior == .fitted)
      #expect(streets.absence == "not-of-streets")
      #expect(CityStreets.unwanted(by: CityConfiguration()) == nil)
    }
    let off = streets(network(), .off)
    #expect(off.model == nil)
    #expect(off.absence == "off")
  }

  @Test("read the hour on the city's clock")
  func clock() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    #expect(streets(network(), .auto) { $0.timeZone = madrid }.model?.calibration.timeZone == madrid)
  }

  @Test("are made once for a network, and let go with it")
  func kept() {
    let models = StreetModels()
    weak var released: StreetModel?
    do {
      let graph = network().graph
      let model = models.model(of: graph, calibration: .fitted)
      #expect(models.model(of: graph, calibration: .fitted) === model)
      #expect(models.model(of: network().graph, calibration: .fitted) !== model)
      var other = StreetCalibration.fitted
      other.parts[.co] = nil
      #expect(models.model(of: graph, calibration: other) !== model)
      released = model
    }
    _ = models.model(of: network().graph, calibration: .fitted)
    #expect(released == nil)
  }

  @Test("are none where nobody drives")
  func carFree() {
    let quiet = streets(network { $0.highwayClass = .footway }, .auto)
    #expect(quiet.model == nil)
    #expect(quiet.absence == "no-streets")
  }
}
