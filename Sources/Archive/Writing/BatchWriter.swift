internal import AirData
internal import Foundation
internal import GRDB
internal import Geo

/// Writes one batch inside a transaction.
struct BatchWriter {
  private let database: Database
  private let batch: ArchiveBatch
  /// The row of the batch's source.
  private let source: Int64
  private let readingRows: RowUpsert
  private let windRows: RowUpsert
  private let otherRows: RowUpsert
  /// The rows of the stations that were written so far.
  private var stations: [Station: Int64] = [:]
  private var change = ArchiveChange()
  /// What the batch has measured, by the row of its station, where it replaces a time.
  private var measured: [Int64: Set<Measured>] = [:]

  private struct Measured: Hashable {
    let start: Int
    let end: Int
    let pollutant: Int

    /// Whether it is a mean over more than two hours, which tells of none of them.
    var isLong: Bool { end - start > 7200 }
  }

  /// Finds or makes the row of the batch's source.
  /// - Throws: ``ArchiveError`` where it is kept as another source, and what SQLite says.
  init(_ database: Database, _ batch: ArchiveBatch) throws {
    self.database = database
    self.batch = batch
    source = try SourceRow.id(database, name: batch.source, plugin: batch.manifest.id)
    readingRows = try RowUpsert(
      database, table: "reading", key: ["start", "station", "pollutant", "end", "kind"],
      values: ["concentration", "quality", "uncertainty", "issued"])
    windRows = try RowUpsert(
      database, table: "wind", key: ["start", "source", "latitude", "longitude", "end", "kind"],
      values: ["speed", "direction", "issued"])
    otherRows = try RowUpsert(
      database, table: "other", key: ["start", "station", "species", "end", "kind"],
      values: ["value", "quality", "uncertainty", "issued"])
  }

  /// Writes the batch, once.
  /// - Returns: What it has changed.
  mutating func write() throws -> ArchiveChange {
    for reading in batch.readings { try write(reading) }
    for wind in batch.winds { try write(wind) }
    for other in batch.others { try write(other) }
    if let time = batch.replaces { try removeWithdrawn(from: time) }
    return change
  }

  /// Removes what was measured in a time and is not in the batch.
  private mutating func removeWithdrawn(from time: DateInterval) throws {
    let given = measured.values.joined()
    let reach = Self.reach(of: given, in: time)
    // A source may give the mean of a day of which it has some hours no more.
    let reachOfHours = Self.reach(of: given.filter { !$0.isLong }, in: time)
    for (station, given) in measured {
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT start, end, pollutant FROM reading WHERE station = ? AND kind = ? AND start >= ? AND start < ?",
        arguments: [station, Codes.observed, reach.lowerBound, reach.upperBound])
      for row in rows {
        let known = Measured(
          start: try row.decode(Int.self, atIndex: 0), end: try row.decode(Int.self, atIndex: 1),
          pollutant: try row.decode(Int.self, atIndex: 2))
        guard !given.contains(known), known.isLong || reachOfHours.contains(known.start) else { continue }
        try database.execute(
          sql: "DELETE FROM reading WHERE start = ? AND station = ? AND pollutant = ? AND end = ? AND kind = ?",
          arguments: [known.start, station, known.pollutant, known.end, Codes.observed])
        change.removed += 1
        note(Codes.date(known.start))
      }
    }
  }

  /// From the first to the last of some readings, inside a time; empty where there are none.
  private static func reach(of given: some Collection<Measured>, in time: DateInterval) -> Range<Int> {
    guard let first = given.map(\.start).min(), let last = given.map(\.end).max() else { return 0..<0 }
    let start = max(first, Codes.boundedSeconds(time.start))
    return start..<max(start, min(last, Codes.boundedCeiling(time.end)))
  }

  private mutating func write(_ reading: Reading) throws {
    guard let kept = kept(reading.kind, isSound: reading.flaw == nil, from: reading.start, to: reading.end) else {
      return
    }
    let station = try id(of: reading.station)
    let pollutant = Codes.code(reading.pollutant)
    if batch.replaces != nil, kept.kind == Codes.observed {
      let given = Measured(start: kept.interval.start, end: kept.interval.end, pollutant: pollutant)
      measured[station, default: []].insert(given)
    }
    count(
      try readingRows.put(
        key: [kept.interval.start, station, pollutant, kept.interval.end, kept.kind],
        values: [reading.concentration, reading.quality.rawValue, reading.uncertainty, kept.issued]),
      from: reading.start)
  }

  private mutating func write(_ reading: SpeciesReading) throws {
    guard let kept = kept(reading.kind, isSound: reading.flaw == nil, from: reading.start, to: reading.end) else {
      return
    }
    count(
      try otherRows.put(
        key: [
          kept.interval.start, try id(of: reading.station), Codes.code(reading.species), kept.interval.end, kept.kind,
        ],
        values: [reading.value, reading.quality.rawValue, reading.uncertainty, kept.issued]), from: reading.start)
  }

  /// When a reading is of and how, as it is kept; nil, and counted, for one that is not.
  private mutating func kept(
    _ kind: Reading.Kind, isSound: Bool, from start: Date, to end: Date
  ) -> (interval: KeptInterval, kind: Int, issued: Int?)? {
    if kind.isTypical {
      change.typical += 1
      return nil
    }
    guard isSound, let interval = KeptInterval(start, end), let (code, issued) = Codes.kind(kind) else {
      change.refused += 1
      return nil
    }
    return (interval, code, issued)
  }

  private mutating func write(_ wind: WindReading) throws {
    guard wind.flaw == nil, let interval = KeptInterval(wind.start, wind.end),
      let (kind, issued) = Codes.kind(wind.kind)
    else {
      change.refused += 1
      return
    }
    count(
      try windRows.put(
        key: [interval.start, source, wind.coordinate.latitude, wind.coordinate.longitude, interval.end, kind],
        values: [wind.speedMetersPerSecond, wind.fromDegrees, issued]), from: wind.start)
  }

  private mutating func count(_ outcome: RowUpsert.Outcome, from start: Date) {
    switch outcome {
    case .new: change.new += 1
    case .updated: change.updated += 1
    case .unchanged:
      change.unchanged += 1
      return
    }
    note(start)
  }

  /// Notes a start from which on the archive has changed.
  private mutating func note(_ start: Date) { change.earliest = min(change.earliest ?? start, start) }

  private mutating func id(of station: Station) throws -> Int64 {
    if let known = stations[station] { return known }
    let id = try StationRow.id(database, source: source, station)
    stations[station] = id
    return id
  }
}
