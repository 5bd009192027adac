package import Foundation
internal import GRDB

extension ReadingArchive {
  /// Start of the newest measured reading of an entry, up to a moment; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func newestObserved(source: String, notAfter limit: Date? = nil) throws(ArchiveError) -> Date? {
    try outermostStart(source: source, kind: Codes.observed, newest: true, notAfter: limit)
  }

  /// Start of the oldest measured reading of an entry; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func oldestObserved(source: String) throws(ArchiveError) -> Date? {
    try outermostStart(source: source, kind: Codes.observed, newest: false)
  }

  /// Start of the forecast that looks furthest ahead; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func newestForecast(source: String) throws(ArchiveError) -> Date? {
    try outermostStart(source: source, kind: Codes.forecast, newest: true)
  }

  /// When the newest forecast of an entry was issued, of those that start at a moment or later; nil where none is.
  /// - Throws: ``ArchiveError``.
  package func newestIssue(source: String, startingFrom start: Date) throws(ArchiveError) -> Date? {
    try read { database in
      try Int.fetchOne(
        database, sql: try Schema.hasStationIndex(database) ? Self.newestIssueByStation : Self.newestIssueInTime,
        arguments: [Codes.forecast, Codes.boundedSeconds(start), source]
      ).map(Codes.date)
    }
  }

  /// Asks each station of an entry for the newest issue of its forecasts from a moment on.
  /// - Complexity: O(s log m + n) for s stations, m kept readings and n forecasts of the entry from then on.
  private static let newestIssueByStation = """
    SELECT max((
      SELECT max(issued) FROM reading WHERE reading.station = station.id AND kind = ? AND start >= ?))
    FROM station JOIN source ON source.id = station.source WHERE source.name = ?
    """

  /// The same question to an archive of an older program, for readings of all entries from then on.
  private static let newestIssueInTime = """
    SELECT max(issued) FROM reading WHERE kind = ? AND start >= ? AND station IN
      (SELECT station.id FROM station JOIN source ON source.id = station.source WHERE source.name = ?)
    """

  /// The first or last start of an entry's readings of a kind, not after a moment; nil where there is none.
  private func outermostStart(
    source: String, kind: Int, newest: Bool, notAfter limit: Date? = nil
  ) throws(ArchiveError) -> Date? {
    try read { database in
      try Int.fetchOne(
        database,
        sql: try Schema.hasStationIndex(database)
          ? Self.outermostStartByStation(newest: newest) : Self.outermostStartInTime(newest: newest),
        arguments: [kind, limit.map(Codes.boundedSeconds) ?? .max, source]
      ).map(Codes.date)
    }
  }

  /// Asks each station of an entry for its newest or oldest reading of a kind, not after a moment.
  /// - Complexity: O(s log m) for s stations and m kept readings.
  static func outermostStartByStation(newest: Bool) -> String {
    let extreme = newest ? "max" : "min"
    return """
      SELECT \(extreme)((
        SELECT \(extreme)(start) FROM reading WHERE reading.station = station.id AND kind = ? AND start <= ?))
      FROM station JOIN source ON source.id = station.source WHERE source.name = ?
      """
  }

  /// The question to an archive of an older program, which is walked through until a reading of the entry comes.
  private static func outermostStartInTime(newest: Bool) -> String {
    """
    SELECT start FROM reading WHERE kind = ? AND start <= ? AND station IN
      (SELECT station.id FROM station JOIN source ON source.id = station.source WHERE source.name = ?)
    ORDER BY start \(newest ? "DESC" : "ASC") LIMIT 1
    """
  }
}
