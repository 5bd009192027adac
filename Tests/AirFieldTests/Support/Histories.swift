import AirData
import AirField
import Foundation
import Geo

/// Histories of some stations on a made-up plane, with gaps.
enum Histories {
  static let start = Date(timeIntervalSince1970: 1_640_995_200)

  /// A history whose readings a function makes of hour and station; nil is a gap.
  static func make(
    _ places: [Coordinate], hours: Int, origin: Coordinate? = nil,
    type: (_ station: Int) -> StationType = { _ in .unknown },
    _ value: (_ hour: Int, _ station: Int) -> Double?
  ) -> StationHistory {
    var readings: [Reading] = []
    for hour in 0..<hours {
      for (index, place) in places.enumerated() {
        guard let value = value(hour, index) else { continue }
        let station = Station(id: "s\(index)", name: "Station \(index)", coordinate: place, type: type(index))
        let begin = start + Double(hour) * 3600
        readings.append(
          Reading(
            station: station, pollutant: .no2, concentration: value, start: begin, end: begin + 3600, sourceID: "test"))
      }
    }
    return StationHistory(readings, of: .no2, projection: LocalProjection(origin: origin ?? places[0]))
  }

  /// Places at random within some ten kilometres.
  static func places(_ count: Int, seed: UInt64) -> [Coordinate] {
    var generator = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      Coordinate(
        latitude: .random(in: 39.43...39.52, using: &generator),
        longitude: .random(in: -0.43...(-0.32), using: &generator))
    }
  }

  /// Stations that differ by chance alone: nothing beats their mean.
  static func noise(hours: Int, seed: UInt64, gaps: Double = 0) -> StationHistory {
    var generator = SeededRandom(seed: seed)
    return make(places(9, seed: seed), hours: hours) { _, _ in
      Double.random(in: 0..<1, using: &generator) < gaps ? nil : 30 + .random(in: -10...10, using: &generator)
    }
  }

  /// Stations in two far groups, each with a level of its own in every hour: the neighbours tell all.
  static func groups(hours: Int, seed: UInt64) -> StationHistory {
    var generator = SeededRandom(seed: seed)
    let places = (0..<10).map { index in
      Coordinate(
        latitude: 39.44 + 0.002 * Double(index % 5), longitude: (index < 5 ? -0.42 : -0.33) + 0.001 * Double(index % 5))
    }
    var level = [30.0, 30.0]
    return make(places, hours: hours) { hour, station in
      if station == 0 { level = (0..<2).map { _ in .random(in: 10...50, using: &generator) } }
      return level[station / 5] + .random(in: -1...1, using: &generator)
    }
  }
}
