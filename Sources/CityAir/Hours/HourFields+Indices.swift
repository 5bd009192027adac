package import AirData
internal import AirField
package import Geo

extension HourFields {
  /// Places whose hours are looked up together: a day of them for six pollutants takes 2 MB.
  private static let placesAtOnce = 4096

  /// The indices of some places on a scale, in their order; nil where nothing is known.
  /// - Complexity: O(places × hours × stations); the field is asked once for many places.
  package func indices(at places: [Coordinate], on scale: IndexScale) -> [AirIndex?] {
    let standIns = standInPollutants
    var indices: [AirIndex?] = []
    indices.reserveCapacity(places.count)
    for start in stride(from: 0, to: places.count, by: Self.placesAtOnce) {
      let part = Array(places[start..<min(start + Self.placesAtOnce, places.count)])
      let hours = PlaceHours(self, at: part, standIns: standIns)
      indices += part.indices.map { scale.index(of: hours.history(at: $0), standIns: hours.standIns(at: $0)) }
    }
    return indices
  }
}

/// The hourly concentrations of some places; what stands in for the hour is no part of its history.
private struct PlaceHours {
  /// By pollutant and hours ago, at every place; NaN where nothing is known.
  private var concentrations: [(pollutant: Pollutant, hoursAgo: Int, values: [Float])] = []
  private var substitutes: [(pollutant: Pollutant, values: [Float])] = []

  init(_ fields: HourFields, at places: [Coordinate], standIns: Set<Pollutant>) {
    for pollutant in fields.historyPollutants {
      // An average may be valid although the latest hour is missing.
      for (hoursAgo, field) in fields.hourlyFields.enumerated() where field.pollutants.contains(pollutant) {
        let values = field.concentrations(pollutant, at: places)
        if hoursAgo == 0, standIns.contains(pollutant) {
          substitutes.append((pollutant, values))
        } else {
          concentrations.append((pollutant, hoursAgo, values))
        }
      }
    }
  }

  /// The concentrations of one of the places, latest first.
  func history(at place: Int) -> HourlyConcentrations {
    var history = HourlyConcentrations()
    for entry in concentrations where !entry.values[place].isNaN {
      history[entry.pollutant, hoursAgo: entry.hoursAgo] = Double(entry.values[place])
    }
    return history
  }

  /// What stands in for the hour at one of the places.
  func standIns(at place: Int) -> [Pollutant: Double] {
    let known = substitutes.filter { !$0.values[place].isNaN }
    return Dictionary(known.map { ($0.pollutant, Double($0.values[place])) }, uniquingKeysWith: { first, _ in first })
  }
}
