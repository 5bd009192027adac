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
