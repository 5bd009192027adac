internal import AirData
internal import Computing
internal import Files
internal import Foundation
internal import PluginHost
internal import Reports
internal import Setup

/// Writes the files of one hour.
struct HourFiles {
  let picture: MapPicture
  let layer: MapLayer
  /// The kinds that are written.
  let kinds: [HeatmapFile]
  /// Whether tables are compressed.
  let compressesTables: Bool
  /// The run's folder.
  let folder: OpenFolder

  /// Where the files of an hour lie in the run's folder.
  func paths(of hour: Date) -> [String] { kinds.map { path(of: $0, hour) } }

  private func path(of kind: HeatmapFile, _ hour: Date) -> String {
    "\(HourName.name(of: hour))/\(kind.name(of: layer, isCompressed: compressesTables))"
  }

  /// Writes all files of an hour, each whole or not at all, side by side; returns them in one order.
  /// - Throws: ``BrisaError`` when one cannot be drawn or written.
  func write(_ report: HourReport) throws(BrisaError) -> [ReportFile] {
    try kinds.parallelMap { (kind) throws(BrisaError) in
      let path = path(of: kind, report.hour)
      return ReportFile(path: path, data: try write(kind, report, to: path))
    }
  }

  /// Writes one file and returns what is in it.
  private func write(_ kind: HeatmapFile, _ report: HourReport, to path: String) throws(BrisaError) -> Data {
    guard let name = NameInFolder(path) else { throw BrisaError(.noNameInFolder(path)) }
    guard let data = try data(of: kind, report) else {
      // libtiff writes to a path, in many places of the file.
      return try folder.replace(name, fault: { BrisaError($0) }) { (path) throws(BrisaError) in
        do throws(ReportsError) { try GeoTIFF.write(report, to: path) } catch {
          guard case .raster(_, let problem) = error else { throw BrisaError(error) }
          throw BrisaError(ReportsError.raster(path: folder.path(of: name), problem: problem))
        }
      }
    }
    try folder.put(data, at: path)
    return data
  }

  /// The bytes of a kind of file, nil for one that is written to a path.
  private func data(of kind: HeatmapFile, _ report: HourReport) throws(BrisaError) -> Data? {
    switch kind {
    case .grid: try table(GridCSV.write(report))
    case .tif, .html, .pdf, .year: nil
    case .png: try Self.drawn { () throws(ReportsError) in try picture.png(layer, of: report) }
    case .svg: try Self.drawn { () throws(ReportsError) in try picture.svg(layer, of: report) }
    case .contours: ContourGeoJSON.write(layer, of: report, in: picture.palette)
    case .stations: StationGeoJSON.write(report)
    case .statistics: try table(Data(StatisticsCSV.header.utf8) + StatisticsCSV.rows(report))
    }
  }

  private func table(_ data: Data) throws(BrisaError) -> Data { try compressesTables ? Gzip.table(data) : data }

  private static func drawn<Value>(_ body: () throws(ReportsError) -> Value) throws(BrisaError) -> Value {
    do { return try body() } catch { throw BrisaError(error) }
  }
}

extension HourReport {
  /// Digest of every cell's figures.
  var fieldDigest: String {
    var bytes: [UInt8] = []
    for values in layers.flatMap({ [$0.values, $0.sigmas] }) + (index.map { [$0.values] } ?? []) {
      values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
    return SHA256.hex(bytes)
  }
}
