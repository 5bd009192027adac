import AirData
import CityAir
import CityTestSupport
import Geo
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("Other modes where no way leads in the one asked for")
struct OtherModesTests {
  private let question = RouteQuestion(
    origin: DrawnAir.place(50, 0), destination: DrawnAir.place(5050, 0), departure: DrawnAir.hour)

  /// Two streets that lie 5 km apart, and between them one for bikes alone, or none.
  private func hour(isBikeOpen: Bool) throws -> HourSnapshot {
    var network = TestNetwork()
    let nodes = [0.0, 100, 5000, 5100].map { network.addNode($0, 0) }
    network.addStreet(nodes[0], nodes[1])
    network.addStreet(nodes[2], nodes[3])
    if isBikeOpen {
      let segment = network.addSegment(nodes[1], nodes[2])
      for isReversed in [false, true] {
        network.edges.append(
          TestNetwork.Edge(
            tail: nodes[isReversed ? 2 : 1], head: nodes[isReversed ? 1 : 2], segment: segment, isReversed: isReversed,
            durations: [nil, 1_000_000, nil]))
      }
    }
    let air = try DrawnAir(network: network, readings: []).gathered()
    return HourSnapshot(city: CityConfiguration(), router: Router(graph: network.graph), air: air)
  }

  private func message(_ answer: () throws(BrisaError) -> Void) -> String? {
    do throws(BrisaError) {
      try answer()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("are named where a way leads in one, and not where none does")
  func ends() throws {
    for (isBikeOpen, end) in [
      (true, "on foot: try another mode."), (false, "in any mode: choose places on streets that are connected."),
    ] {
      let finder = EndFinder(try hour(isBikeOpen: isBikeOpen))
      let said = message { () throws(BrisaError) in _ = try finder.ends(question) }
      #expect(said == "No way leads from the origin to the destination \(end)")
    }
  }

  @Test("are named for places on the way only where a way leads in one")
  func legs() throws {
    for (isBikeOpen, end) in [(true, "leave one of them out, or try another mode."), (false, "leave one of them out.")]
    {
      let planner = TripPlanner(try hour(isBikeOpen: isBikeOpen))
      let via = TripStop(DrawnAir.place(60, 0))
      let said = message { () throws(BrisaError) in _ = try planner.route(question, over: [via]) }
      #expect(said?.hasSuffix(end) == true, "\(said ?? "")")
    }
  }
}
