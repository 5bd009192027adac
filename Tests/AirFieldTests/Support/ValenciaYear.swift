import AirData
import AirField
import Foundation
import Geo

/// The hourly readings of 2022 at the ten stations of Valencia, from the shared data folder.
///
/// The files are ISO 8859-1, tab separated with decimal commas; the fourth line names the columns and the sixth is the first hour.
enum ValenciaYear {
  /// The folder of the files: under `BRISA_SHARED_DATA`, or beside the package.
  static let folder: URL = {
    let packageRoot = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let shared = ProcessInfo.processInfo.environment["BRISA_SHARED_DATA"].map { URL(filePath: $0) }
    return (shared ?? packageRoot.appending(path: "../shared/data").standardized).appending(path: "air")
  }()

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "stations.csv").path) }

  /// The samples of every hour in which at least six stations measured the pollutant.
  static func hours(of pollutant: Pollutant) throws -> [[FieldSample]] {
    let points = try stationPoints()
    var hours: [Substring: [FieldSample]] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted(by: { $0.path < $1.path }) where file.lastPathComponent.hasSuffix("_2022.txt")
    {
      let text = try String(contentsOf: file, encoding: .isoLatin1)
      let lines = text.split(separator: "\n")
      let code = lines[1].drop { $0 != ":" }.dropFirst(2).prefix(8)
      guard let point = points[code] else { continue }
      let header = lines[3].split(separator: "\t", omittingEmptySubsequences: false)
      guard let column = header.firstIndex(where: { Pollutant(parsing: $0) == pollutant }) else { continue }
      for line in lines.dropFirst(5) {
        let cells = line.split(separator: "\t", maxSplits: column + 1, omittingEmptySubsequences: false)
        // Concentrations are whole numbers in these files, but for CO, which is not asked for.
        guard cells.count > column, let value = Double(cells[column]) else { continue }
        hours[line.prefix(13), default: []].append(FieldSample(point: point, value: value, stationID: String(code)))
      }
    }
    return hours.values.filter { $0.count >= 6 }
  }

  private static func stationPoints() throws -> [Substring: PlanePoint] {
    let text = try String(contentsOf: folder.appending(path: "stations.csv"), encoding: .utf8)
    let projection = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
    var points: [Substring: PlanePoint] = [:]
    for row in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count > 3, let latitude = Double(cells[2]), let longitude = Double(cells[3]) else { continue }
      points[cells[0]] = projection.project(Coordinate(latitude: latitude, longitude: longitude))
    }
    return points
  }
}
