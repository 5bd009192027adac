internal import AirData
internal import Foundation

/// Makes the readings of a query from a daily table's measurements: one of every day that each stands for.
///
/// A day takes the profile of its own kind of day, and for a pollutant that has none the nearest one. All stations of a
/// pollutant have one profile: a station's Sunday beside another's working day would look like a contrast between two
/// places.
struct DayExpansion {
  private let query: ReadingQuery
  private var clock: ZoneClock

  private static let secondsPerDay = 86_400
  private static let maxReadings = 5_000_000

  init(query: ReadingQuery, zone: TimeZone) {
    self.query = query
    clock = ZoneClock(zone: zone)
  }

  /// The readings that belong to the query.
  /// - Throws: ``SourceError/unavailable(_:)`` when the query spans more days than a typical day can sensibly stand
  ///   for.
  func readings(of measurements: [Measurement]) throws(SourceError) -> [Reading] {
    var expansion = self
    let days = expansion.localDays
    guard measurements.isEmpty || days.count <= Self.maxReadings / measurements.count else {
      throw .unavailable("A typical day is asked for \(days.count) days at once: ask for fewer.")
    }
    let profiles = DayProfiles(measurements)
    var readings: [Reading] = []
    for measurement in measurements {
      readings += expansion.readings(of: measurement, on: days, profiles).filter { query.contains($0) }
    }
    return readings
  }

  /// Days since 1970 on the city's clock whose intervals can reach into the query's.
  private var localDays: ClosedRange<Int> {
    mutating get {
      let first = clock.localSeconds(at: query.interval.start) / Self.secondsPerDay - 3
      let last = clock.localSeconds(at: query.interval.end) / Self.secondsPerDay + 1
      return first...max(first, last)
    }
  }

  private mutating func readings(of measurement: Measurement, on days: ClosedRange<Int>, _ profiles: DayProfiles)
    -> [Reading]
  {
    guard case .daily(let start, let end) = measurement.time else { return [] }
    return days.filter { profiles.serve(measurement, onDay: $0) }.flatMap { day in
      clock.moments(ofLocalSeconds: day * Self.secondsPerDay + start).map {
        measurement.reading(start: $0, end: $0 + Double(end - start))
      }
    }
  }
}
