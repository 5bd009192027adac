internal import GRDB

/// Readings, winds and the runs that brought them, kept in one SQLite file.
///
/// Collecting, routing and watching share the file: a reader never waits for a writer (write-ahead log), and many read
/// at once, each through a connection of a pool. Writers wait for each other, for a minute at most and without a thread
/// of their own. Every write is one transaction, so that a program that is killed leaves whole batches.
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
  private let reader: any DatabaseReader
  /// Nil where the archive is only read.
  private let writer: DatabasePool?
  private let identity: FileIdentity?
  private let busySeconds: Double

  /// Seconds that a locked file is waited for: many who write great batches have their turns in it.
  static let busySeconds = 60.0
  /// Seconds that another program may take to make an archive of an empty file, also on a busy machine.
  private static let makingSeconds = 3.0

  /// Opens the archive at a path, and waits where another program makes it or has locked it.
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - access: What it is opened for.
  ///   - onAttempt: Is called before each attempt: nothing is waited for between the last one and the opening.
  /// - Returns: The archive.
  /// - Throws: ``ArchiveError`` for what is no archive, damaged, of a newer program, or not to be opened.
  package static func open(
    _ path: String, for access: Access, onAttempt: () -> Void = {}
  ) async throws(ArchiveError) -> ReadingArchive {
    let isMade = ContinuousClock.now + .seconds(makingSeconds)
    do {
      return try await Patience(seconds: busySeconds).whileBusy {
        while true {
          onAttempt()
          do {
            return try ReadingArchive(path, for: access, at: busySeconds, maxPages: nil)
          } catch is Schema.Unfinished where ContinuousClock.now < isMade {
            do { try await Patience.pause() } catch { throw ArchiveError.unfinished(path) }
          }
        }
      }
    } catch {
      throw converted(error, path: path)
    }
  }

  /// Opens the archive at a path as it is at this moment.
  /// - Throws: ``ArchiveError`` as ``open(_:for:onAttempt:)`` does, also where another program is just making it.
  package convenience init(_ path: String, for access: Access) throws(ArchiveError) {
    try self.init(path, for: access, busySeconds: Self.busySeconds)
  }

  /// The same with less patience, and at most so many pages.
  convenience init(
    _ path: String, for access: Access, busySeconds: Double, maxPages: Int? = nil
  ) throws(ArchiveError) {
    do {
      try self.init(path, for: access, at: busySeconds, maxPages: maxPages)
    } catch {
      throw Self.converted(error, path: path)
    }
  }

  private init(_ path: String, for access: Access, at busySeconds: Double, maxPages: Int?) throws {
    self.path = path
    self.busySeconds = busySeconds
    let file = ArchiveFile(path: path, access: access, busySeconds: busySeconds)
    try file.checkKind()
    // Looked at before it is opened for writing, which would turn any database into one with a write-ahead log.
    if access == .reading || file.hasContent {
      let reader = try file.checkedReader()
      guard access == .writing else {
        self.reader = reader
        writer = nil
        identity = FileIdentity(path)
        return
      }
      try reader.close()
    }
    let pool = try file.pool()
    try Schema.bringUpToDate(pool)
    reader = pool
    writer = pool
    identity = FileIdentity(path)
    try pool.writeWithoutTransaction { database in
      // A power cut, too, loses nothing that was committed; there are few transactions.
      try database.execute(sql: "PRAGMA synchronous = FULL")
      if let maxPages { try database.execute(sql: "PRAGMA max_page_count = \(maxPages)") }
    }
  }

  /// What is wrong, in words.
  private static func converted(_ error: any Error, path: String) -> ArchiveError {
    if error is Schema.Unfinished { return .unfinished(path) }
    return error as? ArchiveError ?? ArchiveError(error, path: path)
  }

  /// Puts all that was written into the file itself, so that a copy of it alone is whole, and closes it; nothing can be
  /// asked of it any more.
  ///
  /// What somebody else reads at this very moment stays in the log beside the file, until the next one closes it so.
  package func close() {
    putIntoFile()
    try? reader.close()
  }

  private func putIntoFile() {
    _ = try? writer?.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }

  /// A number that changes with each commit of somebody else, and with none of this archive's own; nil where that
  /// cannot be told.
  package var commitsOfOthers: Int? {
    try? writer?.writeWithoutTransaction { try Self.othersVersion($0) }
  }

  /// Puts all that was written into the file itself, and then looks at something outside while nobody writes: what
  /// others commit before is in the number, and what they commit later changes the files.
  /// - Parameter look: What is looked at.
  /// - Returns: What was seen, and ``commitsOfOthers`` at that moment.
  /// - Throws: ``ArchiveError`` where others write for too long.
  package func settled<Seen: Sendable>(
    _ look: @escaping @Sendable () -> Seen
  ) async throws(ArchiveError) -> (seen: Seen, commitsOfOthers: Int) {
    putIntoFile()
    return try await write { (database: Database) in
      let version = try Self.othersVersion(database)
      return (seen: look(), commitsOfOthers: version)
    }
  }

  private static func othersVersion(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0
  }

  /// Reads within one view of the file that no writer changes.
  func read<Value>(_ body: (Database) throws -> Value) throws(ArchiveError) -> Value {
    do {
      return try reader.read(body)
    } catch {
      throw ArchiveError(error, path: path)
    }
  }

  /// Writes in one transaction, which is undone when the body throws; waits where another program writes.
  ///
  /// A task that is cancelled finishes what it has begun, but waits no more.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ArchiveError) -> Value {
    do {
      guard let writer else { throw DatabaseError(resultCode: .SQLITE_READONLY) }
      let value = try await Patience(seconds: busySeconds).whileBusy {
        try await withCheckedThrowingContinuation { continuation in
          writer.asyncWrite(body) { _, result in continuation.resume(with: result) }
        }
      }
      // A file without a name takes all that is written and keeps nothing of it.
      guard FileIdentity(path) == identity else { throw ArchiveError.moved(path) }
      return value
    } catch {
      throw Self.converted(error, path: path)
    }
  }
}
