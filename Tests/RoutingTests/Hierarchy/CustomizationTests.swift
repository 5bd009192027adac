import Streets
import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("A customization of what depends on a few edges")
struct CustomizationTests {
  @Test("is that of all edges", arguments: 1...60 as ClosedRange<UInt64>)
  func updatesExactly(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let graph = TestNetwork(randomTown: &generator, side: 9).graph.addingHierarchy()
    let hierarchy = try #require(RouterHierarchy(graph))
    let rank = hierarchy.arrays.rank
    var costs = (0..<graph.edgeCount).map { _ in UInt64.random(in: 0...90_000, using: &generator) }
    var known = weights(hierarchy, costs)
    for _ in 0..<3 {
      var dirty: [Int] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let edge = Int.random(in: 0..<graph.edgeCount, using: &generator)
        costs[edge] = .random(in: 0...90_000, using: &generator)
        dirty.append(Int(min(rank[graph.tail(ofEdge: edge)], rank[Int(graph.head[edge])])))
      }
      let updated = costs.withUnsafeBufferPointer {
        Customization(hierarchy.arrays, metric: GivenMetric(costs: $0)).updated(known, dirty: dirty)
      }
      let whole = weights(hierarchy, costs)
      let differs = (0..<hierarchy.arrays.arcCount).contains {
        updated.up[$0] != whole.up[$0] || updated.down[$0] != whole.down[$0]
      }
      #expect(!differs, "seed \(seed)")
      known = updated
    }
  }

  private func weights(_ hierarchy: RouterHierarchy, _ costs: [UInt64]) -> ArcWeights {
    costs.withUnsafeBufferPointer {
      Customization(hierarchy.arrays, metric: GivenMetric(costs: $0)).weights(hierarchy.plan)
    }
  }
}
