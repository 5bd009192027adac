import Geo
import Testing

@testable import Routing

@Suite("Separators")
struct SeparatorFlowTests {
  /// A small graph with some sources and sinks.
  struct Case {
    var neighbors: [Set<Int>]
    var roles: [UInt8]

    init(_ generator: inout SeededRandom) {
      let count = Int.random(in: 2...9, using: &generator)
      neighbors = [Set<Int>](repeating: [], count: count)
      for _ in 0..<Int.random(in: 0...16, using: &generator) {
        let ends = (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
        guard ends.0 != ends.1 else { continue }
        neighbors[ends.0].insert(ends.1)
        neighbors[ends.1].insert(ends.0)
      }
      roles = [UInt8](repeating: SeparatorFlow.Role.middle, count: count)
      let few = Int.random(in: 1...max(1, count / 3), using: &generator)
      for node in 0..<few {
        roles[node] = SeparatorFlow.Role.source
        roles[count - 1 - node] = SeparatorFlow.Role.sink
      }
    }

    /// Whether no way leads from a source to a sink when some nodes are gone.
    func isParted(without cut: Set<Int>) -> Bool {
      var seen = Set(roles.indices.filter { roles[$0] == SeparatorFlow.Role.source }).subtracting(cut)
      var open = Array(seen)
      while let node = open.popLast() {
        if roles[node] == SeparatorFlow.Role.sink { return false }
        for other in neighbors[node].subtracting(cut) where seen.insert(other).inserted { open.append(other) }
      }
      return true
    }

    /// The size of the smallest cut, by trying all.
    var smallestCut: Int {
      (0..<1 << roles.count).filter { mask in isParted(without: Set(roles.indices.filter { mask >> $0 & 1 == 1 })) }
        .map(\.nonzeroBitCount).min() ?? 0
    }
  }

  @Test("are the smallest that there are, on both sides of the flow", arguments: 1...400 as ClosedRange<UInt64>)
  func smallest(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let example = Case(&generator)
    let expected = example.smallestCut
    var firstOut: [UInt32] = [0]
    for row in example.neighbors { firstOut.append((firstOut.last ?? 0) + UInt32(row.count)) }
    // One more, so that even a graph without edges has an address.
    let head: [UInt32] = example.neighbors.flatMap { row in row.sorted().map { UInt32($0) } } + [0]
    firstOut.withUnsafeBufferPointer { firstOut in
      head.withUnsafeBufferPointer { head in
        guard let rows = firstOut.baseAddress, let heads = head.baseAddress else { return }
        var flow = SeparatorFlow(nodeCount: example.roles.count, firstOut: rows, head: heads)
        for (node, role) in example.roles.enumerated() { flow.role[node] = role }
        let isBelow = flow.run(below: expected)
        #expect(!isBelow, "seed \(seed), \(example)")
        let isFound = flow.run(below: .max)
        #expect(isFound, "seed \(seed), \(example)")
        let paths = flow.flow
        #expect(paths == expected, "seed \(seed), \(example)")
        expectCut(of: flow, example, seed)
        flow.reverse()
        expectCut(of: flow, example, seed)
      }
    }
  }

  private func expectCut(of flow: borrowing SeparatorFlow, _ example: Case, _ seed: UInt64) {
    var sides = [Int](repeating: 0, count: example.roles.count)
    flow.sides { node, side in sides[node] = side }
    let cut = Set(sides.indices.filter { sides[$0] == 0 })
    let paths = flow.flow
    #expect(cut.count == paths, "seed \(seed), \(example), sides \(sides)")
    #expect(example.isParted(without: cut), "seed \(seed), \(example), sides \(sides)")
    for node in sides.indices where sides[node] < 0 {
      #expect(example.neighbors[node].allSatisfy { sides[$0] <= 0 }, "seed \(seed), \(example), sides \(sides)")
    }
  }
}
