package import AirData
internal import Foundation

/// The readings of one pollutant on their way into the hours of a ``StationHistory``, of which each reading leaves only
/// its figure.
package struct HistoryCells: Sendable {
  struct Sum: Sendable {
    var total = 0.0
    var count = 0

    mutating func add(_ other: Sum) {
      total += other.total
      count += other.count
    }
  }

  private(set) var stations: [Station] = []
  /// What tells them apart.
  private(set) var keys: [StationKey] = []
  /// Sums by hours since 1970 and column.
  private(set) var sums: [Int: [Int: Sum]] = [:]
  private var columns: [StationKey: Int] = [:]

  /// Begins without a reading.
  package init() {}

  /// Adds a reading; forecasts and typical days are no history.
  package mutating func add(_ reading: Reading) {
    let seconds = reading.end.timeIntervalSince(reading.start)
    guard reading.kind == .observed, reading.flaw == nil, seconds <= HourlyMean.longestSeconds else { return }
    let column = column(of: reading)
    let middle = reading.start.timeIntervalSince1970 + seconds / 2
    let hour = Int((middle / 3600).rounded(.down))
    sums[hour, default: [:]][column, default: Sum()].add(Sum(total: reading.concentration, count: 1))
  }

  private mutating func column(of reading: Reading) -> Int {
    let key = StationKey(reading)
    if let column = columns[key] {
      stations[column] = reading.station
      return column
    }
    columns[key] = stations.count
    stations.append(reading.station)
    keys.append(key)
    return stations.count - 1
  }

  /// The columns of each site, in the order of ids: stations of several sources at one place are one site, and the
  /// first whose type is known stands for all.
  func sites() -> [[Int]] {
    PlaceGroups(zip(keys, stations).map { ($0, $1.coordinate) }).groups.map { site in
      let known = site.first { stations[$0].type != .unknown } ?? site[0]
      return [known] + site.filter { $0 != known }
    }
  }
}
