internal import AirData
internal import AirField
internal import Geo

/// A station's mean concentration of one pollutant over one hour.
struct HourlyStationMean {
  let station: Station
  /// µg/m³.
  let value: Double
}

extension [Reading] {
  /// Means of the readings of one hour by station and pollutant; several readings of an hour count alike.
  var stationMeans: [ReadingSeries: HourlyStationMean] {
    Dictionary(grouping: self, by: { ReadingSeries($0) }).compactMapValues { readings in
      readings.first.map { first in
        HourlyStationMean(
          station: first.station, value: readings.map(\.concentration).reduce(0, +) / Double(readings.count))
      }
    }
  }

  /// The readings of a pollutant.
  func of(_ pollutant: Pollutant) -> [Reading] { filter { $0.pollutant == pollutant } }

  /// The mean concentration, nil where there is none.
  var meanConcentration: Double? {
    isEmpty ? nil : map(\.concentration).reduce(0, +) / Double(count)
  }

  /// The readings of stations that stand where a place is: two sources may name one station differently.
  func standing(at place: Coordinate) -> [Reading] {
    filter { $0.station.coordinate.isWithin(Self.samePlaceMeters, of: place) }
  }

  /// The most metres between two stations that are one.
  private static var samePlaceMeters: Double { 100 }
}

extension Coordinate {
  /// Whether a place is at most some metres away; most that are not are told by their latitude alone.
  func isWithin(_ meters: Double, of place: Coordinate) -> Bool {
    abs(latitude - place.latitude) * 110_000 <= meters && distanceMeters(to: place) <= meters
  }
}
