internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// A station's mean concentration of one pollutant over one hour.
struct HourlyStationMean {
  let station: Station
  /// µg/m³.
  let value: Double
}

extension [Reading] {
  /// Means of the readings of the hour that begins at a moment, by station and pollutant.
  func stationMeans(ofHour start: Date) -> [ReadingSeries: HourlyStationMean] {
    let hour = DateInterval(start: start, duration: 3600)
    return Dictionary(grouping: self, by: { ReadingSeries($0) }).compactMapValues { readings in
      guard let station = readings.last?.station, let mean = readings.meanConcentration(during: hour) else {
        return nil
      }
      return HourlyStationMean(station: station, value: mean)
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
    filter { $0.station.coordinate.isSamePlace(as: place) }
  }
}
