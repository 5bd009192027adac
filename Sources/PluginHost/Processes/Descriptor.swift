internal import CProcess
internal import Foundation

/// The one owner of a file descriptor.
final class Descriptor: Sendable {
  let number: Int32

  /// Lower numbers are what a program is given.
  private static let lowestNumber: Int32 = 16

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Both ends of a new pipe, closed in every program that is started, and out of the way of the numbers it is given.
  static func pipe() -> (reader: Descriptor, writer: Descriptor)? {
    var numbers: [Int32] = [-1, -1]
    guard cprocess_pipe(&numbers) == 0 else { return nil }
    let ends = numbers.map(Descriptor.init)
    guard let reader = ends[0].moved(), let writer = ends[1].moved() else { return nil }
    return (reader, writer)
  }

  /// Makes reads and writes of this end return at once.
  func stopBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Some bytes; none at the end, nil when there are none now.
  func read(most: Int) -> ArraySlice<UInt8>? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, initialized in
      count = Foundation.read(number, buffer.baseAddress, most)
      initialized = max(0, count)
    }
    return count < 0 ? nil : bytes[...]
  }

  private func moved() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, Self.lowestNumber)
    return copy < 0 ? nil : Descriptor(owning: copy)
  }
}
