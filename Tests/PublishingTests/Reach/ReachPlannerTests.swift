import AirData
import CityTestSupport
import Geo
import Routing
import Setup
import Streets
import TestSupport
import Testing
import Trips

@testable import Publishing

/// A street of 2 km from west to east, with a station that reads PM2.5 in its middle.
@Suite("The places that one comes to")
struct ReachPlannerTests {
  private let planner: ReachPlanner

  init() throws {
    var network = TestNetwork()
    let ends = (network.addNode(0, 0), network.addNode(2000, 0))
    let segment = network.addStreet(ends.0, ends.1)
    network.segments[segment].highwayClass = .primary
    var air = DrawnAir(network: network, readings: [DrawnAir.reading(.pm25, 15, x: 1000, y: 0, station: "middle")])
    air.increment = .auto
    planner = ReachPlanner(
      HourSnapshot(city: CityConfiguration(), router: Router(graph: network.graph), air: try air.gathered()))
  }

  private func question(_ measure: ReachQuestion.Measure, _ limit: Double) -> ReachQuestion {
    ReachQuestion(
      origin: SnappingRequest(DrawnAir.place(1000, 0), limitMeters: 100), departure: DrawnAir.hour, measure: measure,
      limits: [limit])
  }

  @Test("reach further for a larger dose of what a station reads")
  func growWithTheDose() throws {
    let (little, much) = (try planner.reach(question(.dose(.pm25), 1)), try planner.reach(question(.dose(.pm25), 4)))
    let widths = [little, much].map { answer in
      answer?.areas.first?.polygons.first?.rings.first.map { ring in
        (ring.map(\.longitude).max() ?? 0) - (ring.map(\.longitude).min() ?? 0)
      } ?? 0
    }
    #expect(widths[0] > 0 && widths[1] > 2 * widths[0])
  }

  @Test("have no dose of what nobody reads, though streets tell places apart")
  func haveNoDoseOfTheUnknown() {
    let error = #expect(throws: BrisaError.self) { try planner.reach(question(.dose(.no2), 1)) }
    #expect(error?.code == .noAir)
  }
}
