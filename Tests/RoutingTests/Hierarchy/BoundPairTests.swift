import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Bounds for any avoidance")
struct BoundPairTests {
  private static func fixed(_ avoidances: Double...) -> [FixedAvoidance] { avoidances.map { FixedAvoidance($0) } }

  @Test("take the nearest customized avoidance on either side; time and burden are the outermost")
  func choice() {
    let known = Self.fixed(4, 1)
    let kinds = [0, 0.5, 1, 2, 4, 9].map { avoidance in
      let pair = BoundPair(FixedAvoidance(avoidance), known: known)
      return [pair.first, pair.second]
    }
    let (one, four) = (BoundPair.Kind.weighted(known[1]), BoundPair.Kind.weighted(known[0]))
    // At a customized one its distance is all: of what stands beside it nothing is taken.
    #expect(
      kinds == [
        [.time, .burden], [.time, one], [one, .burden], [one, four], [four, .burden], [four, .burden],
      ])
    #expect(BoundPair(known[1], known: known).scale.second == 0)
    #expect(BoundPair(FixedAvoidance(2), known: []).first == .time)
    #expect(BoundPair(FixedAvoidance(2), known: []).second == .burden)
  }

  @Test(
    "never exceed the least cost, and with more customized avoidances never fall",
    arguments: 1...40 as ClosedRange<UInt64>)
  func bounds(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(randomTown: &generator, side: 5)
    let graph = network.graph.addingHierarchy()
    let hierarchy = try #require(RouterHierarchy(graph))
    let pollution = EdgePollution(network.randomPollution(&generator))
    let target = Int.random(in: network.nodes.indices, using: &generator)
    for avoidance in [0.3, 1, 2.5, 7] {
      let costs = try EdgeCosts(graph: graph, mode: .walk, avoidance: avoidance, pollution: pollution)
      let none = try Self.bounds(hierarchy, avoidance, [], to: target, pollution)
      let some = try Self.bounds(hierarchy, avoidance, [1, 4], to: target, pollution)
      for node in network.nodes.indices {
        guard let least = SlowDistances.from(node, graph, costs)[target] else { continue }
        let place = "seed \(seed), λ \(avoidance), \(node) to \(target)\n\(network)"
        #expect(none[node] <= least, "\(place)")
        #expect(some[node] <= least, "\(place)")
        // Both are rounded down, edge by edge; beyond what a weight can hold the outermost pair knows more.
        guard none[node] < UInt64(ArcWeights.infinite) else { continue }
        #expect(some[node] + UInt64(network.nodes.count) >= none[node], "\(place)")
      }
    }
  }

  /// The bounds from all nodes to one where some avoidances have been customized.
  private static func bounds(
    _ hierarchy: RouterHierarchy, _ avoidance: Double, _ known: [Double], to target: Int, _ pollution: EdgePollution
  ) throws -> [UInt64] {
    let pair = BoundPair(FixedAvoidance(avoidance), known: known.map { FixedAvoidance($0) })
    let weights = [pair.first, pair.second].map { hierarchy.weights($0, .walk, pollution) }
    var distances = LazyDistances(hierarchy.arrays)
    let nothing = LazyDistances.Pair(first: 0, second: 0)
    let reader = distances.begin(
      to: [.init(rank: Int(hierarchy.arrays.rank[target]), pair: nothing)], first: weights[0], second: weights[1])
    return (0..<hierarchy.arrays.nodeCount).map { UInt64.estimate(pair.scale, reader.distances(fromNode: $0)) }
  }
}
