package import AirData
package import Foundation
package import Geo

/// The winds of a city, hour by hour.
///
/// An hour's wind is that of one place: of those where it was measured the nearest to the city's middle, or, where it
/// was measured nowhere, the nearest that a forecast speaks of. Several readings of that place are averaged as vectors.
package struct HourlyWinds: Sendable {
  /// Sound readings by the hours since 1970 that they share time with.
  private let readings: [Int: [WindReading]]
  private let middle: Coordinate

  /// Sorts readings into hours; unsound ones and those over more than ``HourlyMean/longestSeconds`` are left out.
  /// - Complexity: O(readings).
  package init(_ readings: [WindReading], middle: Coordinate) {
    var byHour: [Int: [WindReading]] = [:]
    for reading in readings
    where reading.flaw == nil && reading.end.timeIntervalSince(reading.start) <= HourlyMean.longestSeconds {
      let last = (reading.end.timeIntervalSince1970 / 3600).rounded(.up) - 1
      for hour in Int((reading.start.timeIntervalSince1970 / 3600).rounded(.down))...Int(last) {
        byHour[hour, default: []].append(reading)
      }
    }
    self.readings = byHour
    self.middle = middle
  }

  /// Whether no hour has any wind.
  package var isEmpty: Bool { readings.isEmpty }

  /// The wind of the hour that begins at a time; nil where nothing is known of it.
  package func wind(ofHour start: Date) -> CityWind? {
    let known = readings[Int((start.timeIntervalSince1970 / 3600).rounded(.down))] ?? []
    guard let best = known.min(by: { order($0) < order($1) }) else { return nil }
    return CityWind(
      known.filter { $0.coordinate == best.coordinate && $0.kind.isMeasured == best.kind.isMeasured },
      during: DateInterval(start: start, duration: 3600))
  }

  /// Measured before forecast, near before far; equals by their coordinates, so that the order of readings does not
  /// matter.
  private func order(_ reading: WindReading) -> (Int, Double, Double, Double) {
    (
      reading.kind.isMeasured ? 0 : 1, reading.coordinate.distanceMeters(to: middle), reading.coordinate.latitude,
      reading.coordinate.longitude
    )
  }
}

extension Reading.Kind {
  fileprivate var isMeasured: Bool { self == .observed }
}
