internal import Computing
internal import Foundation
internal import Synchronization

/// The directions in which segments leave their ends, in degrees: each worked out when a path first passes there.
///
/// A direction is kept as one number, so that whoever reads it sees all of it or nothing.
final class KeptDirections: @unchecked Sendable {
  /// By segment, from its beginning and from its end; 0 where nothing is known yet, else a direction's bits + 1.
  private let codes: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int

  init(segmentCount: Int) {
    count = 2 * segmentCount
    codes = ZeroedMemory.bytes(count: count, stride: MemoryLayout<Atomic<UInt64>>.stride)
      .bindMemory(to: Atomic<UInt64>.self, capacity: count)
  }

  deinit { free(codes) }

  /// The direction in which a segment leaves its beginning, or its end.
  func degrees(ofSegment segment: Int, fromEnd: Bool, make: () -> Double) -> Double {
    let place = 2 * segment + (fromEnd ? 1 : 0)
    precondition(place >= 0 && place < count, "no such segment")
    let code = codes[place].load(ordering: .relaxed)
    if code != 0 { return Double(bitPattern: code - 1) }
    let made = make()
    codes[place].store(made.bitPattern &+ 1, ordering: .relaxed)
    return made
  }
}
