internal import AirData
internal import Foundation
internal import Geo
package import Setup
package import Trips

/// The machine-readable forms of what was breathed on a track.
package enum TrackFormat: String, CaseIterable, Sendable {
  /// All of it: version 1 of the published schema.
  case json
  /// A row a minute.
  case csv
  /// A line a minute, and the cleanest way.
  case geojson

  /// Writes an answer; notices, which JSON and GeoJSON have, in a wording.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func text(
    _ answer: TrackAnswer, city: CityConfiguration, notices wording: NoticeWording = .english
  ) throws(BrisaError) -> String {
    switch self {
    case .json: try JSONText.encode(TrackJSON(answer, city: city, notices: wording))
    case .csv: Self.table(answer)
    case .geojson: try JSONText.encode(TrackGeoJSON(answer, city: city, notices: wording))
    }
  }

  private static func table(_ answer: TrackAnswer) -> String {
    let pollutants = answer.air.exposures.keys.sorted()
    let columns = pollutants.flatMap { ["\($0.rawValue)_ugm3", "\($0.rawValue)_sigma", "\($0.rawValue)_dose_ug"] }
    let head = ["start", "lat", "lon", "seconds", "moving_s", "meters", "burden_min", "index"]
    let rows = answer.minutes.map { minute in
      let place = minute.middle
      let known = pollutants.flatMap { pollutant in
        [
          number(minute.concentrations[pollutant]?.mean, 2), number(minute.concentrations[pollutant]?.sigma, 2),
          number(minute.doseMicrograms[pollutant], 4),
        ]
      }
      let common = [
        minute.start.formatted(.iso8601), number(place.latitude, 6), number(place.longitude, 6),
        number(minute.seconds, 1), number(minute.movingSeconds, 1), number(minute.meters, 1),
        number(minute.burdenMinutes, 4), number(minute.index, 1),
      ]
      return (common + known).joined(separator: ",")
    }
    return ([(head + columns).joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double?, _ decimals: Int) -> String {
    value.map { String(format: "%.\(decimals)f", $0) } ?? ""
  }
}
