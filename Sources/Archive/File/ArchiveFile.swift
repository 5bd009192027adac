internal import Files
internal import Foundation
internal import GRDB

/// The file of an archive as SQLite opens it.
struct ArchiveFile {
  /// Where it lies.
  let path: String
  /// What it is opened for.
  let access: ReadingArchive.Access
  /// Seconds that a locked file is waited for; a reader waits ``readerSeconds`` at most.
  let busySeconds: Double

  /// Most seconds that a reader waits.
  private static let readerSeconds = 10.0

  /// Whether anything is in it; false where there is no file.
  var hasContent: Bool { Self.hasContent(path) }

  /// Refuses what is no file.
  /// - Throws: ``ArchiveError``.
  func checkKind() throws(ArchiveError) {
    switch FileIdentity(path)?.kind {
    case .folder: throw .folder(path)
    case .other: throw .notAFile(path)
    case .regular, nil: break
    }
  }

  /// Opens it to write and read; makes it where it is missing.
  /// - Throws: What SQLite says.
  func pool() throws -> DatabasePool { try DatabasePool(path: Self.name(of: path), configuration: configuration) }

  /// Opens it to read it, once it is found to be an archive; one that will be written may be empty still.
  /// - Throws: ``ArchiveError``, ``Schema/Unfinished``, and what SQLite says.
  func checkedReader() throws -> any DatabaseReader {
    do {
      return try opened(readonly: true)
    } catch let error as DatabaseError where isReadableOnly(error) {
      // Where nobody may write, SQLite cannot make the file beside the archive in which readers meet writers.
      return try opened(readonly: true, isUnchanging: true)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
      // Whoever made the file was killed: SQLite undoes what was not committed, for which it has to write.
      return try opened(readonly: false)
    }
  }

  private func opened(readonly: Bool, isUnchanging: Bool = false) throws -> any DatabaseReader {
    var configuration = configuration
    configuration.readonly = readonly
    let name = isUnchanging ? Self.unchangingName(of: path) : Self.name(of: path)
    // A pool that may write would turn the file into one with a write-ahead log.
    let reader: any DatabaseReader =
      readonly
      ? try DatabasePool(path: name, configuration: configuration)
      : try DatabaseQueue(path: name, configuration: configuration)
    try reader.read { try Schema.check($0, path: path, mayBeEmpty: access == .writing) }
    return reader
  }

  /// As many readers as processors, and how long each waits.
  ///
  /// Readers, whom hardly anything can lock out, wait as SQLite does. A writer is told at once that the file is locked,
  /// and waits as ``Patience`` does.
  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = access == .writing ? .immediateError : .timeout(min(busySeconds, Self.readerSeconds))
    configuration.maximumReaderCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
    return configuration
  }

  /// Whether an archive cannot be opened only since its folder cannot be written; what a writer has left beside it has
  /// to be read, too, and then needs one.
  private func isReadableOnly(_ error: DatabaseError) -> Bool {
    guard [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode) else { return false }
    let folder = PathText.folder(of: path)
    return Foundation.access(folder.isEmpty ? "." : folder, W_OK) != 0 && !Self.hasContent(path + "-wal")
  }

  /// The path as an address that says that nobody changes the file.
  private static func unchangingName(of path: String) -> String {
    URL(fileURLWithPath: path).absoluteString + "?immutable=1"
  }

  /// A path that SQLite takes for one, not for an address or its word for memory.
  private static func name(of path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  private static func hasContent(_ path: String) -> Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (size ?? 0) > 0
  }
}
