/// The tree of an elimination order: the parent of a node is the first of its neighbours, shortcuts included, to go
/// after it.
///
/// Found without the shortcuts, after Liu, "A compact row storage scheme for Cholesky factors using elimination trees"
/// (1986).
struct EliminationTree {
  /// In place of a parent at a root.
  static let none = UInt32.max

  /// Parent by place in the order.
  let parent: [UInt32]

  /// - Parameters:
  ///   - graph: The graph.
  ///   - order: Its nodes in the order in which they go.
  /// - Complexity: O(edges · log nodes), almost linear in practice.
  init(_ graph: UndirectedGraph, order: [UInt32]) {
    let count = order.count
    let place = Self.inverse(order)
    var parent = [UInt32](repeating: Self.none, count: count)
    // Short cuts to ancestors, so that no way up is gone twice.
    var ancestor = parent
    for node in 0..<count {
      let original = Int(order[node])
      for entry in Int(graph.firstOut[original])..<Int(graph.firstOut[original + 1]) {
        var lower = Int(place[Int(graph.head[entry])])
        guard lower < node else { continue }
        while ancestor[lower] != Self.none, ancestor[lower] != node {
          let next = Int(ancestor[lower])
          ancestor[lower] = UInt32(truncatingIfNeeded: node)
          lower = next
        }
        if ancestor[lower] == Self.none {
          ancestor[lower] = UInt32(truncatingIfNeeded: node)
          parent[lower] = UInt32(truncatingIfNeeded: node)
        }
      }
    }
    self.parent = parent
  }

  /// The places of the tree's nodes, each subtree in one run and before its root.
  ///
  /// An order by these places has the same shortcuts, and what a search visits lies close together.
  func postorder() -> [UInt32] {
    var firstChild = [UInt32](repeating: Self.none, count: parent.count)
    var nextSibling = firstChild
    var stack: [UInt32] = []
    for node in parent.indices.reversed() {
      guard parent[node] != Self.none else {
        stack.append(UInt32(truncatingIfNeeded: node))
        continue
      }
      nextSibling[node] = firstChild[Int(parent[node])]
      firstChild[Int(parent[node])] = UInt32(truncatingIfNeeded: node)
    }
    // Roots, and the children of each node, are taken last first; so the sequence is turned around in the end.
    stack.reverse()
    var sequence: [UInt32] = []
    sequence.reserveCapacity(parent.count)
    while let node = stack.popLast() {
      sequence.append(node)
      var child = firstChild[Int(node)]
      while child != Self.none {
        stack.append(child)
        child = nextSibling[Int(child)]
      }
    }
    return sequence.reversed()
  }

  /// The place of each node in an order.
  static func inverse(_ order: [UInt32]) -> [UInt32] {
    var place = [UInt32](repeating: 0, count: order.count)
    for (index, node) in order.enumerated() { place[Int(node)] = UInt32(truncatingIfNeeded: index) }
    return place
  }
}
