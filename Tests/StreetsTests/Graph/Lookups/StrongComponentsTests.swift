import Testing

@testable import Streets

@Suite("Strongly connected components")
struct StrongComponentsTests {
  @Test("are the classes of nodes that reach each other", arguments: 0..<100)
  func oracle(seed: UInt64) {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 12, streets: 14).tables)
    for mode in TravelMode.allCases {
      let components = StrongComponents(firstOut: graph.firstOut, head: graph.head, durations: graph.durations(mode))
      let reachable = (0..<graph.nodeCount).map { Self.reachable(from: $0, in: graph, mode) }
      for from in 0..<graph.nodeCount {
        for to in 0..<graph.nodeCount {
          let isMutual = reachable[from].contains(to) && reachable[to].contains(from)
          #expect((components.component[from] == components.component[to]) == isMutual, "\(mode) \(from) \(to)")
        }
      }
    }
  }

  @Test("of a long one-way chain are its nodes, without deep recursion")
  func chain() {
    let count: UInt32 = 100_000
    let firstOut = (0...count).map { min($0, count - 1) }
    let head = Array(1..<count)
    let durations = [UInt32](repeating: 1, count: head.count)
    let components = firstOut.withUnsafeBufferPointer { firstOut in
      head.withUnsafeBufferPointer { head in
        durations.withUnsafeBufferPointer { StrongComponents(firstOut: firstOut, head: head, durations: $0) }
      }
    }
    #expect(components.count == count)
  }

  @Test("of equal size: the one with the lowest node is the largest")
  func tie() {
    var sketch = GraphSketch()
    let nodes = (0..<4).map { sketch.node(Double($0) * 100, 0) }
    sketch.street(nodes[3], nodes[2])
    sketch.street(nodes[1], nodes[0])
    let graph = StreetGraph(sketch.tables)
    let components = StrongComponents(firstOut: graph.firstOut, head: graph.head, durations: graph.durations(.walk))
    #expect(components.largest == components.component[0])
  }

  private static func reachable(from start: Int, in graph: StreetGraph, _ mode: TravelMode) -> Set<Int> {
    var found: Set = [start]
    var frontier = [start]
    while let node = frontier.popLast() {
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])
      where graph.durations(mode)[edge] != StreetGraph.closed && found.insert(Int(graph.head[edge])).inserted {
        frontier.append(Int(graph.head[edge]))
      }
    }
    return found
  }
}
