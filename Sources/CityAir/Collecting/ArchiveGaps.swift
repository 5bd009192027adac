package import AirData
internal import AirField
internal import Archive
internal import Foundation

/// The hours of the last seven days that a source's stations lack: of 168 hours, of which the running one is the last.
///
/// Looked at are the stations and pollutants that were measured in these days or the seven before, over the hours up to
/// the source's newest reading and not before its oldest: what is late is not missing yet. A mean over a longer time
/// than two hours, which no field takes for an hour, counts for all hours that it touches, up to the end of the newest
/// one; where a station has hourly figures of the pollutant, too, only these count.
package struct ArchiveGaps: Sendable, Hashable {
  /// The missing hours of one station and pollutant.
  package struct Gap: Sendable, Hashable {
    /// Id of the station.
    package let station: String
    /// What it measures.
    package let pollutant: Pollutant
    /// Number of hours without a reading.
    package let missingHours: Int
  }

  /// Each series with a missing hour, by station and pollutant.
  package let gaps: [Gap]
  /// Hours that there could be, over all stations and pollutants.
  package let expectedHours: Int

  /// Hours that are missing, over all stations and pollutants.
  package var missingHours: Int { gaps.map(\.missingHours).reduce(0, +) }

  private static let windowSeconds = 7.0 * 86_400

  init(of source: String, in archive: ReadingArchive, now: Date) throws(ArchiveError) {
    let start = (now - Self.windowSeconds).startOfHour + 3600
    let wide = DateInterval(start: start - Self.windowSeconds, end: now.startOfHour + 3600)
    let readings = try archive.readings(in: wide, sources: [source]).filter { $0.kind == .observed }
    guard let newest = readings.last(where: { $0.start <= now })?.start.startOfHour, newest >= start,
      let oldest = try archive.oldestObserved(source: source)
    else {
      gaps = []
      expectedHours = 0
      return
    }
    let from = max(start, oldest.startOfHour)
    let hourly = SeriesHours(readings).hours
    let means = Self.touched(by: readings.filter { hourly[ReadingSeries($0)] == nil })
    let newestOfMeans = means.values.joined().filter { $0 <= now }.max() ?? newest
    var expected = 0
    var found: [Gap] = []
    for (covered, last) in [(hourly, newest), (means, newestOfMeans)] {
      let hours = max(0, Int(last.timeIntervalSince(from) / 3600) + 1)
      expected += covered.count * hours
      found += covered.map { series, starts in
        Gap(
          station: series.stationID, pollutant: series.pollutant,
          missingHours: hours - starts.count { $0 >= from && $0 <= last })
      }
    }
    expectedHours = expected
    gaps = found.filter { $0.missingHours > 0 }.sorted { ($0.station, $0.pollutant) < ($1.station, $1.pollutant) }
  }

  /// The hours that readings touch, by station and pollutant.
  private static func touched(by readings: [Reading]) -> [ReadingSeries: Set<Date>] {
    readings.reduce(into: [:]) { hours, reading in
      hours[ReadingSeries(reading), default: []].formUnion(
        stride(from: reading.start.startOfHour, to: reading.end, by: 3600))
    }
  }
}
