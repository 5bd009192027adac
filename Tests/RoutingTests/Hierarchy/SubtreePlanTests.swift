import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Subtrees for side by side")
struct SubtreePlanTests {
  @Test("are whole, small enough, and have all ranks with those above them", arguments: 1...60 as ClosedRange<UInt64>)
  func partsTheTree(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let graph = TestNetwork(randomTown: &generator, side: 3 + Int(seed % 8)).graph.addingHierarchy()
    let arrays = HierarchyArrays(try #require(graph.hierarchy))
    let workers = 1 + Int(seed % 4)
    let plan = SubtreePlan(arrays, workerCount: workers)

    #expect((plan.subtrees.flatMap(Array.init) + plan.top.map(Int.init)).sorted() == Array(0..<arrays.nodeCount))
    #expect(plan.top == plan.top.sorted())
    for subtree in plan.subtrees {
      let inside = Set(subtree)
      #expect(subtree.count <= max(1, arrays.nodeCount / (workers * 8)), "seed \(seed): \(subtree)")
      // Only the last rank, its root, has its parent elsewhere; and nothing else has its parent inside.
      let parents = (0..<arrays.nodeCount).map { (rank: $0, isInside: inside.contains(arrays.parent($0))) }
      #expect(
        parents.allSatisfy { $0.isInside == (inside.contains($0.rank) && $0.rank != subtree.upperBound - 1) },
        "seed \(seed): \(subtree)")
    }
    for rank in plan.top.map(Int.init) where arrays.parent(rank) != HierarchyArrays.none {
      #expect(plan.top.contains(UInt32(arrays.parent(rank))), "seed \(seed): above \(rank)")
    }
  }
}
