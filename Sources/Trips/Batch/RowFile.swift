internal import AirData
internal import Foundation
internal import Setup

/// A CSV file that is written row by row, so that whoever ends the program at any moment finds whole rows.
final class RowFile {
  /// What a run before has left.
  let kept: KeptRows
  private let file: FileHandle
  private let path: String

  /// Opens a file for rows under a header; `-` is standard output.
  ///
  /// With `resumes` a file that is there is continued: its whole rows stay, half a row at its end goes.
  /// - Throws: ``BrisaError`` when there is a file that must not be resumed, or that has another header.
  init(_ path: String, header: String, resumes: Bool) throws(BrisaError) {
    self.path = path
    let isContinued = Self.isTable(path)
    try Self.check(path, resumes: resumes)
    file = try Self.open(path)
    guard isContinued else {
      kept = KeptRows()
      try write(header)
      return
    }
    do {
      guard let kept = try KeptRows(file, header: header) else { throw Self.otherTable(path) }
      self.kept = kept
      try file.truncate(atOffset: kept.bytes)
      try file.seek(toOffset: kept.bytes)
      if kept.bytes == 0 { try write(header) }
    } catch let error as BrisaError {
      throw error
    } catch {
      throw BrisaError(unwritable: path)
    }
  }

  /// Refuses a path that no rows can be written to, before they are found.
  /// - Throws: ``BrisaError`` when there is a file that must not be resumed, or that cannot be written.
  static func check(_ path: String, resumes: Bool) throws(BrisaError) {
    guard path != "-" else { return }
    guard isTable(path) else { return try OutputFile.checkPlace(path) }
    guard resumes else {
      throw BrisaError(.badArgument, "'\(path)' is there already: resume it with --resume, or name another file.")
    }
    guard FileManager.default.isWritableFile(atPath: path) else { throw BrisaError(unwritable: path) }
  }

  /// Whether there is a file of rows already.
  private static func isTable(_ path: String) -> Bool {
    path != "-" && FileManager.default.fileExists(atPath: path)
      && OutputFile.isRegularOrNew(OutputFile.resolved(path))
  }

  /// Adds rows.
  /// - Throws: ``BrisaError`` that names the file.
  func write(_ rows: String) throws(BrisaError) {
    do {
      try file.write(contentsOf: Data(rows.utf8))
    } catch {
      throw BrisaError(unwritable: path)
    }
  }

  private static func open(_ path: String) throws(BrisaError) -> FileHandle {
    if path == "-" { return .standardOutput }
    // A program that opened a pipe for reading too would be its own reader: rows were lost, or it waited for itself.
    let target = OutputFile.resolved(path)
    guard OutputFile.isRegularOrNew(target) else { return try PipeWriter.open(target, typed: path) }
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else { throw BrisaError(unwritable: path) }
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw BrisaError(unwritable: path) }
    return file
  }

  /// What is said of a file that was begun with other options.
  static func otherTable(_ path: String) -> BrisaError {
    BrisaError(
      .badData, "'\(path)' is no table that these options write: name another file, or give the options it began with.")
  }
}
