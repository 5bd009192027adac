internal import AirData
internal import Foundation

/// A text in pieces of whole rows, so that a table of any size is read with little memory.
///
/// A row ends with a line end outside double quotes.
struct RowChunks {
  /// A piece: the table's first row comes with the first one.
  struct Chunk {
    var bytes: [UInt8]
    /// Line of the file on which it begins, from 1.
    var line: Int
  }

  private static let readBytes = 1 << 18
  /// A row that is longer is a quote that is never closed.
  private static let longestRow = 1 << 20

  private let file: FileHandle
  private var pending: [UInt8] = []
  private var line = 1
  private var separator: UInt8?
  private var isAtEnd = false

  init(_ file: FileHandle) {
    self.file = file
  }

  /// The next piece, nil at the end of the text; the last may lack its line end.
  /// - Throws: an error when the text cannot be read; ``RowError`` for a row without an end.
  mutating func next() throws -> Chunk? {
    while !isAtEnd {
      guard let more = try file.read(upToCount: Self.readBytes), !more.isEmpty else {
        isAtEnd = true
        break
      }
      pending += more
      let separator = separator ?? Self.separator(of: pending)
      self.separator = separator
      let end = RowScan(pending, separator: separator).end
      if end > 0 { return take(end) }
      guard pending.count <= Self.longestRow else { throw RowError(line: line) }
    }
    return pending.isEmpty ? nil : take(pending.count)
  }

  /// What stands between the fields of a table that begins with some bytes.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let first = bytes.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.prefix { $0 != UInt8(ascii: "\n") }
    return (try? CSVReader(Array(first)))?.separator ?? UInt8(ascii: ",")
  }

  private mutating func take(_ count: Int) -> Chunk {
    let chunk = Chunk(bytes: Array(pending[..<count]), line: line)
    pending.removeFirst(count)
    line += chunk.bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return chunk
  }
}

/// A row that has no end.
struct RowError: Error {
  /// Line on which the piece with the row begins.
  let line: Int
}

/// Where the whole rows of a text end.
struct RowScan {
  /// Number of bytes up to the last line end outside quotes.
  private(set) var end = 0
  /// Number of bytes up to the line end before that.
  private(set) var lastStart = 0
  /// Number of rows that end.
  private(set) var rows = 0

  init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    var isQuoted = false
    // At a field's beginning, and behind a quote, which may be the first of two within the field.
    var mayOpen = true
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""):
        if isQuoted || mayOpen { isQuoted.toggle() }
      case UInt8(ascii: "\n") where !isQuoted:
        lastStart = end
        end = index + 1
        rows += 1
        mayOpen = true
      case separator where !isQuoted: mayOpen = true
      default:
        if !isQuoted { mayOpen = false }
      }
      if isQuoted { mayOpen = true }
    }
  }
}
