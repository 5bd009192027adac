import Geo
import Streets
import TestSupport
import Testing

@testable import Routing
@testable import Streets

@Suite("Elimination order")
struct EliminationOrderTests {
  @Test("makes a sound hierarchy of any network", arguments: 1...60 as ClosedRange<UInt64>)
  func sound(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(randomTown: &generator, side: 2 + Int(seed % 11))
    let graph = network.graph.addingHierarchy()
    #expect(StructureCheck(graph.storage).problem == nil, "seed \(seed)\n\(network)")
    #expect(HierarchyCheck(graph.storage).meaningProblem == nil, "seed \(seed)\n\(network)")
  }

  @Test(
    "has the arcs that eliminating the nodes one by one adds, and no others", arguments: 1...60 as ClosedRange<UInt64>)
  func matchesElimination(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let graph = TestNetwork(randomTown: &generator, side: 5).graph
    let tables = HierarchyBuilder.build(graph)
    var neighbors = [Set<UInt32>](repeating: [], count: graph.nodeCount)
    for edge in 0..<graph.edgeCount {
      let ends = (tables.rank[graph.tail(ofEdge: edge)], tables.rank[Int(graph.head[edge])])
      guard ends.0 != ends.1 else { continue }
      neighbors[Int(ends.0)].insert(ends.1)
      neighbors[Int(ends.1)].insert(ends.0)
    }
    for rank in neighbors.indices {
      let upper = neighbors[rank].filter { $0 > rank }
      for node in upper { neighbors[Int(node)].formUnion(upper.subtracting([node])) }
      let row = tables.upHead[Int(tables.firstUp[rank])..<Int(tables.firstUp[rank + 1])]
      #expect(Array(row) == upper.sorted(), "seed \(seed), rank \(rank)")
    }
  }

  @Test("is the same at every run")
  func deterministic() {
    var generator = SeededRandom(seed: 5)
    let graph = TestNetwork(randomTown: &generator, side: 24).graph
    let first = HierarchyBuilder.build(graph)
    for _ in 0..<4 { #expect(HierarchyBuilder.build(graph) == first) }
  }

  @Test("keeps the tree of a grid low, and that of a long chain much lower")
  func heights() {
    var grid = TestNetwork()
    for place in 0..<1600 { grid.addNode(Double(place % 40) * 50, Double(place / 40) * 50) }
    for place in 0..<1600 {
      if place % 40 > 0 { grid.addStreet(place, place - 1) }
      if place >= 40 { grid.addStreet(place, place - 40) }
    }
    // Nested dissection of a grid of side n makes a tree of about 4 n ranks with dissections in halves (George 1973).
    #expect(height(HierarchyBuilder.build(grid.graph)) < 160)
    var chain = TestNetwork()
    for place in 0..<1000 { chain.addNode(Double(place) * 10, 0) }
    for place in 1..<1000 { chain.addStreet(place - 1, place) }
    #expect(height(HierarchyBuilder.build(chain.graph)) < 40)
  }

  private func height(_ tables: HierarchyTables) -> Int {
    var depths = [Int](repeating: 1, count: tables.rank.count)
    for rank in depths.indices.reversed() where tables.firstUp[rank] < tables.firstUp[rank + 1] {
      depths[rank] = depths[Int(tables.upHead[Int(tables.firstUp[rank])])] + 1
    }
    return depths.max() ?? 0
  }

  @Test("tells how far it is, to the end")
  func progress() {
    var generator = SeededRandom(seed: 9)
    let shares = SharedShares()
    _ = HierarchyBuilder.build(TestNetwork(randomTown: &generator, side: 20).graph) { shares.add($0) }
    #expect(shares.all == shares.all.sorted())
    #expect(shares.all.last == 1)
  }

  /// Shares told by several threads.
  private final class SharedShares: @unchecked Sendable {
    // Written to one call at a time, as the builder promises.
    private(set) var all: [Double] = []

    func add(_ share: Double) { all.append(share) }
  }
}
