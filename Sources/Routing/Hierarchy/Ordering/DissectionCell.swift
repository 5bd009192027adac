/// A part of the core that is to be dissected, with the graph among its own nodes.
struct DissectionCell: Sendable {
  /// Numbers in the core, rising.
  let nodes: [UInt32]
  /// The graph among them, numbered by place in ``nodes``.
  let graph: UndirectedGraph

  /// Parts the cell by the sides of its nodes: below 0 the one, above 0 the other, 0 the separator.
  /// - Complexity: O(nodes + edges).
  func parted(_ sides: [Int8]) -> (low: DissectionCell, high: DissectionCell, separator: [UInt32]) {
    var number = [UInt32](repeating: 0, count: nodes.count)
    var counts: (low: UInt32, high: UInt32) = (0, 0)
    for node in nodes.indices {
      if sides[node] < 0 {
        number[node] = counts.low
        counts.low += 1
      } else if sides[node] > 0 {
        number[node] = counts.high
        counts.high += 1
      }
    }
    let separator = nodes.indices.filter { sides[$0] == 0 }.map { nodes[$0] }
    return (part(sides, number) { $0 < 0 }, part(sides, number) { $0 > 0 }, separator)
  }

  private func part(_ sides: [Int8], _ number: [UInt32], _ isInside: (Int8) -> Bool) -> DissectionCell {
    var partNodes: [UInt32] = []
    var firstOut: [UInt32] = [0]
    var head: [UInt32] = []
    for node in nodes.indices where isInside(sides[node]) {
      partNodes.append(nodes[node])
      for place in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        let other = Int(graph.head[place])
        if isInside(sides[other]) { head.append(number[other]) }
      }
      firstOut.append(UInt32(truncatingIfNeeded: head.count))
    }
    return DissectionCell(nodes: partNodes, graph: UndirectedGraph(firstOut: firstOut, head: head))
  }
}
