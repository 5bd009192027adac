/// The strongly connected components of a graph in compressed sparse rows, closed edges left out.
///
/// Tarjan, "Depth-first search and linear graph algorithms" (1972), with a stack of its own instead of recursion.
struct StrongComponents {
  /// Component by node.
  private(set) var component: [UInt32]
  /// Number of components.
  private(set) var count: UInt32 = 0

  private static let none = UInt32.max

  /// - Complexity: O(nodes + edges).
  init(
    firstOut: UnsafeBufferPointer<UInt32>, head: UnsafeBufferPointer<UInt32>,
    durations: UnsafeBufferPointer<UInt32>
  ) {
    let nodeCount = firstOut.count - 1
    component = [UInt32](repeating: Self.none, count: nodeCount)
    var order = [UInt32](repeating: Self.none, count: nodeCount)
    var low = order
    var nextEdge = Array(firstOut.dropLast())
    var path: [Int] = []
    var open: [Int] = []
    var visited: UInt32 = 0
    for root in 0..<nodeCount where order[root] == Self.none {
      path.append(root)
      while let node = path.last {
        if order[node] == Self.none {
          order[node] = visited
          low[node] = visited
          visited += 1
          open.append(node)
        }
        let edge = Int(nextEdge[node])
        if edge < Int(firstOut[node + 1]) {
          nextEdge[node] += 1
          let next = Int(head[edge])
          if durations[edge] == StreetGraph.closed { continue }
          if order[next] == Self.none {
            path.append(next)
          } else if component[next] == Self.none {
            low[node] = min(low[node], order[next])
          }
        } else {
          path.removeLast()
          if let parent = path.last { low[parent] = min(low[parent], low[node]) }
          guard low[node] == order[node] else { continue }
          while let member = open.popLast() {
            component[member] = count
            if member == node { break }
          }
          count += 1
        }
      }
    }
  }

  /// The component with most nodes; of equals, the one with the lowest node; nil when there are no nodes.
  var largest: UInt32? {
    var sizes = [Int](repeating: 0, count: Int(count))
    for id in component { sizes[Int(id)] += 1 }
    let most = sizes.max()
    return component.first { sizes[Int($0)] == most }
  }
}
