internal import AirData
internal import CTIFF
internal import Foundation

/// The GeoTIFF of an hour: float32, tiled, deflated, NaN for no data, on WGS 84.
package enum GeoTIFF {
  /// Writes the bands of an hour: concentration and σ of every pollutant, and the index.
  ///
  /// The file is written in place: write to a name of its own and rename it.
  /// - Throws: ``ReportsError/raster(path:problem:)``.
  package static func write(_ report: HourReport, to path: String) throws(ReportsError) {
    let writer = try RasterWriter(path: path, spec: report.spec)
    let bands = report.rasterBands
    try writer.describe(bands, metadata: report.rasterMetadata)
    for (number, band) in bands.enumerated() { try writer.write(band.values, band: number) }
    try writer.close()
  }
}

extension HourReport {
  /// What the file says of itself.
  fileprivate var rasterMetadata: [(name: String, value: String)] {
    [
      ("CITY", city), ("HOUR_START", TimeText.format(hour, zone: .gmt)),
      ("HOUR_END", TimeText.format(hour + 3600, zone: .gmt)),
      ("INDEX_SCALE", scale.id.rawValue),
      ("INDEX_MISSING_POLLUTANTS", index?.missing.missingPollutants.map(\.rawValue).joined(separator: " ") ?? ""),
      ("ORIGIN", originNames().map { "\($0.name)=\($0.origin)" }.joined(separator: " ")),
      ("METHOD", layers.map { "\($0.pollutant.rawValue)=\($0.method)" }.joined(separator: " ")),
      ("ATTRIBUTION", attribution.joined(separator: "; ")),
    ]
  }
}
