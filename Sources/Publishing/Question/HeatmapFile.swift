internal import Reports

/// A kind of file of a run of reports; the raw value is its word on the command line.
package enum HeatmapFile: String, CaseIterable, Sendable {
  // The slowest of an hour first, so that all cores end together.
  /// Every cell, CSV.
  case grid
  /// Rasters of an hour, GeoTIFF.
  case tif
  /// The map of an hour in pixels.
  case png
  /// The map of an hour as lines and text.
  case svg
  /// The filled contours of an hour, GeoJSON.
  case contours
  /// The stations of an hour, GeoJSON.
  case stations
  /// The figures of an hour, CSV.
  case statistics
  /// The page of all hours.
  case html
  /// The document of all hours, for print.
  case pdf
  /// How often limits were passed in the year so far, CSV.
  case year

  /// The files that each hour has of its own.
  static let ofHours = allCases.filter { ![.html, .pdf, .year].contains($0) }

  /// The tables, which may be compressed.
  package static let tables: Set<HeatmapFile> = [.grid, .statistics, .year]

  /// Its name in the folder of an hour.
  func name(of layer: MapLayer, isCompressed: Bool) -> String {
    let ending = isCompressed ? ".gz" : ""
    return switch self {
    case .grid: "grid.csv\(ending)"
    case .tif: "field.tif"
    case .png: "\(layer.word).png"
    case .svg: "\(layer.word).svg"
    case .contours: "\(layer.word).geojson"
    case .stations: "stations.geojson"
    case .statistics: "statistics.csv\(ending)"
    case .html, .pdf, .year: rawValue
    }
  }
}
