/// All arcs that the hierarchy has: the edges of the graph and the shortcuts that eliminating its nodes in order would
/// add (Dibbelt, Strasser, Wagner 2016, section 5; symbolic Cholesky factorization, George and Liu 1981).
///
/// The upper neighbours of a node are those of the graph and those of its children in the elimination tree.
struct Contraction {
  /// First arc by rank, and the number of arcs.
  private(set) var firstUp: [UInt32] = [0]
  /// The higher end of an arc, rising within a row.
  private(set) var upHead: [UInt32] = []

  /// - Parameters:
  ///   - graph: The graph.
  ///   - order: Its nodes by rank.
  /// - Complexity: O(arcs · log of the arcs of a node).
  init(_ graph: UndirectedGraph, order: [UInt32]) {
    let count = order.count
    let rank = EliminationTree.inverse(order)
    var firstChild = [UInt32](repeating: EliminationTree.none, count: count)
    var nextSibling = firstChild
    var mark = firstChild
    var row: [UInt32] = []
    firstUp.reserveCapacity(count + 1)
    upHead.reserveCapacity(2 * count)
    for node in 0..<count {
      let here = UInt32(truncatingIfNeeded: node)
      mark[node] = here
      row.removeAll(keepingCapacity: true)
      let original = Int(order[node])
      for entry in Int(graph.firstOut[original])..<Int(graph.firstOut[original + 1]) {
        Self.add(rank[Int(graph.head[entry])], above: here, to: &row, &mark)
      }
      var child = firstChild[node]
      while child != EliminationTree.none {
        for arc in Int(firstUp[Int(child)])..<Int(firstUp[Int(child) + 1]) {
          Self.add(upHead[arc], above: here, to: &row, &mark)
        }
        child = nextSibling[Int(child)]
      }
      row.withUnsafeMutableBufferPointer { $0.sortShort($0.indices) }
      upHead += row
      firstUp.append(UInt32(truncatingIfNeeded: upHead.count))
      guard let parent = row.first else { continue }
      nextSibling[node] = firstChild[Int(parent)]
      firstChild[Int(parent)] = here
    }
  }

  @inline(__always)
  private static func add(_ other: UInt32, above node: UInt32, to row: inout [UInt32], _ mark: inout [UInt32]) {
    guard other > node, mark[Int(other)] != node else { return }
    mark[Int(other)] = node
    row.append(other)
  }
}
