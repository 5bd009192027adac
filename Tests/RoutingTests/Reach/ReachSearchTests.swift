import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("What is reached from a place")
struct ReachSearchTests {
  @Test(
    "is what single ways reach, in seconds, for seeded networks: every end of a street within the limit, and no other",
    arguments: Array(UInt64(1)...60))
  func ways(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let network = TestNetwork(randomTown: &random, side: 6)
    let router = Router(graph: network.graph)
    let origin = network.point(
      onSegment: Int.random(in: 0..<network.segments.count, using: &random),
      fraction: .random(in: 0...1, using: &random))
    let limit = Double.random(in: 0...600, using: &random)
    let reached = try router.reach(
      ReachQuery(origin: origin, mode: .walk, measure: .seconds, limit: limit, way: .least))
    for segment in network.segments.indices {
      for fraction in [0.0, 0.25, 0.5, 1] {
        let place = network.point(onSegment: segment, fraction: fraction)
        let query = Router.Query(origin: origin, destination: place, mode: .walk, objective: .fastest, pollution: nil)
        let seconds = (try? router.path(query))?.durationSeconds ?? .infinity
        // Whole milliseconds of the search, for every edge of the way.
        guard abs(seconds - limit) > 0.1 else { continue }
        let isReached = reached.contains { stretch in
          stretch.segment == segment && min(stretch.start, stretch.end) - 1e-9 <= fraction
            && fraction <= max(stretch.start, stretch.end) + 1e-9 && used(stretch, at: fraction) <= seconds + 0.1
        }
        #expect(
          isReached == (seconds < limit),
          "seed \(seed), segment \(segment) at \(fraction): \(seconds) s, limit \(limit)")
      }
    }
  }

  private func used(_ stretch: ReachedStretch, at fraction: Double) -> Double {
    let extent = stretch.end - stretch.start
    return extent == 0
      ? stretch.used : stretch.used + (stretch.usedAtEnd - stretch.used) * (fraction - stretch.start) / extent
  }

  @Test("by the fastest way uses up what that way does, and never less than the least")
  func fastestWay() throws {
    // A short dirty street and a long clean one from the same corner to the same corner.
    var network = TestNetwork()
    let (a, b, c) = (network.addNode(0, 0), network.addNode(1000, 0), network.addNode(500, 600))
    let dirty = network.addStreet(a, b)
    let first = network.addStreet(a, c)
    _ = network.addStreet(c, b)
    var figures = [Float](repeating: 1, count: 3)
    figures[dirty] = 10
    let router = Router(graph: network.graph)
    func used(_ way: ReachQuery.Way) throws -> Double {
      let reached = try router.reach(
        ReachQuery(
          origin: network.point(onSegment: first, fraction: 0), mode: .walk, measure: .weightedSeconds(figures),
          limit: 1e6, way: way))
      return try #require(reached.filter { $0.segment == dirty && $0.end == 1 }.map(\.usedAtEnd).min())
    }
    let seconds = try #require(
      try? router.path(
        Router.Query(
          origin: network.point(onSegment: first, fraction: 0),
          destination: network.point(onSegment: dirty, fraction: 1),
          mode: .walk, objective: .fastest, pollution: nil))
    ).durationSeconds
    #expect(abs(try used(.fastest) - 10 * seconds) < 1)
    #expect(try used(.least) <= used(.fastest))
  }

  @Test("is nothing for a limit below 0, and the place itself for 0")
  func edges() throws {
    var network = TestNetwork()
    let street = network.addStreet(network.addNode(0, 0), network.addNode(100, 0))
    let router = Router(graph: network.graph)
    func reached(_ limit: Double) throws -> [ReachedStretch] {
      try router.reach(
        ReachQuery(
          origin: network.point(onSegment: street, fraction: 0.5), mode: .walk, measure: .meters, limit: limit,
          way: .least))
    }
    #expect(try reached(-1).isEmpty && reached(.nan).isEmpty)
    #expect(try reached(0).allSatisfy { $0.start == $0.end && $0.usedAtEnd == 0 })
    let some = try reached(20)
    #expect(Set(some.map { ($0.end * 100).rounded() }) == [30, 70])
  }
}
