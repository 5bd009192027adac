/// Labels in the order in which they were made, up to a limit; each keeps its number.
struct LabelStore<Label: BitwiseCopyable>: ~Copyable {
  private var labels: UnsafeMutablePointer<Label>
  private var capacity = 1 << 12
  private(set) var count = 0
  private let limit: Int

  /// - Parameter limit: most labels, below 2³².
  init(limit: Int) {
    self.limit = min(limit, Int(UInt32.max) - 1)
    labels = .allocate(capacity: capacity)
  }

  deinit {
    labels.deallocate()
  }

  /// Whether there is no room for another label.
  var isFull: Bool { count >= limit }

  @inline(__always)
  subscript(index: UInt32) -> Label {
    get { labels[Int(index)] }
    nonmutating set { labels[Int(index)] = newValue }
  }

  /// Adds a label under the next number; not where the store ``isFull``.
  @inline(__always)
  mutating func append(_ label: Label) {
    if count == capacity { grow() }
    labels[count] = label
    count += 1
  }

  /// Forgets all labels, and keeps their memory.
  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Label>.allocate(capacity: capacity * 2)
    larger.update(from: labels, count: count)
    labels.deallocate()
    labels = larger
    capacity *= 2
  }
}
