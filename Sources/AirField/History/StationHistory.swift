package import AirData
package import Foundation
package import Geo

/// What some stations measured of one pollutant, hour by hour: a table with gaps.
package struct StationHistory: Sendable {
  /// One column of the table.
  package struct Site: Sendable, Hashable {
    /// Id of the station; where two sources have the same id for different stations, with the source's before it.
    package let id: String
    /// The name that people read.
    package let name: String
    /// What stands around it.
    package let type: StationType
    /// Where it stands.
    package let coordinate: Coordinate
    /// That place in metres.
    package let point: PlanePoint
  }

  /// What was measured.
  package let pollutant: Pollutant
  /// The stations, ordered by id.
  package let sites: [Site]
  /// Starts of the hours that have any reading, in order.
  package let hours: [Date]
  /// Concentrations in µg/m³, hour after hour and in each in the order of ``sites``; NaN where nothing was measured.
  package let values: [Float]

  /// Creates a table.
  /// - Precondition: `values` has hours × sites elements.
  init(pollutant: Pollutant, sites: [Site], hours: [Date], values: [Float]) {
    self.pollutant = pollutant
    self.sites = sites
    self.hours = hours
    self.values = values
  }

  /// Sorts the observed readings of one pollutant into hours; forecasts and typical days are no history.
  ///
  /// A reading counts for the hour in which the middle of its interval lies, where that is no longer than two hours;
  /// several of one station and hour are averaged. A station is known by source and id, and stands where its last
  /// reading says. Stations of two sources at one place are one site: held out, it would be predicted from itself.
  /// - Complexity: O(readings), and of the stations on one parallel each pair.
  package init(_ readings: some Sequence<Reading>, of pollutant: Pollutant, projection: LocalProjection) {
    var cells = HistoryCells()
    for reading in readings where reading.pollutant == pollutant { cells.add(reading) }
    self.init(cells, of: pollutant, projection: projection)
  }

  /// Makes a table of the readings of one pollutant that were sorted into hours one by one.
  package init(_ cells: HistoryCells, of pollutant: Pollutant, projection: LocalProjection) {
    let columns = cells.sites()
    let hours = cells.sums.keys.sorted()
    var values: [Float] = []
    values.reserveCapacity(hours.count * columns.count)
    for hour in hours {
      let sums = cells.sums[hour] ?? [:]
      values += columns.map { columns in
        let sum = columns.compactMap { sums[$0] }.reduce(into: HistoryCells.Sum()) { $0.add($1) }
        return sum.count > 0 ? Float(sum.total / Double(sum.count)) : .nan
      }
    }
    let ids = columns.map { cells.keys[$0[0]] }.names
    self.init(
      pollutant: pollutant,
      sites: zip(columns, ids).map { columns, id in
        let station = cells.stations[columns[0]]
        return Site(
          id: id, name: station.name, type: station.type, coordinate: station.coordinate,
          point: projection.project(station.coordinate))
      }, hours: hours.map { Date(timeIntervalSince1970: Double($0) * 3600) }, values: values)
  }

  /// Number of readings.
  package var readingCount: Int { values.count { !$0.isNaN } }

  /// A table of the same sites and hours with other concentrations.
  /// - Precondition: `values` has as many elements as this one's.
  func with(values: [Float]) -> StationHistory {
    StationHistory(pollutant: pollutant, sites: sites, hours: hours, values: values)
  }

  /// The same table with some of its hours alone.
  func picked(hours: [Int]) -> StationHistory {
    StationHistory(
      pollutant: pollutant, sites: sites, hours: hours.map { self.hours[$0] },
      values: hours.flatMap { values[$0 * sites.count..<($0 + 1) * sites.count] })
  }

  /// The concentration of a site in an hour, NaN where nothing was measured.
  package subscript(hour hour: Int, site site: Int) -> Float { values[hour * sites.count + site] }
}
