internal import AirData
internal import Foundation
internal import Geo

/// A wind as `expected.json` writes it, with the keys of the source protocol.
struct ExpectedWind: Decodable, Sendable {
  let latitude: Double
  let longitude: Double
  /// Metres per second.
  let speed: Double
  /// Degrees clockwise from north.
  let from: Double
  let start: Date
  let end: Date
  let kind: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case latitude, longitude, speed, from, start, end, kind
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try container.decode(Double.self, forKey: .latitude)
    longitude = try container.decode(Double.self, forKey: .longitude)
    speed = try container.decode(Double.self, forKey: .speed)
    from = try container.decode(Double.self, forKey: .from)
    start = try container.moment(.start)
    end = try container.moment(.end)
    kind = try container.decodeIfPresent(String.self, forKey: .kind)
  }

  /// Whether a wind is of the same place and hour.
  func isOf(_ wind: WindReading) -> Bool {
    start == wind.start && abs(latitude - wind.coordinate.latitude) < 1e-6
      && abs(longitude - wind.coordinate.longitude) < 1e-6 && (kind ?? wind.kindWord) == wind.kindWord
  }

  /// How a wind of the same place and hour differs.
  func differences(_ wind: WindReading) -> [String] {
    var list = DifferenceList()
    list.compare("speed", found: wind.speedMetersPerSecond, expected: speed, within: 0.0005)
    list.compare("from", found: wind.fromDegrees, expected: from, within: 0.0005)
    list.compare("end", found: ZonedTime.format(wind.end), expected: ZonedTime.format(end))
    return list.texts
  }

  /// `39.47,-0.38 2026-03-02T08:00:00Z`.
  var text: String { Self.text(Coordinate(latitude: latitude, longitude: longitude), start) }

  fileprivate static func text(_ place: Coordinate, _ start: Date) -> String {
    "\(place.latitude),\(place.longitude) \(ZonedTime.format(start))"
  }
}

extension WindReading {
  /// Place and hour, as an expected wind has them.
  var text: String { ExpectedWind.text(coordinate, start) }

  /// The word for how it came about.
  var kindWord: String { KindMessage(kind).kind }
}
