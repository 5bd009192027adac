package import AirData
import Foundation

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
  /// What tells stations apart: two sources may have stations of one id.
  struct Key: Hashable, Comparable {
    let sourceID: String
    let stationID: String

    init(_ reading: Reading) {
      sourceID = reading.sourceID
      stationID = reading.station.id
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.sourceID, left.stationID) < (right.sourceID, right.stationID)
    }
  }

  private struct Sum {
    let station: Station
    var weighted = 0.0
    var seconds = 0.0
  }

  /// Averages the readings of one pollutant per station, in the order of source and station id; readings outside the
  /// hour are left out.
  static func means(of readings: [Reading], during hour: DateInterval) -> [StationConcentration] {
    var sums: [Key: Sum] = [:]
    for reading in readings {
      let seconds = min(reading.end, hour.end).timeIntervalSince(max(reading.start, hour.start))
      guard seconds > 0 else { continue }
      let key = Key(reading)
      sums[key, default: Sum(station: reading.station)].weighted += reading.concentration * seconds
      sums[key]?.seconds += seconds
    }
    return sums.sorted { $0.key < $1.key }.map { key, sum in
      StationConcentration(
        station: sum.station, sourceID: key.sourceID, concentration: sum.weighted / sum.seconds)
    }
  }
}
