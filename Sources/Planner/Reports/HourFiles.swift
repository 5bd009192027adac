internal import AirData
internal import Dispatch
internal import Foundation
internal import PluginHost
internal import Reports
internal import Synchronization

/// Writes the files of one hour.
struct HourFiles {
  let picture: MapPicture
  let layer: MapLayer
  /// The run's folder.
  let folder: String

  /// `2026-11-24T0700Z`.
  static func name(of hour: Date) -> String {
    let text = TimeText.format(hour, zone: .gmt)
    return text.prefix(13) + text.dropFirst(14).prefix(2) + "Z"
  }

  /// The hour whose folder has a name, nil for any other name.
  static func hour(ofName text: String) -> Date? {
    guard let hour = try? TimeText.parse(text.prefix(13) + ":00:00Z", zone: .gmt) else { return nil }
    return name(of: hour) == text ? hour : nil
  }

  /// Where the record of an hour lies in the run's folder.
  static func recordName(of hour: Date) -> String { "\(name(of: hour))/\(HeatmapRecord.fileName)" }

  /// Writes all files of an hour, each whole or not at all, side by side; returns them in one order.
  /// - Throws: ``BrisaError`` when one cannot be drawn or written.
  func write(_ report: HourReport) throws(BrisaError) -> [HeatmapRecord.File] {
    let name = Self.name(of: report.hour)
    let makers = makers(report, name)
    let results = Mutex<[Result<HeatmapRecord.File, BrisaError>?]>(Array(repeating: nil, count: makers.count))
    DispatchQueue.concurrentPerform(iterations: makers.count) { number in
      let (file, make) = makers[number]
      let result = Result { () throws(BrisaError) in
        let data = try make()
        try WholeFile.write(data, to: "\(folder)/\(name)/\(file)")
        return HeatmapRecord.File(path: "\(name)/\(file)", data: data)
      }
      results.withLock { $0[number] = result }
    }
    var files: [HeatmapRecord.File] = []
    for result in results.withLock({ $0 }) {
      if let result { files.append(try result.get()) }
    }
    return files
  }

  private typealias Maker = (name: String, make: @Sendable () throws(BrisaError) -> Data)

  /// The slowest first, so that all cores end together.
  private func makers(_ report: HourReport, _ name: String) -> [Maker] {
    let raster = "\(folder)/\(name)/field.tif"
    return [
      ("grid.csv", { () throws(BrisaError) in GridCSV.write(report) }),
      ("field.tif", { () throws(BrisaError) in try Self.raster(report, beside: raster) }),
      (
        "\(layer.word).png",
        { () throws(BrisaError) in try Self.drawn { () throws(ReportsError) in try picture.png(layer, of: report) } }
      ),
      (
        "\(layer.word).svg",
        { () throws(BrisaError) in try Self.drawn { () throws(ReportsError) in try picture.svg(layer, of: report) } }
      ),
      ("\(layer.word).geojson", { () throws(BrisaError) in ContourGeoJSON.write(layer, of: report) }),
      ("stations.geojson", { () throws(BrisaError) in StationGeoJSON.write(report) }),
      ("statistics.csv", { () throws(BrisaError) in Data(StatisticsCSV.header.utf8) + StatisticsCSV.rows(report) }),
    ]
  }

  /// libtiff writes to a path: to a name of its own, which is gone afterwards.
  private static func raster(_ report: HourReport, beside path: String) throws(BrisaError) -> Data {
    let part = path + WholeFile.partEnding
    defer { try? FileManager.default.removeItem(atPath: part) }
    try drawn { () throws(ReportsError) in try GeoTIFF.write(report, to: part) }
    guard let data = FileManager.default.contents(atPath: part) else {
      throw BrisaError(.inputOutput, "'\(part)' cannot be read back: check that its folder exists and has room.")
    }
    return data
  }

  private static func drawn<Value>(_ body: () throws(ReportsError) -> Value) throws(BrisaError) -> Value {
    do { return try body() } catch { throw BrisaError(error) }
  }
}

extension BrisaError {
  /// What is wrong with a report.
  init(_ error: ReportsError) {
    let code: ErrorCode =
      switch error {
      case .noFont: .unavailable
      case .drawing: .badArgument
      case .raster: .inputOutput
      case .tooManyCells: .badArgument
      }
    self.init(code, error.message)
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
