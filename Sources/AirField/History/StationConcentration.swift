package import AirData
package import Foundation

/// What one station says about one pollutant in one hour.
package struct StationConcentration: Hashable, Sendable {
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

  /// The mean of what those at one place say, by the first whose type is known, in the order of ids: the one that
  /// stands for them in a history, too.
  private static func onePerPlace(_ each: [StationConcentration]) -> [StationConcentration] {
    let places = PlaceGroups(
      each.map { (StationKey(sourceID: $0.sourceID, stationID: $0.station.id), $0.station.coordinate) })
    return places.groups.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }.map { group in
      let known = each[group.first { each[$0].station.type != .unknown } ?? group[0]]
      let mean = group.reduce(0) { $0 + each[$1].concentration } / Double(group.count)
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
