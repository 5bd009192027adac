/// Which nodes are joined: a graph without directions, loops and multi-edges, in compressed sparse rows.
///
/// This is all that an elimination order depends on.
struct UndirectedGraph: Sendable {
  /// First neighbour by node, and the number of entries at the end.
  let firstOut: [UInt32]
  /// Neighbours by node, in rising order.
  let head: [UInt32]

  /// Number of nodes.
  var nodeCount: Int { firstOut.count - 1 }

  /// Takes rows that are sorted and the same in both directions.
  init(firstOut: [UInt32], head: [UInt32]) {
    self.firstOut = firstOut
    self.head = head
  }

  /// Joins the ends of all edges of a directed graph.
  /// - Complexity: O(nodes + edges) for nodes of few neighbours.
  init(directedFirstOut: UnsafeBufferPointer<UInt32>, directedHead: UnsafeBufferPointer<UInt32>) {
    let nodeCount = max(0, directedFirstOut.count - 1)
    var next = [UInt32](repeating: 0, count: nodeCount + 1)
    Self.forEachEdge(directedFirstOut, directedHead) { tail, head in
      next[tail + 1] += 1
      next[head + 1] += 1
    }
    for node in 0..<nodeCount { next[node + 1] += next[node] }
    let rowStart = next
    var all = [UInt32](repeating: 0, count: Int(next[nodeCount]))
    Self.forEachEdge(directedFirstOut, directedHead) { tail, head in
      all[Int(next[tail])] = UInt32(truncatingIfNeeded: head)
      next[tail] += 1
      all[Int(next[head])] = UInt32(truncatingIfNeeded: tail)
      next[head] += 1
    }
    (firstOut, head) = Self.sortedRows(rowStart, all)
  }

  private static func forEachEdge(
    _ firstOut: UnsafeBufferPointer<UInt32>, _ head: UnsafeBufferPointer<UInt32>, _ body: (Int, Int) -> Void
  ) {
    for tail in 0..<max(0, firstOut.count - 1) {
      for edge in Int(firstOut[tail])..<Int(firstOut[tail + 1]) where Int(head[edge]) != tail {
        body(tail, Int(head[edge]))
      }
    }
  }

  /// Sorts every row and drops what stands in it twice.
  private static func sortedRows(_ rowStart: [UInt32], _ entries: [UInt32]) -> (firstOut: [UInt32], head: [UInt32]) {
    var entries = entries
    var firstOut: [UInt32] = [0]
    firstOut.reserveCapacity(rowStart.count)
    var count = 0
    entries.withUnsafeMutableBufferPointer { entries in
      for node in 0..<rowStart.count - 1 {
        let row = Int(rowStart[node])..<Int(rowStart[node + 1])
        entries.sortShort(row)
        for place in row where place == row.lowerBound || entries[place] != entries[count - 1] {
          entries[count] = entries[place]
          count += 1
        }
        firstOut.append(UInt32(count))
      }
    }
    return (firstOut, Array(entries[..<count]))
  }
}

extension UnsafeMutableBufferPointer where Element: Comparable {
  /// Sorts a part that is mostly short, by insertion where it is.
  /// - Complexity: O(n log n).
  @inline(__always)
  func sortShort(_ range: Range<Int>) {
    guard range.count <= 24 else {
      self[range].sort()
      return
    }
    for place in range.dropFirst() {
      let element = self[place]
      var hole = place
      while hole > range.lowerBound, element < self[hole - 1] {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
    }
  }
}
