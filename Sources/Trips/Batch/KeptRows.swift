internal import AirData
internal import Foundation

/// The whole rows of a table of figures that a run before has left.
struct KeptRows {
  /// Rows behind the header.
  private(set) var count = 0
  /// Rows of them whose column `error` says something.
  private(set) var failures = 0
  /// What they are about.
  private(set) var keys = RowKeys()
  /// Length of the header and the rows; what follows is half a row.
  private(set) var bytes: UInt64 = 0
  /// The fields of the last row by their column; empty where there is none.
  private(set) var last: [String: String] = [:]

  /// No rows.
  init() {}

  /// Reads a file from its beginning; nil where it begins with another header.
  /// - Throws: an error when the file cannot be read.
  init?(_ file: FileHandle, header: String) throws {
    let header = Array(header.utf8)
    var chunks = RowChunks(file)
    while let chunk = try chunks.next() {
      if bytes == 0 {
        guard chunk.bytes.count >= header.count else {
          guard header.starts(with: chunk.bytes) else { return nil }
          return
        }
        guard chunk.bytes.starts(with: header) else { return nil }
      }
      let whole = chunk.bytes.prefix(RowScan(chunk.bytes).end)
      try take(Array(bytes == 0 ? whole.dropFirst(header.count) : whole), header: header)
      bytes += UInt64(whole.count)
    }
  }

  private mutating func take(_ rows: [UInt8], header: [UInt8]) throws {
    var reader = try CSVReader(header + rows)
    while try reader.nextRow() {
      let fields = (0..<reader.fieldCount).map { reader.text($0) }
      count += 1
      last = Dictionary(zip(reader.header, fields)) { first, _ in first }
      let ids = ["id", "from", "to"].compactMap { last[$0] }
      keys.add(ids: ids, question: last["question"] ?? "")
      if last["error"]?.isEmpty == false { failures += 1 }
    }
  }
}
