internal import AirData
internal import Foundation

/// What tells the readings of an answer apart.
struct ReadingKey: Hashable {
  let station: String
  let pollutant: Pollutant
  let start: Date
  var kind: String?

  /// `harbour no2 2026-03-02T08:00:00Z`.
  var text: String { "\(station) \(pollutant.rawValue) \(ZonedTime.format(start))" }
}
