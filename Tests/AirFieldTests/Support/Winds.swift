import AirData
import AirField
import Foundation
import Geo

/// Winds at one place, from a function of the hour.
enum Winds {
  static let place = Coordinate(latitude: 39.46, longitude: -0.36)

  static func reading(
    _ speed: Double, from degrees: Double, start: Date = Histories.start, seconds: Double = 3600,
    at place: Coordinate = place, kind: Reading.Kind = .observed
  ) -> WindReading {
    WindReading(
      coordinate: place, speedMetersPerSecond: speed, fromDegrees: degrees, start: start, end: start + seconds,
      kind: kind, sourceID: "test")
  }

  /// The wind of one hour.
  static func hour(_ speed: Double, from degrees: Double) -> CityWind? {
    HourlyWinds([reading(speed, from: degrees)], middle: place).wind(ofHour: Histories.start)
  }

  /// The winds of some hours; nil is a gap.
  static func hours(_ count: Int, _ wind: (_ hour: Int) -> (speed: Double, from: Double)?) -> HourlyWinds {
    HourlyWinds(
      (0..<count).compactMap { hour in
        wind(hour).map { reading($0.speed, from: $0.from, start: Histories.start + Double(hour) * 3600) }
      }, middle: place)
  }
}
