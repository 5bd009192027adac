/// A priority queue of nodes in which every entry has up to four children: half as deep as a binary heap, and the
/// children share a cache line or two.
///
/// Nothing is ever moved up again: a node whose key falls is pushed once more, and the search skips the old entry.
struct QuaternaryHeap<Key: PathCost>: ~Copyable {
  /// A node, or whatever else has a number, and the key that it waits with.
  struct Entry: BitwiseCopyable {
    let key: Key
    let node: UInt32
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1024) {
    self.capacity = max(1, capacity)
    entries = .allocate(capacity: self.capacity)
  }

  deinit {
    entries.deallocate()
  }

  /// The entry with the least key.
  @inline(__always)
  var least: Entry? { count > 0 ? entries[0] : nil }

  /// Forgets all entries, and keeps their memory.
  mutating func removeAll() {
    count = 0
  }

  /// Adds an entry.
  /// - Complexity: O(log n).
  @inline(__always)
  mutating func push(_ entry: Entry) {
    if count == capacity { grow() }
    var hole = count
    count += 1
    while hole > 0 {
      let parent = (hole - 1) >> 2
      guard entry.key < entries[parent].key else { break }
      entries[hole] = entries[parent]
      hole = parent
    }
    entries[hole] = entry
  }

  /// Takes out the entry with the least key, nil when there is none.
  /// - Complexity: O(log n).
  @inline(__always)
  mutating func popLeast() -> Entry? {
    guard count > 0 else { return nil }
    let least = entries[0]
    count -= 1
    if count > 0 { sink(entries[count]) }
    return least
  }

  /// Puts an entry in the place of the root and lets it fall to where it belongs.
  @inline(__always)
  private mutating func sink(_ entry: Entry) {
    var hole = 0
    while true {
      let first = (hole << 2) + 1
      guard first < count else { break }
      var child = first
      for other in first + 1..<min(first + 4, count) where entries[other].key < entries[child].key {
        child = other
      }
      guard entries[child].key < entry.key else { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = entry
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.update(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}
