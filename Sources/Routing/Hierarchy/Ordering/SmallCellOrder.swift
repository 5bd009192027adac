/// The order within a cell too small to dissect: always the node next that has fewest neighbours left (minimum degree,
/// after Tinney and Walker 1967), those outside of the cell counted in.
///
/// Sets of nodes are words of 64 bits, so a cell and what surrounds it may have no more nodes than that.
struct SmallCellOrder {
  /// Most nodes of a cell that is ordered this way.
  static let maxNodes = 40

  /// The nodes in their order, nil when cell and surroundings are too large.
  static func order(_ cell: [UInt32], in core: UndirectedGraph) -> [UInt32]? {
    guard cell.count <= maxNodes else { return nil }
    var members = cell
    var neighbors: [UInt64] = []
    for node in cell {
      var set: UInt64 = 0
      for place in Int(core.firstOut[Int(node)])..<Int(core.firstOut[Int(node) + 1]) {
        let other = core.head[place]
        let known = members.firstIndex(of: other)
        if known == nil { members.append(other) }
        guard members.count <= UInt64.bitWidth else { return nil }
        set |= 1 << UInt64(known ?? members.count - 1)
      }
      neighbors.append(set)
    }
    return eliminate(&neighbors).map { cell[$0] }
  }

  private static func eliminate(_ neighbors: inout [UInt64]) -> [Int] {
    var left = Array(neighbors.indices)
    var order: [Int] = []
    while let least = left.indices.min(by: {
      neighbors[left[$0]].nonzeroBitCount < neighbors[left[$1]].nonzeroBitCount
    }) {
      let node = left.remove(at: least)
      order.append(node)
      let joined = neighbors[node]
      for other in left where joined >> UInt64(other) & 1 == 1 {
        neighbors[other] |= joined
        neighbors[other] &= ~(1 << UInt64(other) | 1 << UInt64(node))
      }
    }
    return order
  }
}
