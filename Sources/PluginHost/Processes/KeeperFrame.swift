/// What the keeper tells the host: two 32-bit integers.
enum KeeperFrame: Hashable, Sendable {
  /// The program runs, with this process id.
  case started(process: Int32)
  /// The program could not be started; the system's number says why.
  case notStarted(number: Int32)
  /// The program has ended with this wait status, and all its descendants are gone.
  case ended(status: Int32)

  /// Bytes of a frame.
  static let size = 8

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      (bytes.loadUnaligned(as: Int32.self), bytes.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    }
    switch numbers.0 {
    case 1: self = .started(process: numbers.1)
    case 2: self = .notStarted(number: numbers.1)
    case 3: self = .ended(status: numbers.1)
    default: return nil
    }
  }
}
