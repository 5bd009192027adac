internal import AirData
internal import Foundation
internal import GRDB

/// A stretch of a table whose rows lie in the order of their start.
struct RowRange {
  /// Whole seconds since 1970 between which rows start.
  let starts: Range<Int>
  /// Only rows that end later.
  let endsAfter: Int

  init(starts: Range<Int>, endsAfter: Int = Int.min) {
    self.starts = starts
    self.endsAfter = endsAfter
  }

  /// The rows whose interval overlaps a time, without its end; one of an earlier start may reach into it.
  init(overlapping time: DateInterval) {
    let start = Codes.boundedSeconds(time.start)
    self.init(
      starts: (start - ReadingArchive.longestReadingSeconds + 1)..<Codes.boundedCeiling(time.end), endsAfter: start)
  }

  /// What a row of the range has, for a query, with the values of its marks.
  static let condition = "start >= ? AND start < ? AND end > ?"
  var arguments: StatementArguments { [starts.lowerBound, starts.upperBound, endsAfter] }

  /// A week, a multiple of an hour.
  private static let windowSeconds = 604_800

  /// The week that begins at a moment, cut at a whole hour, and at an end.
  init(week start: Int, endingBefore end: Int) {
    let later = start + Self.windowSeconds
    self.init(starts: start..<max(start + 1, min(later - ((later % 3600) + 3600) % 3600, end)))
  }

  /// The readings in the order of their start.
  func readings(_ database: Database, sources: Set<String>?, pollutants: Set<Pollutant>) throws -> [Reading] {
    var readings: [Reading] = []
    try forEachReading(database, sources: sources, pollutants: pollutants) { readings.append($0) }
    return readings
  }

  /// Hands out the readings one by one, in the order of their start.
  func forEachReading(
    _ database: Database, sources: Set<String>?, pollutants: Set<Pollutant>, _ body: (Reading) -> Void
  ) throws {
    let stations = try StationDirectory(database, sources: sources)
    let codes = pollutants.map { String(Codes.code($0)) }.sorted().joined(separator: ", ")
    let uncertainty = try Schema.hasDetails(database) ? "uncertainty" : "NULL"
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT start, station, pollutant, end, kind, concentration, quality, issued, \(uncertainty) FROM reading
        WHERE \(Self.condition) AND end - start BETWEEN 1 AND \(ReadingArchive.longestReadingSeconds)
          AND pollutant IN (\(codes))
        ORDER BY start, station, pollutant, end, kind
        """,
      arguments: arguments)
    while let row = try rows.next() {
      guard let entry = stations[try row.decode(atIndex: 1)],
        let pollutant = Codes.pollutant(try row.decode(atIndex: 2))
      else { continue }
      let reading = try Self.reading(row, of: entry, pollutant: pollutant)
      // A damaged file may hold anything.
      if reading.flaw == nil { body(reading) }
    }
  }

  private static func reading(_ row: Row, of entry: StationDirectory.Entry, pollutant: Pollutant) throws -> Reading {
    Reading(
      station: entry.station, pollutant: pollutant, concentration: try row.decode(atIndex: 5),
      start: Codes.date(try row.decode(atIndex: 0)), end: Codes.date(try row.decode(atIndex: 3)),
      kind: Codes.kind(try row.decode(atIndex: 4), issued: try row.decode(atIndex: 7)),
      quality: Codes.quality(try row.decode(atIndex: 6)), sourceID: entry.source,
      uncertainty: try row.decode(atIndex: 8))
  }
}
