/// The share of a segment's length that lies inside zones, for the few segments where it is above 0: a hash table with
/// open addressing, so that a request costs what its zones hold and not what the city holds.
final class ZoneFractions: @unchecked Sendable {
  /// What a search reads, without counting references; valid as long as the table.
  struct Reader: BitwiseCopyable {
    fileprivate let keys: UnsafePointer<UInt32>
    fileprivate let values: UnsafePointer<Double>
    fileprivate let mask: Int

    /// The share of a segment, 0 to 1.
    @inline(__always)
    subscript(segment: Int) -> Double {
      let place = ZoneFractions.place(of: UInt32(truncatingIfNeeded: segment), keys, mask)
      return keys[place] == ZoneFractions.empty ? 0 : values[place]
    }
  }

  fileprivate static let empty = UInt32.max

  private var keys: UnsafeMutablePointer<UInt32>
  private var values: UnsafeMutablePointer<Double>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty table.
  init() {
    capacity = 256
    (keys, values) = Self.allocate(capacity)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
  }

  /// What searches read, once the table is complete.
  var reader: Reader { Reader(keys: keys, values: values, mask: capacity - 1) }

  /// Sets the share of a segment.
  func set(_ fraction: Double, of segment: Int) {
    if 2 * (count + 1) > capacity { grow() }
    insert(UInt32(truncatingIfNeeded: segment), fraction)
  }

  /// Calls `body` with every segment that was set, in no order that means anything.
  func forEach(_ body: (_ segment: Int, _ fraction: Double) -> Void) {
    for place in 0..<capacity where keys[place] != Self.empty { body(Int(keys[place]), values[place]) }
  }

  private func insert(_ key: UInt32, _ fraction: Double) {
    let place = Self.place(of: key, keys, capacity - 1)
    if keys[place] == Self.empty { count += 1 }
    keys[place] = key
    values[place] = fraction
  }

  private func grow() {
    let old = (keys: keys, values: values, capacity: capacity)
    capacity *= 4
    (keys, values) = Self.allocate(capacity)
    count = 0
    for place in 0..<old.capacity where old.keys[place] != Self.empty { insert(old.keys[place], old.values[place]) }
    old.keys.deallocate()
    old.values.deallocate()
  }

  private static func allocate(_ capacity: Int) -> (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Double>) {
    let keys = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    keys.initialize(repeating: empty, count: capacity)
    return (keys, .allocate(capacity: capacity))
  }

  /// Where a key is, or the free place where it belongs; there always is one, as half of the places are free.
  @inline(__always)
  fileprivate static func place(of key: UInt32, _ keys: UnsafePointer<UInt32>, _ mask: Int) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, section 6.4).
    var place = Int((key &* 0x9E37_79B1) >> 8) & mask
    while keys[place] != key, keys[place] != empty { place = (place + 1) & mask }
    return place
  }
}
