/// Cuts a stream of bytes into lines.
struct LineSplitter {
  private var rest: [UInt8] = []
  private let maxLineBytes: Int

  init(maxLineBytes: Int) {
    self.maxLineBytes = maxLineBytes
  }

  /// Hands on every line that some bytes complete, without its line feed, as long as the receiver wants more.
  /// - Returns: False when a line is too long.
  mutating func add(_ bytes: ArraySlice<UInt8>, _ receive: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let wantsMore: Bool
      if rest.isEmpty {
        wantsMore = receive(bytes[start..<end])
      } else {
        rest += bytes[start..<end]
        wantsMore = receive(rest[...])
        rest.removeAll(keepingCapacity: true)
      }
      start = end + 1
      if !wantsMore { return true }
    }
    rest += bytes[start...]
    return rest.count <= maxLineBytes
  }

  /// Hands on what stands after the last line feed, if anything.
  mutating func finish(_ receive: (ArraySlice<UInt8>) -> Bool) {
    if !rest.isEmpty { _ = receive(rest[...]) }
    rest = []
  }
}
