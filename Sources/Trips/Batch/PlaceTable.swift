package import AirData
internal import Foundation
package import Geo
package import Setup

/// A CSV table with an id and one or two places a row, read row by row.
package struct PlaceTable {
  /// One row.
  package struct Row: Sendable {
    let id: String
    let line: Int
    /// The places in the order of the columns, or what is wrong with them.
    package let places: Result<[Coordinate], BrisaError>
  }

  /// Columns of latitude and longitude that a table has beside `id`.
  package enum Columns {
    case trip
    case point

    var pairs: [(latitude: String, longitude: String)] {
      switch self {
      case .trip: [("from_lat", "from_lon"), ("to_lat", "to_lon")]
      case .point: [("lat", "lon")]
      }
    }

    var words: [String] { ["id"] + pairs.flatMap { [$0.latitude, $0.longitude] } }
  }

  /// How many unused columns are named.
  private static let maxTold = 20

  private let path: String
  private let columns: Columns
  private var chunks: RowChunks
  /// The header with a line end, behind which every piece but the first is read.
  private var header: [UInt8] = []
  private var reader: CSVReader?
  /// What is added to the reader's lines, since every piece is read behind the header.
  private var lineOffset = 0
  private var positions: [Int] = []
  /// The named columns that say nothing of places, in their order.
  private var unused: [String] = []

  /// Opens a table and reads its header; `-` is standard input.
  /// - Throws: ``BrisaError`` that names the file.
  package init(_ path: String, columns: Columns) throws(BrisaError) {
    self.path = path
    self.columns = columns
    guard let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path) else {
      throw BrisaError(.missingFile, "There is no file '\(path)' that can be read: check its path.")
    }
    chunks = RowChunks(file)
    try open()
  }

  /// What is said of columns that change no answer, which whoever wrote them may not know; nil where there are none.
  package var unusedColumns: Notice? {
    guard !unused.isEmpty else { return nil }
    let rest = unused.count > Self.maxTold ? " (+\(unused.count - Self.maxTold))" : ""
    let names = unused.prefix(Self.maxTold).map { $0.prefix(40) }.joined(separator: ", ") + rest
    return Notice(
      code: "unused-columns",
      text: LocalizedText(
        en: "\(path): these columns are not used: \(names).",
        es: "\(path): estas columnas no se usan: \(names).",
        ca: "\(path): estes columnes no s'usen: \(names)."))
  }

  /// The next row, nil at the end.
  /// - Throws: ``BrisaError`` when there is no going on.
  package mutating func next() throws(BrisaError) -> Row? {
    while true {
      if try nextInChunk() { return row() }
      guard let chunk = try nextChunk() else { return nil }
      let headerLines = RowScan.lineEnds(in: header, before: header.count)
      try read(header + chunk.bytes, offset: chunk.line - 1 - headerLines)
    }
  }

  private mutating func open() throws(BrisaError) {
    guard let chunk = try nextChunk() else { throw failure(.empty) }
    try read(chunk.bytes, offset: 0)
    header = Self.header(of: chunk.bytes, separator: reader?.separator ?? UInt8(ascii: ","))
    let names = reader?.header ?? []
    let missing = columns.words.filter { !names.contains($0) }
    guard missing.isEmpty else {
      let list = "\(missing.count == 1 ? "column" : "columns") \(missing.joined(separator: ", "))"
      throw BrisaError(
        .badData, "'\(path)' lacks the \(list): its header needs \(columns.words.joined(separator: ",")).")
    }
    positions = columns.words.map { names.firstIndex(of: $0) ?? 0 }
    unused = names.filter { !$0.isEmpty && !columns.words.contains($0) }
  }

  /// The first row of a text that is not empty, with one line end behind it.
  private static func header(of bytes: [UInt8], separator: UInt8) -> [UInt8] {
    let lineEnds = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let rows = Array(bytes.dropFirst(RowScan.markCount(of: bytes)).drop { lineEnds.contains($0) })
    let end = RowScan(rows, separator: separator).firstEnd
    var header = end > 0 ? Array(rows[..<end]) : rows
    while let last = header.last, lineEnds.contains(last) { header.removeLast() }
    return header + [UInt8(ascii: "\n")]
  }

  private mutating func read(_ bytes: [UInt8], offset: Int) throws(BrisaError) {
    do {
      reader = try CSVReader(bytes)
      lineOffset = offset
    } catch {
      throw failure(error)
    }
  }

  private mutating func nextChunk() throws(BrisaError) -> RowChunks.Chunk? {
    do {
      return try chunks.next()
    } catch let error as RowError {
      throw failure(.rowTooLong(line: error.line))
    } catch {
      throw BrisaError(.inputOutput, "'\(path)' cannot be read: check that it is a file.")
    }
  }

  private mutating func nextInChunk() throws(BrisaError) -> Bool {
    do {
      return try reader?.nextRow() ?? false
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: CSVError) -> BrisaError {
    BrisaError(.badData, "'\(path)' \(error.problem).")
  }

  private func row() -> Row? {
    guard let reader else { return nil }
    let words = [reader.text(positions[0])] + positions.dropFirst().map { reader.numberText($0) }
    let line = reader.line + lineOffset
    let isWhole = reader.fieldCount == reader.header.count && !reader.hasStrayText
    return Row(id: words[0], line: line, places: isWhole ? places(words) : .failure(Self.notWhole(reader, line)))
  }

  private func places(_ words: [String]) -> Result<[Coordinate], BrisaError> {
    var places: [Coordinate] = []
    for (index, pair) in columns.pairs.enumerated() {
      let text = "\(words[1 + 2 * index]),\(words[2 + 2 * index])"
      do {
        places.append(try Coordinate(parsing: text))
      } catch {
        return .failure(BrisaError(.badCoordinate, "\(pair.latitude), \(pair.longitude): \(error.message)"))
      }
    }
    return .success(places)
  }

  private static func notWhole(_ reader: CSVReader, _ line: Int) -> BrisaError {
    BrisaError(
      .badData, "Line \(line) has \(reader.fieldCount) fields and the header \(reader.header.count): check its quotes.")
  }
}
