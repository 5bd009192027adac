internal import AirData
internal import GRDB

extension ReadingArchive {
  /// Longest interval of a reading that is kept, in seconds: a day's mean on the day that has 25 hours.
  ///
  /// A bound is what makes an interval one stretch of the file.
  package static let longestReadingSeconds = 90_000

  /// Keeps a batch in one transaction; writing it again changes nothing.
  ///
  /// A measured figure replaces that of the same interval; a forecast one that was not issued later. Rows are removed
  /// only where the batch says of a time that it has all of it.
  /// - Throws: ``ArchiveError``; a source that forbids to be kept is refused here too, whatever the caller checked.
  /// - Complexity: O(n log m) for n readings and m kept ones.
  @discardableResult
  package func write(_ batch: ArchiveBatch) async throws(ArchiveError) -> ArchiveChange {
    guard batch.manifest.cacheRule != .forbidden else { throw ArchiveError.forbidden(batch.source) }
    return try await write { (database: Database) in
      var writer = try BatchWriter(database, batch)
      return try writer.write()
    }
  }
}
