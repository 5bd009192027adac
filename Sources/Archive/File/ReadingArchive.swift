internal import Files
internal import Foundation
internal import GRDB

/// Readings, winds and the runs that brought them, kept in one SQLite file.
///
/// Collecting, routing and watching share the file: a reader never waits for a writer (write-ahead log), and writers
/// wait for each other for some seconds. Every write is one transaction, so that a program that is killed leaves whole
/// batches.
package final class ReadingArchive: Sendable {
  /// What an archive is opened for.
  package enum Access: Sendable {
    /// To read a file that is there; nothing is written.
    case reading
    /// To read and write; a missing file is made and an older schema brought up to date.
    case writing
  }

  /// Where the file lies.
  package let path: String
  private let access: Access
  private let queue: DatabaseQueue
  private let identity: FileIdentity?

  /// Seconds that a locked file is waited for.
  static let busySeconds = 10.0
  /// Seconds that another program may take to make an archive of an empty file.
  private static let makingSeconds = 1.0

  /// Opens the archive at a path.
  /// - Throws: ``ArchiveError`` for what is no archive, damaged, of a newer program, or not to be opened.
  package convenience init(_ path: String, for access: Access) throws(ArchiveError) {
    try self.init(path, for: access, busySeconds: Self.busySeconds)
  }

  init(
    _ path: String, for access: Access, busySeconds: Double, mostPages: Int? = nil
  ) throws(ArchiveError) {
    self.path = path
    self.access = access
    switch FileIdentity(path)?.kind {
    case .folder: throw .folder(path)
    case .other: throw .notAFile(path)
    case .regular, nil: break
    }
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(busySeconds)
      // Looked at before it is opened for writing, which would turn any database into one with a write-ahead log.
      if access == .reading || Self.hasContent(path) {
        let reader = try Self.patiently(busySeconds) { [configuration] in
          try Self.finished(path, seconds: min(busySeconds, Self.makingSeconds)) {
            try Self.checkedReader(path, configuration, mayBeEmpty: access == .writing)
          }
        }
        guard access == .writing else {
          queue = reader
          identity = FileIdentity(path)
          return
        }
        try reader.close()
      }
      configuration.journalMode = .wal
      queue = try Self.patiently(busySeconds) { [configuration] in
        let queue = try DatabaseQueue(path: Self.name(of: path), configuration: configuration)
        try Schema.bringUpToDate(queue)
        return queue
      }
      identity = FileIdentity(path)
      try queue.inDatabase { database in
        // A power cut, too, loses nothing that was committed; there are few transactions.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        if let mostPages { try database.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
      }
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw ArchiveError(error, path: path)
    }
  }

  /// Tries again while another program has the file: SQLite's own patience does not cover the switch to a write-ahead
  /// log.
  private static func patiently<Value>(_ seconds: Double, _ body: () throws -> Value) throws -> Value {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      do {
        return try body()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Tries again while another program makes the archive.
  private static func finished<Value>(_ path: String, seconds: Double, _ body: () throws -> Value) throws -> Value {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      do {
        return try body()
      } catch is Schema.Unfinished {
        guard ContinuousClock.now < deadline else { throw ArchiveError.unfinished(path) }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  /// Opens a file to read it, once it is found to be an archive.
  private static func checkedReader(
    _ path: String, _ configuration: Configuration, mayBeEmpty: Bool
  ) throws -> DatabaseQueue {
    func open(readonly: Bool, isUnchanging: Bool = false) throws -> DatabaseQueue {
      var configuration = configuration
      configuration.readonly = readonly
      let name = isUnchanging ? Self.unchangingName(of: path) : Self.name(of: path)
      let reader = try DatabaseQueue(path: name, configuration: configuration)
      try reader.read { try Schema.check($0, path: path, mayBeEmpty: mayBeEmpty) }
      return reader
    }
    do {
      return try open(readonly: true)
    } catch let error as DatabaseError where isReadableOnly(path, error) {
      // Where nobody may write, SQLite cannot make the file beside the archive in which readers meet writers.
      return try open(readonly: true, isUnchanging: true)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
      // Whoever made the file was killed: SQLite undoes what was not committed, for which it has to write.
      return try open(readonly: false)
    }
  }

  /// Whether an archive cannot be opened only since its folder cannot be written; what a writer has left beside it has
  /// to be read, too, and then needs one.
  private static func isReadableOnly(_ path: String, _ error: DatabaseError) -> Bool {
    guard [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode) else { return false }
    let folder = PathText.folder(of: path)
    return Foundation.access(folder.isEmpty ? "." : folder, W_OK) != 0 && !hasContent(path + "-wal")
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

  /// Reads within one view of the file that no writer changes.
  func read<Value>(_ body: (Database) throws -> Value) throws(ArchiveError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw ArchiveError(error, path: path)
    }
  }

  /// Writes in one transaction, which is undone when the body throws.
  func write<Value>(_ body: (Database) throws -> Value) throws(ArchiveError) -> Value {
    do {
      guard access == .writing else { throw DatabaseError(resultCode: .SQLITE_READONLY) }
      let value = try queue.write(body)
      // A file without a name takes all that is written and keeps nothing of it.
      guard FileIdentity(path) == identity else { throw ArchiveError.moved(path) }
      return value
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw ArchiveError(error, path: path)
    }
  }
}
