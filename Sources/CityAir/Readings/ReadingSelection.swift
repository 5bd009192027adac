internal import AirData
internal import AirField
internal import Foundation

/// Chooses the readings that stand for an hour.
///
/// For one pollutant measured readings serve; where there is none, the forecast; where there is none either, the
/// typical day. Kinds are never mixed within a pollutant and hour: a typical station among live ones would look like a
/// contrast.
struct ReadingSelection {
  /// The readings whose interval is too long to say anything of one hour.
  let tooLong: [Reading]
  /// Whether anything was forecast.
  let hasForecasts: Bool
  private let readingsByHour: [Date: [Reading]]
  /// The most hours that a reading may be old to stand in, and the most missing hours that are bridged.
  let staleHours: Int

  /// Takes the readings of an answer, of which those of some hours back may stand in for an hour that has none.
  init(_ readings: [Reading], staleHours: Int = 0) {
    tooLong = readings.filter { $0.end.timeIntervalSince($0.start) > HourlyMean.longestSeconds }
    hasForecasts = readings.contains { $0.kind.rank == .forecast }
    self.staleHours = staleHours
    var readingsByHour: [Date: [Reading]] = [:]
    for reading in readings {
      for hour in Self.hours(of: reading) { readingsByHour[hour, default: []].append(reading) }
    }
    self.readingsByHour = readingsByHour
  }

  /// The starts of the hours that a reading describes, whole hours of UTC; none where its interval is too long.
  static func hours(of reading: Reading) -> some Sequence<Date> {
    let isShort = reading.end.timeIntervalSince(reading.start) <= HourlyMean.longestSeconds
    let first = reading.start.startOfHour
    return stride(from: first, to: isShort ? reading.end : first, by: 3600).lazy
      .filter { describes(reading, start: $0, end: $0 + 3600) }
  }

  /// The readings of the hour that begins at a moment, a whole hour of UTC.
  /// - Complexity: O(readings of the hour).
  func readings(ofHour start: Date) -> [Reading] {
    let overlapping = overlapping(hour: start)
    return Pollutant.allCases.flatMap { pollutant in
      Self.best(overlapping.filter { $0.pollutant == pollutant })
    }
  }

  /// The readings of one ``AirData/Reading/Kind/rank`` of the hour that begins at a moment.
  func readings(ofHour start: Date, rank: Reading.Kind.Rank) -> [Reading] {
    Self.latestIssues(overlapping(hour: start).filter { $0.kind.rank == rank })
  }

  /// What stands in for the pollutants of which the hour has no reading at all: the newest hour that was measured.
  ///
  /// The readings are moved to the hour, which they speak for.
  func standIns(forHour start: Date) -> [StaleAir] {
    let known = Set(overlapping(hour: start).map(\.pollutant))
    return Pollutant.allCases.filter { !known.contains($0) }.compactMap { pollutant in
      for hours in 1...max(1, staleHours) where hours <= staleHours {
        let found = readings(ofHour: start - Double(hours) * 3600, rank: .observed).filter { $0.pollutant == pollutant }
        if !found.isEmpty {
          return StaleAir(pollutant: pollutant, ageHours: hours, readings: found.map { $0.moved(hours: hours) })
        }
      }
      return nil
    }
  }

  private func overlapping(hour start: Date) -> [Reading] {
    readingsByHour[start] ?? []
  }

  /// Whether half of the hour, or half of the reading where that is shorter, lies in the other.
  private static func describes(_ reading: Reading, start: Date, end: Date) -> Bool {
    let lengthSeconds = reading.end.timeIntervalSince(reading.start)
    guard reading.start < end, reading.end > start else { return false }
    let sharedSeconds = min(reading.end, end).timeIntervalSince(max(reading.start, start))
    return sharedSeconds >= min(1800, lengthSeconds / 2)
  }

  private static func best(_ readings: [Reading]) -> [Reading] {
    guard let rank = readings.map({ $0.kind.rank }).min() else { return [] }
    return latestIssues(readings.filter { $0.kind.rank == rank })
  }

  /// Of several forecasts of one station and interval, the one that was made last.
  private static func latestIssues(_ readings: [Reading]) -> [Reading] {
    var latest: [Forecast: Date] = [:]
    for reading in readings {
      guard case .forecast(let issued) = reading.kind else { continue }
      latest[Forecast(reading)] = max(issued, latest[Forecast(reading)] ?? issued)
    }
    return readings.filter { reading in
      guard case .forecast(let issued) = reading.kind else { return true }
      return latest[Forecast(reading)] == issued
    }
  }

  /// What several forecasts may be made of.
  private struct Forecast: Hashable {
    let sourceID: String
    let stationID: String
    let pollutant: Pollutant
    let start: Date

    init(_ reading: Reading) {
      sourceID = reading.sourceID
      pollutant = reading.pollutant
      stationID = reading.station.id
      start = reading.start
    }
  }
}

/// Measured readings of an hour before that stand in for one without any.
struct StaleAir: Sendable {
  let pollutant: Pollutant
  /// How many hours before the hour they were measured.
  let ageHours: Int
  let readings: [Reading]
  /// Whether the figures were moved as the day usually goes.
  var isMoved = false
}

extension Reading {
  fileprivate func moved(hours: Int) -> Reading {
    with(start: start + Double(hours) * 3600, end: end + Double(hours) * 3600)
  }
}

extension Reading.Kind {
  /// What a reading is, the date of a forecast and the day of a typical one aside; what is preferred comes first.
  enum Rank: Comparable {
    case observed
    case forecast
    case typical
  }

  /// Its place in the order of preference.
  var rank: Rank {
    switch self {
    case .observed: .observed
    case .forecast: .forecast
    case .typical: .typical
    }
  }
}
