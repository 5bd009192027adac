internal import Synchronization

/// Marks of nodes that serve one search after the other: an older search's marks count as none.
struct NodeMarks: ~Copyable {
  /// What is known of a node.
  struct Mark: BitwiseCopyable {
    /// Expense to the destination, or nothing when the stamp is old.
    var remaining: UInt64
    /// Expense from the origin.
    var spent: UInt64
    var remainingStamp: UInt32
    var spentStamp: UInt32
    /// Number of the node in the region.
    var local: UInt32
  }

  let marks: UnsafeMutablePointer<Mark>
  let count: Int
  private(set) var stamp: UInt32 = 0

  init(count: Int) {
    self.count = count
    marks = .allocate(capacity: max(1, count))
    marks.initialize(repeating: Self.none, count: count)
  }

  deinit {
    marks.deallocate()
  }

  /// Forgets all marks.
  mutating func begin() {
    if stamp == .max {
      marks.update(repeating: Self.none, count: count)
      stamp = 0
    }
    stamp += 1
  }

  private static var none: Mark { Mark(remaining: 0, spent: 0, remainingStamp: 0, spentStamp: 0, local: 0) }
}

/// What choices over one graph share: its reversed edges and memory for searches.
final class ChoiceWorkspace: Sendable {
  /// Unchecked, because a box is either in the list or with one search.
  private final class Box: @unchecked Sendable {
    var marks: NodeMarks

    init(count: Int) {
      marks = NodeMarks(count: count)
    }
  }

  let reversed: ReversedEdges
  private let nodeCount: Int
  private let free = Mutex<[Box]>([])

  init(reversed: ReversedEdges, nodeCount: Int) {
    self.reversed = reversed
    self.nodeCount = nodeCount
  }

  /// Lends marks to a search.
  func withMarks<Result>(_ search: (inout NodeMarks) -> Result) -> Result {
    let box = free.withLock { $0.popLast() } ?? Box(count: nodeCount)
    defer { free.withLock { $0.append(box) } }
    box.marks.begin()
    return search(&box.marks)
  }
}
