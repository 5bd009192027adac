public import AirData
internal import AirField
public import Foundation
internal import Geo
internal import Reports
internal import Setup

/// Rasters and contours of inverse distance from files of stations: what `gdal_grid` and `gdal_contour` make of the
/// same files.
public struct ReportsRasters: Sendable {
  private let task: ReportsCase
  private let folder: URL

  private static let scale = IndexScale(.esICA)

  /// Rasters of a city, whose files of stations lie in a folder, where the others are put beside them.
  public init(_ task: ReportsCase, in folder: URL) {
    self.task = task
    self.folder = folder
  }

  /// The name of an hour's and pollutant's files, without ending.
  public static func name(_ hour: Int, _ pollutant: Pollutant) -> String { "\(hour)-\(pollutant.rawValue)" }

  /// The bounds of a pollutant's contours in µg/m³.
  public static func bounds(_ pollutant: Pollutant) -> [Float] { BandThresholds(scale, pollutant)?.bounds ?? [] }

  private static func start(_ hour: Int) -> Date { ReportsCase.start + Double(hour) * 3600 }

  /// Writes the stations of each pollutant in the first hours as `x,y,z`, metres and µg/m³.
  /// - Throws: An error where a file cannot be written.
  public func writeStations(hours: Int) throws {
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

  /// Reads an hour's stations, and writes its GeoTIFF and the contours of its pollutants.
  /// - Throws: An error where a file cannot be read or written.
  public func write(hour: Int) throws {
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
      let contours = ContourGeoJSON.write(.pollutant(pollutant), of: report, in: .scale)
      try contours.write(to: folder.appending(path: Self.name(hour, pollutant) + ".brisa.geojson"))
    }
  }

  private func samples(_ hour: Int, _ pollutant: Pollutant) throws -> [FieldSample] {
    let lines = try String(contentsOf: file(hour, pollutant), encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 3 else { throw BrisaError(.badData, "'\(line)' is no station") }
      return FieldSample(point: PlanePoint(x: numbers[0], y: numbers[1]), value: numbers[2])
    }
  }

  /// A report of rasters alone.
  private func report(_ layers: [PollutantRaster], at hour: Date) -> HourReport {
    HourReport(
      .init(hour: hour, zone: .gmt, city: "Benchville"),
      .init(spec: task.spec, layers: layers, index: nil, scale: Self.scale, maskDistanceMeters: 5000),
      statistics: HourStatistics(
        layers: [], index: nil, scale: Self.scale, history: HistoryRasters(spec: task.spec, hours: [:]), streets: nil))
  }
}
