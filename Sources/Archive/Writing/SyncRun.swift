package import AirData
package import Foundation
internal import GRDB

/// How the attempts to collect from one source ended.
package struct SyncRun: Sendable, Hashable {
  /// The latest moment at which it was asked, whatever the clock has done since.
  package let tried: Date
  /// When it answered last, nil when it never did.
  package let succeeded: Date?
  /// When it failed last, nil when it never did.
  package let failed: Date?
  /// Why it failed then.
  package let error: String?

  package init(tried: Date, succeeded: Date?, failed: Date?, error: String?) {
    self.tried = tried
    self.succeeded = succeeded
    self.failed = failed
    self.error = error
  }
}

extension ReadingArchive {
  /// Notes that a source was asked.
  /// - Parameters:
  ///   - source: Name of the configuration's entry.
  ///   - manifest: What the source says about itself.
  ///   - moment: When it was asked.
  ///   - failure: Why it failed; nil where it answered.
  ///   - caughtUp: When it was asked for all that the archive lacked; nil where it was asked for something else. Counts
  ///     only where it answered.
  /// - Throws: ``ArchiveError``.
  package func note(
    _ source: String, manifest: SourceManifest, triedAt moment: Date, failure: String?, caughtUp: Date? = nil
  ) async throws(ArchiveError) {
    try await write { (database: Database) in
      let id =
        failure == nil
        ? try SourceRow.id(database, name: source, plugin: manifest.id)
        : try SourceRow.idOfFailed(database, name: source, plugin: manifest.id)
      let seconds = Codes.boundedSeconds(moment)
      try database.execute(
        sql: """
          INSERT INTO run (source, tried, succeeded, failed, error, caught_up) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (source) DO UPDATE SET tried = max(tried, excluded.tried),
            succeeded = coalesce(excluded.succeeded, succeeded), failed = coalesce(excluded.failed, failed),
            error = coalesce(excluded.error, error), caught_up = coalesce(excluded.caught_up, caught_up)
          """,
        arguments: [
          id, seconds, failure == nil ? seconds : nil, failure == nil ? nil : seconds, failure,
          failure == nil ? caughtUp.map(Codes.boundedSeconds) : nil,
        ])
    }
  }

  /// When an entry's source last answered for all that the archive lacked of it; nil where it never did.
  ///
  /// Only an archive that is open for writing is sure to have a place for it.
  /// - Throws: ``ArchiveError``.
  package func caughtUp(source: String) throws(ArchiveError) -> Date? {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT caught_up FROM run JOIN source ON source.id = run.source WHERE name = ?",
        arguments: [source]
      ).map(Codes.date)
    }
  }

  /// The id of the source that gave an entry's readings, by the entry's name.
  /// - Throws: ``ArchiveError``.
  package func sourceIDs() throws(ArchiveError) -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT name, plugin FROM source")
      let pairs = try rows.map { (try $0.decode(String.self, atIndex: 0), try $0.decode(String.self, atIndex: 1)) }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The last tries, by the name of the configuration's entry.
  /// - Throws: ``ArchiveError``.
  package func runs() throws(ArchiveError) -> [String: SyncRun] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT name, tried, succeeded, failed, error FROM run JOIN source ON source.id = run.source")
      let runs = try rows.map { row -> (String, SyncRun) in
        let succeeded = try row.decode(Int?.self, atIndex: 2)
        let failed = try row.decode(Int?.self, atIndex: 3)
        return (
          try row.decode(atIndex: 0),
          SyncRun(
            tried: Codes.date(try row.decode(atIndex: 1)), succeeded: succeeded.map(Codes.date),
            failed: failed.map(Codes.date),
            error: try row.decode(atIndex: 4))
        )
      }
      return Dictionary(runs, uniquingKeysWith: { first, _ in first })
    }
  }
}
