import AirData
import AirField
import Foundation
import Geo
import Reports

/// Rasters and contours of inverse distance from files of stations: what `gdal_grid` and `gdal_contour` make of the
/// same files.
struct ReportsRasters {
  let task: ReportsCase
  let folder: URL
  let hours: Int

  static let scale = IndexScale(.esICA)

  /// The name of an hour's and pollutant's files, without ending.
  static func name(_ hour: Int, _ pollutant: Pollutant) -> String { "\(hour)-\(pollutant.rawValue)" }

  static func start(_ hour: Int) -> Date { ReportsCase.start + Double(hour) * 3600 }

  /// Writes the stations of each hour and pollutant as `x,y,z` in metres.
  func writeStations() throws {
    for hour in 0..<hours {
      for pollutant in ReportsCase.pollutants {
        let lines = task.samples(pollutant, hour: Self.start(hour)).map {
          String(format: "%.3f,%.3f,%.2f", $0.point.x, $0.point.y, $0.value)
        }
        let text = (["x,y,z"] + lines).joined(separator: "\n") + "\n"
        try text.write(to: file(hour, pollutant), atomically: true, encoding: .utf8)
      }
    }
  }

  private func file(_ hour: Int, _ pollutant: Pollutant) -> URL {
    folder.appending(path: Self.name(hour, pollutant) + ".csv")
  }

  /// Writes an hour's GeoTIFF and the contours of its pollutants.
  func write(hour: Int) throws {
    let unknown = [Float](repeating: .nan, count: task.spec.count)
    let layers = try ReportsCase.pollutants.map { pollutant in
      let grid = try InverseDistance().fit(try samples(hour, pollutant)).grid(
        task.spec, in: task.projection, sigma: .omitted)
      return PollutantRaster(
        pollutant: pollutant, spec: task.spec, values: grid.values, sigmas: unknown, method: "idw")
    }
    let report = report(layers, at: Self.start(hour))
    try GeoTIFF.write(report, to: folder.appending(path: "\(hour).tif").path)
    for pollutant in ReportsCase.pollutants {
      let contours = ContourGeoJSON.write(.pollutant(pollutant), of: report)
      try contours.write(to: folder.appending(path: Self.name(hour, pollutant) + ".brisa.geojson"))
    }
  }

  private func samples(_ hour: Int, _ pollutant: Pollutant) throws -> [FieldSample] {
    let lines = try String(contentsOf: file(hour, pollutant), encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3 else { throw BenchError("'\(line)' is no station") }
      return FieldSample(point: PlanePoint(x: numbers[0], y: numbers[1]), value: numbers[2])
    }
  }

  /// A report of rasters alone.
  private func report(_ layers: [PollutantRaster], at hour: Date) -> HourReport {
    HourReport(
      hour: hour, zone: .gmt, city: "Benchville", spec: task.spec, layers: layers, index: nil, scale: Self.scale,
      stations: [], leftOut: [],
      statistics: HourStatistics(
        layers: [], index: nil, scale: Self.scale, history: HistoryRasters(spec: task.spec, hours: [:]), streets: nil),
      sources: [], attribution: [], notices: [], maskDistanceMeters: 5000)
  }
}
