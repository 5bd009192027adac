package import AirData
package import Foundation
internal import GRDB

extension ReadingArchive {
  /// The readings whose averaging interval overlaps a time, by start; each names the entry of its source.
  /// - Parameters:
  ///   - interval: The time, without its end.
  ///   - sources: Names of entries; nil for all.
  ///   - pollutants: Only these.
  /// - Returns: The readings, those of one start by station.
  /// - Throws: ``ArchiveError``.
  /// - Complexity: O(log m + n) for n kept readings from a day before the time to its end; a year of ten stations is
  ///   some 440 000 of them and takes about a second.
  package func readings(
    in interval: DateInterval, sources: Set<String>? = nil, pollutants: Set<Pollutant> = Set(Pollutant.allCases)
  ) throws(ArchiveError) -> [Reading] {
    let range = RowRange(overlapping: interval)
    return try read { database in
      try range.readings(database, sources: sources, pollutants: pollutants)
    }
  }

  /// Hands out the same readings one by one, in the same order: for figures over a long time, of which memory need not
  /// hold every reading.
  ///
  /// The body must not use the archive.
  /// - Throws: ``ArchiveError``.
  package func forEachReading(
    in interval: DateInterval, sources: Set<String>? = nil, pollutants: Set<Pollutant> = Set(Pollutant.allCases),
    _ body: (Reading) -> Void
  ) throws(ArchiveError) {
    let range = RowRange(overlapping: interval)
    try read { database in
      try range.forEachReading(database, sources: sources, pollutants: pollutants, body)
    }
  }

  /// Hands out the readings hour by hour, in order, those that start in the hour together; for more than memory holds.
  ///
  /// The archive is read week by week, so that the body may take its time and may use the archive too.
  /// The body gets the start of an hour and its readings, of which there is at least one.
  /// - Throws: ``ArchiveError``, and what the body throws.
  package func forEachHour(
    in interval: DateInterval, sources: Set<String>? = nil, pollutants: Set<Pollutant> = Set(Pollutant.allCases),
    _ body: (Date, [Reading]) throws -> Void
  ) throws {
    var position = Codes.boundedSeconds(interval.start)
    let end = Codes.boundedCeiling(interval.end)
    while let next = try firstStart(position..<max(position, end)) {
      let window = RowRange(week: next, endingBefore: end)
      position = window.starts.upperBound
      let readings = try read { try window.readings($0, sources: sources, pollutants: pollutants) }
      for hour in readings.chunkedByHour() { try body(hour.start, hour.readings) }
    }
  }

  /// Start of the newest measured reading of an entry, up to a moment; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func newestObserved(source: String, notAfter limit: Date? = nil) throws(ArchiveError) -> Date? {
    try edge(source: source, kind: Codes.observed, newest: true, notAfter: limit)
  }

  /// Start of the oldest measured reading of an entry; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func oldestObserved(source: String) throws(ArchiveError) -> Date? {
    try edge(source: source, kind: Codes.observed, newest: false)
  }

  /// Start of the forecast that looks furthest ahead; nil where there is none.
  /// - Throws: ``ArchiveError``.
  package func newestForecast(source: String) throws(ArchiveError) -> Date? {
    try edge(source: source, kind: Codes.forecast, newest: true)
  }

  /// When the newest forecast of an entry was issued, of those that start at a moment or later; nil where none is.
  /// - Throws: ``ArchiveError``.
  package func newestIssue(source: String, startingFrom start: Date) throws(ArchiveError) -> Date? {
    try read { database in
      try Int.fetchOne(
        database, sql: try Schema.hasEdges(database) ? Self.issueOfStations : Self.issueInTime,
        arguments: [Codes.forecast, Codes.boundedSeconds(start), source]
      ).map(Codes.date)
    }
  }

  /// Asks each station of an entry for the newest issue of its forecasts from a moment on.
  /// - Complexity: O(s log m + n) for s stations, m kept readings and n forecasts of the entry from then on.
  private static let issueOfStations = """
    SELECT max((
      SELECT max(issued) FROM reading WHERE reading.station = station.id AND kind = ? AND start >= ?))
    FROM station JOIN source ON source.id = station.source WHERE source.name = ?
    """

  /// The same question to an archive of an older program, for readings of all entries from then on.
  private static let issueInTime = """
    SELECT max(issued) FROM reading WHERE kind = ? AND start >= ? AND station IN
      (SELECT station.id FROM station JOIN source ON source.id = station.source WHERE source.name = ?)
    """

  private func edge(
    source: String, kind: Int, newest: Bool, notAfter limit: Date? = nil
  ) throws(ArchiveError) -> Date? {
    try read { database in
      try Int.fetchOne(
        database, sql: try Schema.hasEdges(database) ? Self.edgeOfStations(newest) : Self.edgeInTime(newest),
        arguments: [kind, limit.map(Codes.boundedSeconds) ?? .max, source]
      ).map(Codes.date)
    }
  }

  /// Asks each station of an entry for its newest or oldest reading of a kind, not after a moment.
  /// - Complexity: O(s log m) for s stations and m kept readings.
  static func edgeOfStations(_ newest: Bool) -> String {
    let edge = newest ? "max" : "min"
    return """
      SELECT \(edge)((
        SELECT \(edge)(start) FROM reading WHERE reading.station = station.id AND kind = ? AND start <= ?))
      FROM station JOIN source ON source.id = station.source WHERE source.name = ?
      """
  }

  /// The question to an archive of an older program, which is walked through until a reading of the entry comes.
  private static func edgeInTime(_ newest: Bool) -> String {
    """
    SELECT start FROM reading WHERE kind = ? AND start <= ? AND station IN
      (SELECT station.id FROM station JOIN source ON source.id = station.source WHERE source.name = ?)
    ORDER BY start \(newest ? "DESC" : "ASC") LIMIT 1
    """
  }

  /// The first start inside a range at which a reading is kept.
  private func firstStart(_ range: Range<Int>) throws(ArchiveError) -> Int? {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT min(start) FROM reading WHERE start >= ? AND start < ?",
        arguments: [range.lowerBound, range.upperBound])
    }
  }
}

extension [Reading] {
  /// Cuts readings that are sorted by start into those of whole hours.
  fileprivate func chunkedByHour() -> [(start: Date, readings: [Reading])] {
    var hours: [(start: Date, readings: [Reading])] = []
    var from = startIndex
    for index in indices {
      let hour = self[index].start.startOfHour
      guard index + 1 == endIndex || self[index + 1].start.startOfHour != hour else { continue }
      hours.append((hour, Array(self[from...index])))
      from = index + 1
    }
    return hours
  }
}
