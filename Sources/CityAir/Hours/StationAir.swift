package import AirData
internal import AirField
internal import Foundation

/// The air at one station, from its own readings alone.
package struct StationAir: Sendable {
  /// The station.
  package let station: Station
  /// Id of the source that delivered its readings.
  package let sourceID: String
  /// The hour's mean concentration in µg/m³, by pollutant.
  package let concentrations: [Pollutant: Double]
  /// The pollutants whose figures lie on the line between the hours around, since the station missed the hour.
  package let bridged: Set<Pollutant>
  /// The pollutants whose figures are far from what is usual; they are used all the same.
  package let outliers: Set<Pollutant>
  /// Whether a typical day stands in.
  package let isTypical: Bool
  /// The index, nil where its readings allow none.
  package let index: AirIndex?
}

extension AirPicture {
  /// The stations with a reading of the hour, by id, each with its own index.
  /// - Complexity: O(readings).
  package func stationAirs() -> [StationAir] {
    let bridged = self.bridged.map(\.reading).pollutantsByStation
    let outliers = self.outliers.map(\.reading).pollutantsByStation
    var histories: [SourceStation: HourlyConcentrations] = [:]
    for (hoursAgo, readings) in readings.enumerated() {
      for (key, values) in Self.meansByStation(readings) {
        let standIns = hoursAgo > 0 ? [] : bridged[key, default: []].union(staleHours.keys)
        for (pollutant, value) in values where !standIns.contains(pollutant) {
          histories[key, default: HourlyConcentrations()][pollutant, hoursAgo: hoursAgo] = value
        }
      }
    }
    let latest = Dictionary(grouping: readings[0]) { SourceStation($0) }
    let means = Self.meansByStation(readings[0])
    return latest.keys.sorted().map { key in
      StationAir(
        station: latest[key]?.first?.station ?? key.station, sourceID: key.sourceID,
        concentrations: means[key] ?? [:],
        bridged: bridged[key] ?? [], outliers: outliers[key] ?? [],
        isTypical: latest[key]?.allSatisfy { $0.kind.isTypical } ?? false,
        index: scale.index(
          of: histories[key] ?? HourlyConcentrations(),
          standIns: (means[key] ?? [:]).filter { item in
            staleHours[item.key] != nil || bridged[key]?.contains(item.key) == true
          }))
    }
  }

  /// Means of each station and pollutant; several readings of one hour count alike.
  private static func meansByStation(_ readings: [Reading]) -> [SourceStation: [Pollutant: Double]] {
    var sums: [SourceStation: [Pollutant: (sum: Double, count: Double)]] = [:]
    for reading in readings {
      let old = sums[SourceStation(reading)]?[reading.pollutant] ?? (0, 0)
      sums[SourceStation(reading), default: [:]][reading.pollutant] = (old.sum + reading.concentration, old.count + 1)
    }
    return sums.mapValues { $0.mapValues { $0.sum / $0.count } }
  }
}

extension [Reading] {
  /// The pollutants of each station's readings.
  package var pollutantsByStation: [SourceStation: Set<Pollutant>] {
    Dictionary(grouping: self) { SourceStation($0) }.mapValues { Set($0.map(\.pollutant)) }
  }
}

/// A station of a source: two sources may use one id for different stations.
package struct SourceStation: Hashable, Comparable {
  let sourceID: String
  let station: Station

  /// Needs the source's name in the configuration, and the station as it told it.
  package init(sourceID: String, station: Station) {
    self.sourceID = sourceID
    self.station = station
  }

  /// The station of a reading.
  package init(_ reading: Reading) {
    self.init(sourceID: reading.sourceID, station: reading.station)
  }

  package static func < (left: SourceStation, right: SourceStation) -> Bool {
    (left.sourceID, left.station.id, left.station.name) < (right.sourceID, right.station.id, right.station.name)
  }
}
