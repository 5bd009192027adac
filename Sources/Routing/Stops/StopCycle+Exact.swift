extension StopCycle {
  /// The cheapest order of the nodes without the depot (Held and Karp 1962).
  ///
  /// For each set of nodes and each of them as the last one, the cheapest way from the depot through all of the set.
  /// - Complexity: O(2ⁿ n²) time and O(2ⁿ n) memory for n nodes.
  func exactOrder() -> [Int] {
    let nodes = count - 1
    guard nodes > 1 else { return nodes == 1 ? [1] : [] }
    var best = [Double](repeating: .infinity, count: nodes << nodes)
    var before = [UInt8](repeating: 0, count: nodes << nodes)
    for node in 0..<nodes { best[(1 << node) * nodes + node] = cost(0, node + 1) }
    best.withUnsafeMutableBufferPointer { best in
      before.withUnsafeMutableBufferPointer { fill(best, $0, nodes) }
    }
    return backwards(best, before, nodes)
  }

  private func fill(
    _ best: UnsafeMutableBufferPointer<Double>, _ before: UnsafeMutableBufferPointer<UInt8>, _ nodes: Int
  ) {
    withCosts { costs in
      for set in 1..<(1 << nodes) {
        var lasts = set
        while lasts != 0 {
          let last = lasts.trailingZeroBitCount
          lasts &= lasts - 1
          let soFar = best[set * nodes + last]
          let row = (last + 1) * count + 1
          var others = ~set & ((1 << nodes) - 1)
          while others != 0 {
            let next = others.trailingZeroBitCount
            others &= others - 1
            let state = (set | 1 << next) * nodes + next
            let cost = soFar + costs[row + next]
            if cost < best[state] { (best[state], before[state]) = (cost, UInt8(last)) }
          }
        }
      }
    }
  }

  private func backwards(_ best: [Double], _ before: [UInt8], _ nodes: Int) -> [Int] {
    var set = (1 << nodes) - 1
    let ends = (0..<nodes).map { best[set * nodes + $0] + cost($0 + 1, 0) }
    var last = ends.indices.min { ends[$0] < ends[$1] } ?? 0
    var order: [Int] = []
    while order.count < nodes {
      order.append(last + 1)
      let previous = Int(before[set * nodes + last])
      set &= ~(1 << last)
      last = previous
    }
    return order.reversed()
  }
}
