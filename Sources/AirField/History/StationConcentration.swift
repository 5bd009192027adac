package import AirData
package import Foundation
internal import Geo

/// What one station says about one pollutant in one hour.
package struct StationConcentration: Hashable, Sendable {
  /// The station.
  package let station: Station
  /// The source that delivered it.
  package let sourceID: String
  /// Mean concentration in µg/m³, weighted by the time that each reading shares with the hour.
  package let concentration: Double
}

extension StationConcentration {
  /// Averages the readings of one pollutant per station, in the order of source and station id; readings outside the
  /// hour are left out.
  ///
  /// Stations of several sources at one place are one: else what it reads would count twice.
  static func means(of readings: [Reading], during hour: DateInterval) -> [StationConcentration] {
    let each: [StationConcentration] = Dictionary(grouping: readings) { StationKey($0) }.sorted { $0.key < $1.key }
      .compactMap { key, readings in
        guard let station = readings.last?.station, let mean = readings.meanConcentration(during: hour) else {
          return nil
        }
        return StationConcentration(station: station, sourceID: key.sourceID, concentration: mean)
      }
    return Set(each.lazy.map(\.sourceID)).count > 1 ? onePerPlace(each) : each
  }

  /// Degrees of latitude beyond which no two stations are at one place.
  private static let farDegrees = Station.samePlaceMeters / 100_000

  /// The mean of what those at one place say, by the first whose type is known, in the order of ids: the one that
  /// stands for them in a history, too.
  /// - Complexity: O(n log n), and of the stations on one parallel each pair.
  private static func onePerPlace(_ each: [StationConcentration]) -> [StationConcentration] {
    let order = each.indices.sorted { each[$0].station.coordinate.latitude < each[$1].station.coordinate.latitude }
    var groups: [[Int]] = []
    var nearby: ArraySlice<Int> = []
    for index in order {
      let place = each[index].station.coordinate
      nearby = nearby.drop { place.latitude - each[groups[$0][0]].station.coordinate.latitude > farDegrees }
      let group = nearby.first { group in
        each[groups[group][0]].station.coordinate.isSamePlace(as: place)
          && !groups[group].contains { each[$0].sourceID == each[index].sourceID }
      }
      if let group {
        groups[group].append(index)
      } else {
        nearby.append(groups.count)
        groups.append([index])
      }
    }
    return groups.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }.map { group in
      let ordered = group.map { each[$0] }.sorted { ($0.station.id, $0.sourceID) < ($1.station.id, $1.sourceID) }
      let known = ordered.first { $0.station.type != .unknown } ?? ordered[0]
      let mean = ordered.reduce(0) { $0 + $1.concentration } / Double(ordered.count)
      return StationConcentration(station: known.station, sourceID: known.sourceID, concentration: mean)
    }
  }
}

extension [Reading] {
  /// The mean concentration of a station's readings of one pollutant in µg/m³, each weighted by the time that it shares
  /// with the hour; nil where none does.
  package func meanConcentration(during hour: DateInterval) -> Double? {
    var weighted = 0.0
    var seconds = 0.0
    for reading in self {
      let shared = Swift.min(reading.end, hour.end).timeIntervalSince(Swift.max(reading.start, hour.start))
      guard shared > 0 else { continue }
      weighted += reading.concentration * shared
      seconds += shared
    }
    return seconds > 0 ? weighted / seconds : nil
  }
}
