import Computing
import Routing
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("The line of a track")
struct TrackLineTests {
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
    let way = try #require(try TrackLine.way(queries[0], by: router))
    #expect(abs(way.lengthMeters - 200) < 1)
    #expect(try TrackLine.way(queries[1], by: router) == nil)
    _ = await Deadline.within(seconds: -1) {
      #expect(throws: RoutingError.outOfTime) { try TrackLine.way(queries[0], by: router) }
    }
  }
}
