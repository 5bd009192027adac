internal import AirData
package import Foundation
internal import GRDB

extension ReadingArchive {
  /// Removes the readings of an entry that are kept as measured, although they lie in the future.
  ///
  /// Nothing is removed where the entry was never noted as asked, or was asked after this moment: then the clock has
  /// gone back, and what lies ahead of it may well have been measured.
  /// - Returns: How many were removed.
  /// - Throws: ``ArchiveError``.
  package func removeMeasuredAhead(of now: Date, source: String) async throws(ArchiveError) -> Int {
    let limit = Codes.boundedSeconds(now + Reading.clockToleranceSeconds)
    guard let newest = try newestObserved(source: source), Codes.boundedSeconds(newest) > limit,
      let tried = try runs()[source]?.tried, tried <= now
    else { return 0 }
    return try await write { (database: Database) in
      try database.execute(
        sql: """
          DELETE FROM reading WHERE kind = ? AND start > ? AND station IN
            (SELECT station.id FROM station JOIN source ON source.id = station.source WHERE source.name = ?)
          """, arguments: [Codes.observed, limit, source])
      return database.changesCount
    }
  }
}
