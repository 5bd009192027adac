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
