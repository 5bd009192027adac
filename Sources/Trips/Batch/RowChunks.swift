internal import AirData
internal import Foundation

/// A text in pieces of whole rows, so that a table of any size is read with little memory.
///
/// A row ends with a line end outside double quotes: CRLF, LF or CR.
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
      separator = separator ?? Self.separator(of: pending)
      let end = separator.map { RowScan(pending, separator: $0).end } ?? 0
      if end > 0 { return take(end) }
      guard pending.count <= Self.longestRow else { throw RowError(line: line) }
    }
    return pending.isEmpty ? nil : take(pending.count)
  }

  /// What stands between the fields of a table that begins with some bytes; nil where its header goes on behind them.
  private static func separator(of bytes: [UInt8]) -> UInt8? {
    do throws(CSVError) {
      return try CSVReader(bytes).separator
    } catch {
      switch error {
      case .empty, .unterminatedQuote: return nil
      default: return UInt8(ascii: ",")
      }
    }
  }

  private mutating func take(_ count: Int) -> Chunk {
    let chunk = Chunk(bytes: Array(pending[..<count]), line: line)
    line += RowScan.lineEnds(in: pending, before: count)
    pending.removeFirst(count)
    return chunk
  }
}

/// A row that has no end.
struct RowError: Error {
  /// Line on which the piece with the row begins.
  let line: Int
}

/// Where the rows of a text end, its lines as ``CSVReader`` has them.
struct RowScan {
  /// Number of bytes up to the first line end outside quotes, with it; 0 where there is none.
  private(set) var firstEnd = 0
  /// Number of bytes up to the last line end outside quotes.
  private(set) var end = 0

  init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    var isQuoted = false
    // At a field's beginning, and behind a quote, which may be the first of two within the field.
    var mayOpen = true
    for index in bytes.indices.dropFirst(Self.markCount(of: bytes)) {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if isQuoted || mayOpen { isQuoted.toggle() }
      case _ where !isQuoted && Self.isLineEnd(bytes, at: index):
        end = index + 1
        if firstEnd == 0 { firstEnd = end }
        mayOpen = true
      case separator where !isQuoted: mayOpen = true
      default:
        if !isQuoted { mayOpen = false }
      }
      if isQuoted { mayOpen = true }
    }
  }

  /// Length of the byte-order mark that a text begins with; 0 where there is none.
  static func markCount(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Number of lines that end in a text before a byte, also within quotes.
  static func lineEnds(in bytes: [UInt8], before end: Int) -> Int {
    (0..<end).count { isLineEnd(bytes, at: $0) }
  }

  /// Whether a line ends with a byte: with LF, or with CR before anything else.
  ///
  /// Of a CR at the end of the bytes nobody knows yet.
  private static func isLineEnd(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
