internal import Foundation

/// Wakes a thread that waits for descriptors.
final class WakeupPipe: Sendable {
  private let ends: (reader: Descriptor, writer: Descriptor)?

  init() {
    ends = Descriptor.pipe()
    ends?.writer.stopBlocking()
    ends?.reader.stopBlocking()
  }

  /// The descriptor that can be read once it was signalled.
  var descriptor: Int32 { ends?.reader.number ?? -1 }

  /// Wakes the thread; once is enough, and more do no harm.
  func signal() {
    guard let ends else { return }
    var byte: UInt8 = 1
    _ = write(ends.writer.number, &byte, 1)
  }

  /// Makes it as if it had not been signalled.
  func reset() {
    while let bytes = ends?.reader.read(most: 64), !bytes.isEmpty {}
  }
}
