internal import Streets

extension HierarchyTables {
  /// Adds to the arcs upwards what can be worked out from them: the arcs from below, and the graph's edges by arc.
  ///
  /// Loops are left out: no shortest way has one.
  /// - Complexity: O(arcs + edges · log of the arcs of a node).
  mutating func link(firstOut: UnsafeBufferPointer<UInt32>, head: UnsafeBufferPointer<UInt32>) {
    linkDown()
    linkInputs(firstOut: firstOut, head: head)
  }

  private mutating func linkDown() {
    let count = firstUp.count - 1
    var next = [UInt32](repeating: 0, count: count + 1)
    for head in upHead { next[Int(head) + 1] += 1 }
    for rank in 0..<count { next[rank + 1] += next[rank] }
    firstDown = next
    downArc = [UInt32](repeating: 0, count: upHead.count)
    downTail = downArc
    for tail in 0..<count {
      for arc in Int(firstUp[tail])..<Int(firstUp[tail + 1]) {
        let place = Int(next[Int(upHead[arc])])
        next[Int(upHead[arc])] += 1
        downArc[place] = UInt32(truncatingIfNeeded: arc)
        downTail[place] = UInt32(truncatingIfNeeded: tail)
      }
    }
  }

  private mutating func linkInputs(firstOut: UnsafeBufferPointer<UInt32>, head: UnsafeBufferPointer<UInt32>) {
    var arcOf = [UInt32](repeating: .max, count: head.count)
    var next = [UInt32](repeating: 0, count: upHead.count + 1)
    forEachEdge(firstOut, head) { edge, arc in
      arcOf[edge] = UInt32(truncatingIfNeeded: arc)
      next[arc + 1] += 1
    }
    for arc in upHead.indices { next[arc + 1] += next[arc] }
    firstInput = next
    inputs = [UInt32](repeating: 0, count: Int(next[upHead.count]))
    forEachEdge(firstOut, head, known: arcOf) { edge, arc, isDown in
      inputs[Int(next[arc])] = UInt32(truncatingIfNeeded: edge << 1 | (isDown ? 1 : 0))
      next[arc] += 1
    }
  }

  private func forEachEdge(
    _ firstOut: UnsafeBufferPointer<UInt32>, _ head: UnsafeBufferPointer<UInt32>,
    _ body: (_ edge: Int, _ arc: Int) -> Void
  ) {
    for node in rank.indices {
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) where Int(head[edge]) != node {
        let ends = (rank[node], rank[Int(head[edge])])
        if let arc = arc(from: min(ends.0, ends.1), to: max(ends.0, ends.1)) { body(edge, arc) }
      }
    }
  }

  private func forEachEdge(
    _ firstOut: UnsafeBufferPointer<UInt32>, _ head: UnsafeBufferPointer<UInt32>, known arcOf: [UInt32],
    _ body: (_ edge: Int, _ arc: Int, _ isDown: Bool) -> Void
  ) {
    for node in rank.indices {
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) where arcOf[edge] != .max {
        body(edge, Int(arcOf[edge]), rank[node] > rank[Int(head[edge])])
      }
    }
  }

  /// The arc between two ranks, nil when there is none.
  func arc(from lower: UInt32, to upper: UInt32) -> Int? {
    var low = Int(firstUp[Int(lower)])
    var high = Int(firstUp[Int(lower) + 1])
    while low < high {
      let middle = (low + high) / 2
      if upHead[middle] < upper { low = middle + 1 } else { high = middle }
    }
    return low < Int(firstUp[Int(lower) + 1]) && upHead[low] == upper ? low : nil
  }
}
