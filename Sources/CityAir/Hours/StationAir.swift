package import AirData
package import AirField
internal import Foundation

/// The air at one station, from its own readings alone.
package struct StationAir: Sendable {
  package let station: Station
  /// Id of the source that delivered its readings.
  package let sourceID: String
  /// The hour's mean concentration in µg/m³, by pollutant.
  package let concentrations: [Pollutant: Double]
  /// The pollutants whose figures lie on the line between the hours around, since the station missed the hour.
  package let bridged: Set<Pollutant>
  /// The pollutants whose figures are far from what is usual; they are used all the same.
  package let outliers: Set<Pollutant>
  /// What its source has against figures, by pollutant; they are used all the same.
  package let reservations: [Pollutant: Reading.Quality]
  /// Whether a typical day stands in.
  package let isTypical: Bool
  /// The index, nil where its readings allow none.
  package let index: AirIndex?

  /// The pollutants whose part of the index is that of the hour alone, in place of the longer mean that the scale asks
  /// for.
  package var standIns: Set<Pollutant> { Set(index?.subIndices.filter(\.isStandIn).map(\.pollutant) ?? []) }
}

extension HourFields {
  /// The stations with a reading of the hour, by id, each with its own index.
  /// - Complexity: O(readings).
  package func stationAirs() -> [StationAir] {
    let bridged = self.bridged.map(\.reading).pollutantsByStation
    let outliers = self.outliers.map(\.reading).pollutantsByStation
    let histories = histories(withoutBridged: bridged)
    let latest = Dictionary(grouping: readings[0]) { StationKey($0) }
    let means = Self.meansByStation(readings[0], during: interval(hoursAgo: 0))
    return latest.sorted { $0.key < $1.key }.compactMap { key, readings in
      guard let station = readings.last?.station else { return nil }
      return StationAir(
        station: station, sourceID: key.sourceID,
        concentrations: means[key] ?? [:],
        bridged: bridged[key] ?? [], outliers: outliers[key] ?? [], reservations: readings.reservations,
        isTypical: readings.allSatisfy { $0.kind.isTypical },
        index: scale.index(
          of: histories[key] ?? HourlyConcentrations(),
          standIns: (means[key] ?? [:]).filter { item in
            staleHours[item.key] != nil || bridged[key]?.contains(item.key) == true
          }))
    }
  }

  /// What each station measured in the hour and those before it, without what stands in for the hour's own figures.
  private func histories(withoutBridged bridged: [StationKey: Set<Pollutant>]) -> [StationKey: HourlyConcentrations] {
    var histories: [StationKey: HourlyConcentrations] = [:]
    for (hoursAgo, readings) in readings.enumerated() {
      for (key, values) in Self.meansByStation(readings, during: interval(hoursAgo: hoursAgo)) {
        let standIns = hoursAgo > 0 ? [] : bridged[key, default: []].union(staleHours.keys)
        for (pollutant, value) in values where !standIns.contains(pollutant) {
          histories[key, default: HourlyConcentrations()][pollutant, hoursAgo: hoursAgo] = value
        }
      }
    }
    return histories
  }

  private func interval(hoursAgo: Int) -> DateInterval {
    DateInterval(start: hour - Double(hoursAgo) * 3600, duration: 3600)
  }

  /// Means of each station and pollutant over an hour.
  private static func meansByStation(
    _ readings: [Reading], during hour: DateInterval
  ) -> [StationKey: [Pollutant: Double]] {
    Dictionary(grouping: readings) { StationKey($0) }.mapValues { readings in
      Dictionary(grouping: readings, by: \.pollutant).compactMapValues { $0.meanConcentration(during: hour) }
    }
  }
}

extension [Reading] {
  /// The pollutants of each station's readings.
  package var pollutantsByStation: [StationKey: Set<Pollutant>] {
    Dictionary(grouping: self) { StationKey($0) }.mapValues { Set($0.map(\.pollutant)) }
  }
}

extension [Reading] {
  /// The ids of the readings' stations in order; with the source's before it where two sources use the same one.
  var stationIDs: [String] {
    Set(map { StationKey($0) }).sorted { ($0.stationID, $0.sourceID) < ($1.stationID, $1.sourceID) }.names
  }
}
