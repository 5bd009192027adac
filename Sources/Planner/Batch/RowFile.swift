internal import AirData
internal import Foundation

/// A CSV file that is written row by row, so that whoever ends the program at any moment finds whole rows.
final class RowFile {
  /// Rows behind the header that were there already.
  let rowsBefore: Int
  /// Fields of the last of them.
  let lastRow: [String]
  private let file: FileHandle
  private let path: String

  /// Opens a file for rows under a header; `-` is standard output.
  ///
  /// With `resumes` a file that is there is gone on with: its whole rows stay, half a row at its end goes.
  /// - Throws: ``BrisaError`` when there is a file and it is not to be gone on with, or it has another header.
  init(_ path: String, header: String, resumes: Bool) throws(BrisaError) {
    self.path = path
    let isThere = path != "-" && FileManager.default.fileExists(atPath: path)
    let isRegular = OutputFile.isRegularOrNew(OutputFile.resolved(path))
    if isThere && !resumes && isRegular {
      throw BrisaError(.badArgument, "'\(path)' is there already: go on with it by --resume, or name another file.")
    }
    file = try Self.open(path)
    guard isThere, resumes, isRegular else {
      (rowsBefore, lastRow) = (0, [])
      try write(header)
      return
    }
    do {
      let kept = try Self.wholeRows(file, header: header)
      guard let kept else {
        throw BrisaError(
          .badData,
          "'\(path)' is no table that these options write: name another file, or give the options it began with.")
      }
      (rowsBefore, lastRow) = (max(0, kept.rows - 1), kept.last)
      try file.truncate(atOffset: kept.bytes)
      try file.seek(toOffset: kept.bytes)
      if kept.rows == 0 { try write(header) }
    } catch let error as BrisaError {
      throw error
    } catch {
      throw Self.cannotWrite(path)
    }
  }

  /// Adds rows.
  /// - Throws: ``BrisaError`` that names the file.
  func write(_ rows: String) throws(BrisaError) {
    do {
      try file.write(contentsOf: Data(rows.utf8))
    } catch {
      throw Self.cannotWrite(path)
    }
  }

  private static func open(_ path: String) throws(BrisaError) -> FileHandle {
    if path == "-" { return .standardOutput }
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else { throw cannotWrite(path) }
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw cannotWrite(path) }
    return file
  }

  /// The whole rows of a file with their bytes and the fields of the last; nil where it begins with another header.
  private static func wholeRows(
    _ file: FileHandle, header: String
  ) throws -> (rows: Int, bytes: UInt64, last: [String])? {
    var chunks = RowChunks(file)
    var rows = 0
    var bytes: UInt64 = 0
    var lastRow: [UInt8] = []
    while let chunk = try chunks.next() {
      if bytes == 0 {
        let isCut = Array(header.utf8).starts(with: chunk.bytes) && chunk.bytes.count < header.utf8.count
        if isCut { return (0, 0, []) }
        guard chunk.bytes.starts(with: Array(header.utf8)) else { return nil }
      }
      let scan = RowScan(chunk.bytes)
      rows += scan.rows
      bytes += UInt64(scan.end)
      if scan.rows > 0 { lastRow = Array(chunk.bytes[scan.lastStart..<scan.end]) }
    }
    var reader = try? CSVReader(Array(header.utf8) + lastRow)
    let hasRow = rows > 1 ? (try? reader?.nextRow()) ?? false : false
    let fields = hasRow ? (0..<(reader?.fieldCount ?? 0)).map { reader?.text($0) ?? "" } : []
    return (rows, bytes, fields)
  }

  private static func cannotWrite(_ path: String) -> BrisaError {
    BrisaError(.inputOutput, "'\(path)' cannot be written: check that its folder exists and has room.")
  }
}
