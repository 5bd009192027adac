package import AirData
internal import Foundation
package import Geo

/// The wind of one hour as a whole city has it, 10 m above the ground.
package struct CityWind: Hashable, Sendable {
  /// Towards the east, in m/s.
  package let eastwardMetersPerSecond: Double
  /// Towards the north, in m/s.
  package let northwardMetersPerSecond: Double
  /// Where it was measured, or what place a model says it of.
  package let coordinate: Coordinate
  /// How the figure came about.
  package let kind: Reading.Kind
  /// Id of the source that delivered it.
  package let sourceID: String

  /// Below this speed the air drifts anywhere, and no side of a street is the lee side (a presumption).
  package static let calmMetersPerSecond = 1.0

  /// Speed in m/s.
  package var speedMetersPerSecond: Double {
    (eastwardMetersPerSecond * eastwardMetersPerSecond + northwardMetersPerSecond * northwardMetersPerSecond)
      .squareRoot()
  }

  /// Where it blows from, in degrees clockwise from north: 0 up to but not 360.
  package var fromDegrees: Double {
    let degrees = atan2(-eastwardMetersPerSecond, -northwardMetersPerSecond) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Whether it is too weak to tell the sides of a street apart.
  package var isCalm: Bool { !(speedMetersPerSecond >= Self.calmMetersPerSecond) }

  /// Where it blows to, a vector of length 1; nil when it is calm.
  var direction: PlanePoint? {
    guard !isCalm else { return nil }
    let speed = speedMetersPerSecond
    return PlanePoint(x: eastwardMetersPerSecond / speed, y: northwardMetersPerSecond / speed)
  }

  /// The mean vector of what one place says of an hour, weighted by the time that each reading shares with it; nil for
  /// none.
  init?(_ readings: [WindReading], during hour: DateInterval) {
    guard let first = readings.first else { return nil }
    var east = 0.0
    var north = 0.0
    var seconds = 0.0
    for reading in readings {
      let shared = min(reading.end, hour.end).timeIntervalSince(max(reading.start, hour.start))
      let angle = reading.fromDegrees * .pi / 180
      east -= shared * reading.speedMetersPerSecond * sin(angle)
      north -= shared * reading.speedMetersPerSecond * cos(angle)
      seconds += shared
    }
    guard seconds > 0 else { return nil }
    eastwardMetersPerSecond = east / seconds
    northwardMetersPerSecond = north / seconds
    coordinate = first.coordinate
    kind = first.kind
    sourceID = first.sourceID
  }
}
