internal import Computing
internal import Setup

/// A part of a city that is opened when it is first needed, and again when the file behind it changes: once, while
/// those who need the same part wait, and nobody else.
final class OpenedPart<Value: Sendable>: Sendable {
  private let opened = Lock<(stamp: FileStamp?, value: Value)?>(nil)
  /// Held while it is opened.
  private let opening = Lock(())

  /// Opens nothing yet.
  init() {}

  /// The part as of a stamp of its file; without one, as it was first opened.
  /// - Throws: what `open` throws; the next one who needs the part opens it anew.
  func value(
    of stamp: FileStamp? = nil, open: () throws(BrisaError) -> Value
  ) throws(BrisaError) -> Value {
    if let value = known(of: stamp) { return value }
    return try opening.withLock { (_) throws(BrisaError) in
      if let value = known(of: stamp) { return value }
      let value = try open()
      opened.withLock { $0 = (stamp, value) }
      return value
    }
  }

  /// The part where it is open as of that stamp.
  func known(of stamp: FileStamp?) -> Value? {
    opened.withLock { opened in
      guard let opened, opened.stamp == stamp else { return nil }
      return opened.value
    }
  }
}
