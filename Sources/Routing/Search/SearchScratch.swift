internal import Computing

/// What a search knows of a node.
struct NodeLabel<Cost: PathCost>: BitwiseCopyable {
  /// Least cost found so far.
  var cost: Cost
  /// The edge that the least cost comes over; from the number of edges on, the number of a start.
  var parent: UInt32
  /// Twice the number of the search that wrote the label, plus 1 when the node is settled.
  var stamp: UInt32
}

/// The memory of one search, used again by the next: labels of an older search count as unseen, so that a search costs
/// what it visits and not what the graph holds.
struct SearchScratch<Cost: PathCost>: ~Copyable {
  let labels: UnsafeMutablePointer<NodeLabel<Cost>>
  let nodeCount: Int
  var heap = QuaternaryHeap<Cost>()
  /// The stamp of a node seen by the present search, never 0; one more when it is settled.
  private(set) var seenStamp: UInt32

  init(nodeCount: Int, lastStamp: UInt32 = 0) {
    self.nodeCount = nodeCount
    seenStamp = lastStamp
    labels = ZeroedMemory.allocate(NodeLabel<Cost>.self, count: nodeCount)
  }

  deinit {
    ZeroedMemory.deallocate(labels)
  }

  /// Forgets the last search.
  mutating func beginSearch() {
    heap.removeAll()
    if seenStamp >= .max - 3 {
      labels.update(repeating: Self.unseen, count: nodeCount)
      seenStamp = 0
    }
    seenStamp += 2
  }

  private static var unseen: NodeLabel<Cost> { NodeLabel(cost: .unreachable, parent: 0, stamp: 0) }
}
