internal import Computing
internal import Foundation
internal import Synchronization

/// What is known of the labels of a network's segments, for all threads.
///
/// A label is kept as one number, so that whoever reads it sees all of it or nothing; two threads that work out the
/// same one keep the same number.
final class KeptLabels: @unchecked Sendable {
  /// By segment; 0 where nothing is known yet.
  private let codes: UnsafeMutablePointer<Atomic<UInt32>>

  init(segmentCount: Int) {
    let count = max(1, segmentCount)
    codes = ZeroedMemory.bytes(count: count, stride: MemoryLayout<Atomic<UInt32>>.stride)
      .bindMemory(to: Atomic<UInt32>.self, capacity: count)
  }

  deinit { free(codes) }

  /// The kind of a segment's label and the number of its name, worked out where it is not known.
  func label(ofSegment segment: Int, make: () -> (kind: StreetLabel.Kind, name: UInt32)) -> (
    kind: StreetLabel.Kind, name: UInt32
  ) {
    let code = codes[segment].load(ordering: .relaxed)
    if code != 0, let kind = StreetLabel.Kind(rawValue: UInt8((code - 1) & 7)) { return (kind, (code - 1) >> 3) }
    let made = make()
    // Names beyond these are not kept; no network has as many.
    if made.name < 1 << 28 {
      codes[segment].store((made.name << 3 | UInt32(made.kind.rawValue)) + 1, ordering: .relaxed)
    }
    return made
  }
}
