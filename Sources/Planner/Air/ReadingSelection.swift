internal import AirData
internal import Foundation

/// Chooses the readings that stand for an hour.
///
/// For one pollutant measured readings serve; where there is none, the forecast; where there is none either, the typical
/// day. Kinds are never mixed within a pollutant and hour: a typical station among live ones would look like a contrast.
struct ReadingSelection {
  private let readings: [Reading]

  init(_ readings: [Reading]) {
    self.readings = readings
  }

  /// Number of readings whose interval is too long to say anything of one hour.
  var tooLongCount: Int {
    readings.count { $0.end.timeIntervalSince($0.start) > Self.longestSeconds }
  }

  /// The longest interval that describes an hour.
  private static let longestSeconds = 7200.0

  /// The readings of the hour that begins at a moment.
  /// - Complexity: O(readings).
  func readings(ofHour start: Date) -> [Reading] {
    let end = start + 3600
    let overlapping = readings.filter { Self.describes($0, start: start, end: end) }
    return Pollutant.allCases.flatMap { pollutant in
      Self.best(overlapping.filter { $0.pollutant == pollutant })
    }
  }

  /// A mean over a longer interval than two hours says nothing of one hour.
  private static func describes(_ reading: Reading, start: Date, end: Date) -> Bool {
    reading.start < end && reading.end > start && reading.end.timeIntervalSince(reading.start) <= longestSeconds
      && min(reading.end, end).timeIntervalSince(max(reading.start, start))
        >= min(
          1800, reading.end.timeIntervalSince(reading.start) / 2)
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
    let start: Date

    init(_ reading: Reading) {
      sourceID = reading.sourceID
      stationID = reading.station.id
      start = reading.start
    }
  }
}

extension Reading.Kind {
  /// Order of preference: measured, forecast, typical.
  var rank: Int {
    switch self {
    case .observed: 0
    case .forecast: 1
    case .typical: 2
    }
  }
}
