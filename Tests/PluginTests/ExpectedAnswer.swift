import AirData
import Foundation
import Geo

/// What must come of a recorded case.
struct ExpectedAnswer: Decodable {
  var readings: [Row] = []
  var winds: [Wind] = []
  var notices: [String] = []
  /// Short description of the failure, nil where the source must answer.
  var error: String?

  /// A reading as the files write it.
  struct Row: Codable, Hashable, Comparable {
    let station: String
    let name: String
    let type: String
    let pollutant: String
    let concentration: Double
    let start: String
    let end: String
    let kind: String
    let quality: UInt8

    static func < (left: Row, right: Row) -> Bool {
      (left.station, left.pollutant, left.start) < (right.station, right.pollutant, right.start)
    }
  }

  /// A wind reading as the files write it.
  struct Wind: Codable, Hashable, Comparable {
    let latitude: Double
    let longitude: Double
    let speed: Double
    let from: Double
    let start: String
    let end: String
    let kind: String

    static func < (left: Wind, right: Wind) -> Bool {
      (left.latitude, left.longitude, left.start) < (right.latitude, right.longitude, right.start)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case readings, winds, notices, error
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    readings = try container.decodeIfPresent([Row].self, forKey: .readings) ?? []
    winds = try container.decodeIfPresent([Wind].self, forKey: .winds) ?? []
    notices = try container.decodeIfPresent([String].self, forKey: .notices) ?? []
    error = try container.decodeIfPresent(String.self, forKey: .error)
  }
}

extension ExpectedAnswer.Row {
  /// With the concentration rounded, since conversions are not exact.
  init(_ reading: Reading) {
    self.init(
      station: reading.station.id, name: reading.station.name, type: reading.station.type.rawValue,
      pollutant: reading.pollutant.rawValue, concentration: rounded(reading.concentration),
      start: TimeText.format(reading.start, zone: .gmt), end: TimeText.format(reading.end, zone: .gmt),
      kind: reading.kind.word, quality: reading.quality.rawValue)
  }
}

extension ExpectedAnswer.Wind {
  /// With the figures rounded, since conversions are not exact.
  init(_ wind: WindReading) {
    self.init(
      latitude: rounded(wind.coordinate.latitude), longitude: rounded(wind.coordinate.longitude),
      speed: rounded(wind.speedMetersPerSecond), from: rounded(wind.fromDegrees),
      start: TimeText.format(wind.start, zone: .gmt), end: TimeText.format(wind.end, zone: .gmt),
      kind: wind.kind.word)
  }
}

private func rounded(_ number: Double) -> Double {
  (number * 1e6).rounded() / 1e6
}

extension Reading.Kind {
  fileprivate var word: String {
    switch self {
    case .observed: "observed"
    case .forecast: "forecast"
    case .typical: "typical"
    }
  }
}
