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
    let arrivals = arrivals(reached, in: network)
    for segment in network.segments.indices {
      for fraction in [0.0, 0.25, 0.5, 1] {
        let place = network.point(onSegment: segment, fraction: fraction)
        let query = Router.Query(origin: origin, destination: place, mode: .walk, objective: .fastest, pollution: nil)
        let seconds = (try? router.path(query))?.durationSeconds ?? .infinity
        // Whole milliseconds of the search, for every edge of the way.
        guard abs(seconds - limit) > 0.1 else { continue }
        let isOpen = !Terminals.ends(place, network.graph, .walk).isEmpty
        let junction = isOpen ? network.graph.junction(at: place, mode: .walk) : []
        let isReachedAlong = reached.contains { stretch in
          stretch.segment == segment && min(stretch.start, stretch.end) - 1e-9 <= fraction
            && fraction <= max(stretch.start, stretch.end) + 1e-9 && used(stretch, at: fraction) <= seconds + 0.1
        }
        // One comes to a junction by any of its streets.
        let isReached = isReachedAlong || junction.contains { arrivals[$0].map { $0 <= seconds + 0.1 } ?? false }
        #expect(
          isReached == (seconds < limit),
          "seed \(seed), segment \(segment) at \(fraction): \(seconds) s, limit \(limit)")
      }
    }
  }

  /// What the best of some stretches uses up to each node of a junction that it leads to.
  private func arrivals(_ reached: [ReachedStretch], in network: TestNetwork) -> [Int: Double] {
    var arrivals: [Int: Double] = [:]
    for stretch in reached where stretch.end == 0 || stretch.end == 1 {
      let end = network.point(onSegment: stretch.segment, fraction: stretch.end)
      for node in network.graph.junction(at: end, mode: .walk) {
        arrivals[node] = min(arrivals[node] ?? .infinity, stretch.usedAtEnd)
      }
    }
    return arrivals
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

  @Test("by the fastest way ends where that one comes to the limit, though slower ways would lead on")
  func fastestWayBeyondTheLimit() throws {
    // A dirty street from A to B and one on to D; both are also reached by clean ways over C, which take longer.
    var network = TestNetwork()
    let (a, b) = (network.addNode(0, 0), network.addNode(1000, 0))
    let (c, d) = (network.addNode(500, 600), network.addNode(1300, 0))
    let dirty = network.addStreet(a, b)
    let first = network.addStreet(a, c)
    let behind = network.addStreet(b, d)
    network.addStreet(c, b)
    network.addStreet(c, d)
    var figures = [Float](repeating: 0.001, count: 5)
    figures[dirty] = 1
    let router = Router(graph: network.graph)
    func streets(_ way: ReachQuery.Way) throws -> Set<Int> {
      let reached = try router.reach(
        ReachQuery(
          origin: network.point(onSegment: first, fraction: 0), mode: .walk, measure: .weightedSeconds(figures),
          limit: 500, way: way))
      return Set(reached.map(\.segment))
    }
    #expect(try streets(.least).contains(behind))
    #expect(try streets(.fastest) == Set(0..<5).subtracting([behind]))
  }

  @Test(
    "by the fastest way goes on from just the corners at which that way is within the limit, for seeded networks",
    arguments: Array(UInt64(1)...60))
  func fastestWays(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let network = TestNetwork(randomTown: &random, side: 6)
    let graph = network.graph
    let origin = network.point(
      onSegment: Int.random(in: 0..<network.segments.count, using: &random),
      fraction: .random(in: 0...1, using: &random))
    let figures = network.segments.map { _ in Float.random(in: 0...3, using: &random) }
    let limit = Double.random(in: 0...600, using: &random)
    let reached = try Router(graph: graph).reach(
      ReachQuery(origin: origin, mode: .walk, measure: .weightedSeconds(figures), limit: limit, way: .fastest))
    let slow = SlowReach(graph: graph, origin: origin, figures: figures)
    // Of two ways that take the same time either may be the one.
    for (node, (least, most)) in zip(slow.amounts(preferring: <), slow.amounts(preferring: >)).enumerated() {
      guard least == most, abs(least - limit) > 1e-6 else { continue }
      for edge in slow.edges(from: node) {
        let (segment, isReversed) = graph.segment(ofEdge: edge)
        let begun = reached.filter { $0.segment == segment && $0.start == (isReversed ? 1 : 0) }.map(\.used)
        #expect(begun == (least < limit ? [least] : []), "seed \(seed), node \(node): \(least) of \(limit)")
      }
    }
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
    let here = try reached(0)
    #expect(here.count == 2 && here.allSatisfy { $0.start == $0.end && $0.usedAtEnd == 0 })
    let some = try reached(20)
    #expect(Set(some.map { ($0.end * 100).rounded() }) == [30, 70])
  }
}

/// What fastest ways use up, by Bellman and Ford: all edges, again and again, until nothing changes.
private struct SlowReach {
  let graph: StreetGraph
  let origin: SnappedPoint
  let figures: [Float]

  /// The amount of the fastest way to each node, infinite where there is none; of ways that take the same time, that
  /// which is preferred.
  func amounts(preferring isBetter: (Double, Double) -> Bool) -> [Double] {
    var best = [(key: UInt64, amount: Double)](repeating: (.max, .infinity), count: graph.nodeCount)
    func improve(_ node: UInt32, _ key: UInt64, _ amount: Double) -> Bool {
      let known = best[Int(node)]
      guard key < known.key || key == known.key && isBetter(amount, known.amount) else { return false }
      best[Int(node)] = (key, amount)
      return true
    }
    for start in Terminals.starts(origin, graph, .walk) {
      let (edge, portion) = (start.stretch.edge, start.stretch.portion)
      _ = improve(UInt32(start.node), key(edge, portion), amount(edge, portion))
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for node in 0..<graph.nodeCount where best[node].key < .max {
        for edge in edges(from: node) {
          let (soFar, used) = best[node]
          if improve(graph.head[edge], soFar + key(edge, 1), used + amount(edge, 1)) { hasChanged = true }
        }
      }
    }
    return best.map(\.amount)
  }

  /// The open edges that leave a node.
  func edges(from node: Int) -> [Int] {
    (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).filter {
      graph.durations(.walk)[$0] != StreetGraph.closed
    }
  }

  private func seconds(_ edge: Int, _ portion: Double) -> Double {
    Double(graph.durations(.walk)[edge]) * portion / 1000
  }

  /// Whole microseconds.
  private func key(_ edge: Int, _ portion: Double) -> UInt64 { UInt64(max(1, seconds(edge, portion) * 1e6)) }

  private func amount(_ edge: Int, _ portion: Double) -> Double {
    seconds(edge, portion) * Double(figures[graph.segment(ofEdge: edge).segment])
  }
}
