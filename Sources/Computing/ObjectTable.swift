internal import Foundation
internal import Synchronization

/// Numbered objects, each made when it is first asked for and kept as long as the table.
///
/// Reading takes no lock: a slot is empty or has its object for good. Two who make the same at once keep the first one.
/// Slots that nobody asks for cost no memory.
package final class ObjectTable<Value: AnyObject & Sendable>: Sendable {
  private let slots: ObjectSlots

  /// - Parameter count: The objects have numbers from 0 up to this one, which is not among them.
  package init(count: Int) {
    slots = ObjectSlots(count: count)
  }

  /// The object of a number.
  package func value(_ number: Int, make: () -> Value) -> Value {
    if let known = slots.object(number) { return unsafeDowncast(known, to: Value.self) }
    return unsafeDowncast(slots.keep(make(), as: number), to: Value.self)
  }

  /// How many objects are there.
  package var madeCount: Int { slots.madeCount.load(ordering: .relaxed) }

  /// The numbers whose objects are there, rising.
  package var made: [Int] { slots.made }
}

/// The slots of an ``ObjectTable``, which need not know what the objects are.
///
/// Slots come in runs, and a run that nothing was put into is never looked at: reading its memory would have the system
/// make it.
private final class ObjectSlots: @unchecked Sendable {
  private typealias Slot = Atomic<UInt>

  private static let slotsOfRun = 512

  private let slots: UnsafeMutablePointer<Slot>
  private let count: Int
  /// By run, whether something was put into it.
  private let isUsed: UnsafeMutablePointer<Atomic<Bool>>
  private let runCount: Int
  let madeCount = Atomic(0)

  init(count: Int) {
    self.count = count
    slots = ZeroedMemory.bytes(count: count, stride: MemoryLayout<Slot>.stride)
      .bindMemory(to: Slot.self, capacity: count)
    runCount = (count + Self.slotsOfRun - 1) / Self.slotsOfRun
    isUsed = ZeroedMemory.bytes(count: runCount, stride: MemoryLayout<Atomic<Bool>>.stride)
      .bindMemory(to: Atomic<Bool>.self, capacity: runCount)
  }

  deinit {
    for number in made { Self.held(slots[number].load(ordering: .acquiring))?.release() }
    free(slots)
    free(isUsed)
  }

  /// The object of a number, nil where there is none yet.
  func object(_ number: Int) -> AnyObject? {
    precondition(number >= 0 && number < count, "no such slot")
    return Self.held(slots[number].load(ordering: .acquiring))?.takeUnretainedValue()
  }

  /// Keeps an object for a number; the one that is there where somebody else was quicker.
  func keep(_ object: AnyObject, as number: Int) -> AnyObject {
    isUsed[number / Self.slotsOfRun].store(true, ordering: .releasing)
    let held = Unmanaged.passRetained(object)
    let (isFirst, first) = slots[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: held.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let known = Self.held(first) else {
      madeCount.add(1, ordering: .relaxed)
      return object
    }
    held.release()
    return known.takeUnretainedValue()
  }

  /// The numbers of the slots that hold something, rising.
  var made: [Int] {
    (0..<runCount).lazy.filter { self.isUsed[$0].load(ordering: .acquiring) }.flatMap { run in
      let first = run * Self.slotsOfRun
      return (first..<min(first + Self.slotsOfRun, self.count)).filter {
        self.slots[$0].load(ordering: .acquiring) != 0
      }
    }
  }

  private static func held(_ bits: UInt) -> Unmanaged<AnyObject>? {
    UnsafeRawPointer(bitPattern: bits).map { Unmanaged.fromOpaque($0) }
  }
}
