/// Dead ends and chains, taken away before the rest is dissected: most nodes of a street map.
///
/// A node with at most two neighbours can always come first in an elimination order: it adds at most one shortcut,
/// which takes the place of its own two edges. What is left, the core, has at least three neighbours everywhere. Nodes
/// go in rounds, no two neighbours in one, so that a chain of n nodes makes a tree log n high and not a list. (Dibbelt,
/// Strasser, Wagner, "Customizable Contraction Hierarchies", 2016, section 4, order chains and dead ends the same way
/// for the same reason.)
struct LowDegreeElimination {
  /// The nodes taken away, in their order.
  private(set) var eliminated: [UInt32] = []
  /// The others, in rising order.
  private(set) var coreNodes: [UInt32] = []
  /// The graph between them, with the shortcuts, numbered by place in ``coreNodes``.
  private(set) var core = UndirectedGraph(firstOut: [0], head: [])

  /// - Complexity: O(nodes + edges).
  init(_ graph: UndirectedGraph) {
    let nodeCount = graph.nodeCount
    var head = graph.head
    var degree = (0..<nodeCount).map { graph.firstOut[$0 + 1] - graph.firstOut[$0] }
    var round = [UInt32](repeating: 0, count: nodeCount)
    var isListed = degree.map { $0 <= 2 }
    var current = (0..<UInt32(nodeCount)).filter { isListed[Int($0)] }
    var number: UInt32 = 0
    eliminated.reserveCapacity(nodeCount)
    while !current.isEmpty {
      number += 1
      var later: [UInt32] = []
      for node in current {
        guard round[Int(node)] != number else {
          later.append(node)
          continue
        }
        eliminated.append(node)
        let row = Int(graph.firstOut[Int(node)])
        let count = Int(degree[Int(node)])
        for place in 0..<count {
          let neighbor = head[row + place]
          let other = count == 2 ? head[row + 1 - place] : nil
          Self.replace(node, by: other, in: &head, from: Int(graph.firstOut[Int(neighbor)]), &degree[Int(neighbor)])
          round[Int(neighbor)] = number
          if degree[Int(neighbor)] <= 2, !isListed[Int(neighbor)] {
            isListed[Int(neighbor)] = true
            later.append(neighbor)
          }
        }
      }
      current = later
    }
    coreNodes = (0..<UInt32(nodeCount)).filter { !isListed[Int($0)] }
    core = Self.core(coreNodes, firstOut: graph.firstOut, head: head, degree: degree)
  }

  /// Puts one neighbour in the place of another, or nothing when it is there already or is nil.
  @inline(__always)
  private static func replace(
    _ old: UInt32, by new: UInt32?, in head: inout [UInt32], from first: Int, _ degree: inout UInt32
  ) {
    var placeOfOld = first
    var isKnown = new == nil
    for place in first..<first + Int(degree) {
      if head[place] == old { placeOfOld = place }
      if head[place] == new { isKnown = true }
    }
    if let new, !isKnown {
      head[placeOfOld] = new
    } else {
      degree -= 1
      head[placeOfOld] = head[first + Int(degree)]
    }
  }

  private static func core(
    _ nodes: [UInt32], firstOut: [UInt32], head: [UInt32], degree: [UInt32]
  ) -> UndirectedGraph {
    var number = [UInt32](repeating: 0, count: degree.count)
    for (index, node) in nodes.enumerated() { number[Int(node)] = UInt32(index) }
    var coreFirst: [UInt32] = [0]
    var coreHead: [UInt32] = []
    for node in nodes {
      let first = Int(firstOut[Int(node)])
      coreHead += head[first..<first + Int(degree[Int(node)])].map { number[Int($0)] }.sorted()
      coreFirst.append(UInt32(coreHead.count))
    }
    return UndirectedGraph(firstOut: coreFirst, head: coreHead)
  }
}
