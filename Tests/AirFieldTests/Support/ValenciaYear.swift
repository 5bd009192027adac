import AirData
import AirField
import Foundation
import Geo
import TestSupport

/// The hourly readings of 2022 at the ten stations of Valencia, from the shared data folder.
///
/// The files are ISO 8859-1, tab separated with decimal commas; the fourth line names the columns and the sixth is the
/// first hour.
enum ValenciaYear {
  static var isPresent: Bool { SharedData.path("air/stations.csv") != nil }

  /// The folder of the files.
  private static var folder: URL {
    get throws {
      guard let folder = SharedData.folder else { throw CocoaError(.fileNoSuchFile) }
      return folder.appending(path: "air")
    }
  }

  /// One figure of the files.
  private struct Row {
    let station: Station
    /// `01/01/2022` and `00`, with a tab between them.
    let hour: Substring
    let value: Double
  }

  /// The samples of every hour in which at least six stations measured the pollutant.
  static func hours(of pollutant: Pollutant) throws -> [[FieldSample]] {
    var hours: [Substring: [FieldSample]] = [:]
    for row in try rows(of: pollutant) {
      let point = projection.project(row.station.coordinate)
      hours[row.hour, default: []].append(FieldSample(point: point, value: row.value, stationID: row.station.id))
    }
    return hours.values.filter { $0.count >= 6 }
  }

  /// The whole year as a history.
  static func history(of pollutant: Pollutant) throws -> StationHistory {
    var days: [Substring: Date] = [:]
    let readings = try rows(of: pollutant).map { row in
      let day = row.hour.prefix(10)
      let start = try days[day] ?? midnight(day)
      days[day] = start
      let begin = start + 3600 * (Double(row.hour.suffix(2)) ?? .nan)
      return Reading(
        station: row.station, pollutant: pollutant, concentration: row.value, start: begin, end: begin + 3600,
        sourceID: "valencia")
    }
    return StationHistory(readings, of: pollutant, projection: projection)
  }

  private static let projection = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))

  private static func midnight(_ day: Substring) throws -> Date {
    try Date("\(day.suffix(4))-\(day.dropFirst(3).prefix(2))-\(day.prefix(2))T00:00:00Z", strategy: .iso8601)
  }

  private static func rows(of pollutant: Pollutant) throws -> [Row] {
    let stations = try stations()
    var rows: [Row] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted(by: { $0.path < $1.path }) where file.lastPathComponent.hasSuffix("_2022.txt")
    {
      let text = try String(contentsOf: file, encoding: .isoLatin1)
      let lines = text.split(separator: "\n")
      let code = lines[1].drop { $0 != ":" }.dropFirst(2).prefix(8)
      guard let station = stations[code] else { continue }
      let header = lines[3].split(separator: "\t", omittingEmptySubsequences: false)
      guard let column = header.firstIndex(where: { Pollutant(parsing: $0) == pollutant }) else { continue }
      for line in lines.dropFirst(5) {
        let cells = line.split(separator: "\t", maxSplits: column + 1, omittingEmptySubsequences: false)
        // Concentrations are whole numbers in these files, but for CO, which is not asked for.
        guard cells.count > column, let value = Double(cells[column]) else { continue }
        rows.append(Row(station: station, hour: line.prefix(13), value: value))
      }
    }
    return rows
  }

  private static func stations() throws -> [Substring: Station] {
    let text = try String(contentsOf: folder.appending(path: "stations.csv"), encoding: .utf8)
    var stations: [Substring: Station] = [:]
    for row in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count > 5, let latitude = Double(cells[2]), let longitude = Double(cells[3]) else { continue }
      stations[cells[0]] = Station(
        id: String(cells[0]), name: String(cells[1]), coordinate: Coordinate(latitude: latitude, longitude: longitude),
        type: StationType(rawValue: String(cells[5])) ?? .unknown)
    }
    return stations
  }
}
