import Computing
import Geo
import Routing
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("The line of a track")
struct TrackLineTests {
  @Test("lies on the street that it was matched to, at every step")
  func steps() throws {
    var network = TestNetwork()
    let street = network.addStreet(network.addNode(0, 0), network.addNode(300, 0))
    let router = Router(graph: network.graph)
    // A metre a second, five metres beside the street.
    let fixes = (0...20).map { number in
      TrackFix(
        place: TestNetwork.place(PlanePoint(x: 50 + 10 * Double(number), y: 5)), seconds: 10 * Double(number))
    }
    let motion = TrackMotion(fixes, isRecorded: false)
    let line = try TrackLineMatcher(mode: .walk, router: router).line(motion)
    let steps = TrackStep.steps(line, motion, graph: router.graph)
    #expect(steps.count == 20 && steps.allSatisfy { $0.segment == street })
    for (number, step) in steps.enumerated() {
      let onStreet = TestNetwork.place(PlanePoint(x: 55 + 10 * Double(number), y: 0))
      #expect(step.place.distanceMeters(to: onStreet) < 1)
    }
  }

  @Test("has no way between places that none joins, and ends with an error where time is up before one is found")
  func ways() async throws {
    var network = TestNetwork()
    let street = network.addStreet(network.addNode(0, 0), network.addNode(500, 0))
    let island = network.addStreet(network.addNode(0, 300), network.addNode(500, 300))
    let router = Router(graph: network.graph)
    let start = network.point(onSegment: street, fraction: 0.2)
    let queries = [street, island].map { segment in
      Router.Query(
        origin: start, destination: network.point(onSegment: segment, fraction: 0.6), mode: .walk, objective: .fastest,
        pollution: nil)
    }
    let way = try #require(try TrackLineMatcher.way(queries[0], by: router))
    #expect(abs(way.lengthMeters - 200) < 1)
    #expect(try TrackLineMatcher.way(queries[1], by: router) == nil)
    _ = await Deadline.within(seconds: -1) {
      #expect(throws: RoutingError.outOfTime) { try TrackLineMatcher.way(queries[0], by: router) }
    }
  }
}
