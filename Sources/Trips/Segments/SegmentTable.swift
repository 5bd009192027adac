internal import Synchronization

/// An object for each segment of a network, made when it is first asked for and kept as long as the table.
///
/// Reading takes no lock: a slot is empty or has its object for good. Two who make the same at once keep the first one.
final class SegmentTable<Value: AnyObject & Sendable>: @unchecked Sendable {
  private typealias Slot = Atomic<UInt>

  private let slots: UnsafeMutablePointer<Slot>
  private let count: Int

  /// - Complexity: O(segments).
  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: max(1, count))
    for segment in 0..<count { (slots + segment).initialize(to: Slot(0)) }
  }

  deinit {
    for segment in 0..<count {
      if let value = Self.object(slots[segment].load(ordering: .acquiring)) { value.release() }
    }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The object of a segment.
  func value(_ segment: Int, make: () -> Value) -> Value {
    if let known = Self.object(slots[segment].load(ordering: .acquiring)) { return known.takeUnretainedValue() }
    let made = Unmanaged.passRetained(make())
    let bits = UInt(bitPattern: made.toOpaque())
    let (isFirst, first) = slots[segment].compareExchange(
      expected: 0, desired: bits, ordering: .acquiringAndReleasing)
    guard !isFirst, let known = Self.object(first) else { return made.takeUnretainedValue() }
    made.release()
    return known.takeUnretainedValue()
  }

  /// The segments whose objects are there.
  /// - Complexity: O(segments).
  var made: [Int] { (0..<count).filter { slots[$0].load(ordering: .acquiring) != 0 } }

  private static func object(_ bits: UInt) -> Unmanaged<Value>? {
    UnsafeRawPointer(bitPattern: bits).map { Unmanaged.fromOpaque($0) }
  }
}
