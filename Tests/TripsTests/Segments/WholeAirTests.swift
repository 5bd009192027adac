import AirData
import AirField
import CityTestSupport
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("The air along whole segments")
struct WholeAirTests {
  private static let streetCount = 40

  /// Streets of 100 m one after the other, with two stations.
  private func hour() throws -> HourSnapshot {
    var network = TestNetwork()
    let nodes = (0...Self.streetCount).map { network.addNode(Double($0) * 100, 0) }
    for (tail, head) in zip(nodes, nodes.dropFirst()) {
      let street = network.addStreet(tail, head)
      network.segments[street].highwayClass = street % 3 == 0 ? .primary : .footway
    }
    var air = DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 50, x: 0, y: 0, station: "w", type: .traffic),
        DrawnAir.reading(.no2, 12, x: 4000, y: 300, station: "e", type: .background),
        DrawnAir.reading(.pm25, 9, x: 2000, y: 0, station: "m"),
      ], method: .kriging)
    air.increment = .auto
    return HourSnapshot(
      city: CityConfiguration(), router: Router(graph: network.graph), air: try air.gathered())
  }

  @Test("is what its samples are in the mean")
  func isTheMean() throws {
    let hour = try hour()
    for segment in 0..<Self.streetCount {
      let (whole, samples) = (hour.wholeAir(ofSegment: segment), hour.air(ofSegment: segment))
      #expect(whole.isKnown)
      #expect(whole.measured.pollutants == [.no2, .pm25])
      for (pollutant, values) in samples.concentrations {
        #expect(whole.concentrations[pollutant] == values.mean)
      }
      for (pollutant, values) in samples.increments { #expect(whole.increments[pollutant] == values.mean) }
      #expect(whole.concentrations[.o3] == 0)
      #expect(whole.index.mean == samples.wholeIndex.mean)
    }
    #expect(Set((0..<Self.streetCount).map { hour.wholeAir(ofSegment: $0).concentrations[.no2] }).count > 20)
  }

  @Test("is plain memory, so that a table of zeroed memory can hold it")
  func isPlain() {
    #expect(_isPOD(WholeAir.self))
  }

  @Test("is the same for all who ask for it first at the same time")
  func isTheSameForAll() async throws {
    let hour = try hour()
    let found = await withTaskGroup(of: [Float].self) { group in
      for task in 0..<8 {
        group.addTask {
          let segments = (0..<Self.streetCount).map { ($0 + 5 * task) % Self.streetCount }
          let values = segments.map { ($0, hour.wholeAir(ofSegment: $0).concentrations[.no2]) }
          return values.sorted { $0.0 < $1.0 }.map(\.1)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found).count == 1)
  }
}
