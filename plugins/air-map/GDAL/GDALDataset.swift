internal import AirData
internal import CGDAL

/// An open file of GDAL's; closed with the last reference to it.
final class GDALDataset {
  let handle: GDALDatasetH

  /// The formats that are read: any other could ask for files and addresses of its own.
  private static let formats = ["GTiff", "netCDF", "GPKG", "GeoJSON"]

  private init(owning handle: GDALDatasetH) {
    self.handle = handle
  }

  deinit {
    GDALClose(handle)
  }

  /// Opens a file, or a part of one by GDAL's own name for it.
  /// - Throws: ``SourceError/file(path:problem:)``.
  init(opening name: String, path: String, messages: GDALMessages) throws(SourceError) {
    let flags = UInt32(GDAL_OF_READONLY | GDAL_OF_RASTER | GDAL_OF_VECTOR)
    let opened = withTexts(Self.formats) { formats in
      formats.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: Self.formats.count + 1) {
        GDALOpenEx(name, flags, $0, nil, nil)
      }
    }
    guard let opened else {
      let formats = "it is no GeoTIFF, NetCDF, GeoPackage or GeoJSON that can be read"
      throw .file(path: path, problem: "\(formats) (\(messages.words))")
    }
    handle = opened
  }

  /// The number of the band that only says where the others have values (alpha); nil where there is none.
  var alphaBand: Int? {
    let count = Int(GDALGetRasterCount(handle))
    guard count > 1 else { return nil }
    return (1...count).first { number in
      guard let band = GDALGetRasterBand(handle, Int32(number)) else { return false }
      return GDALGetRasterColorInterpretation(band) == GCI_AlphaBand
    }
  }

  /// The picture of one band, and behind it of the one that says where it has values; it refers to this dataset, and
  /// one in degrees has a coordinate system in any case.
  func virtualCopy(ofBand band: Int) -> GDALDataset? {
    let system = liesInDegrees ? ["-a_srs", "EPSG:4326"] : []
    let bands = [band] + [alphaBand].compactMap { $0 }.filter { $0 != band }
    let words = ["-q", "-of", "VRT"] + bands.flatMap { ["-b", "\($0)"] } + system
    let options = withTexts(words) { GDALTranslateOptionsNew($0, nil) }
    defer { GDALTranslateOptionsFree(options) }
    return GDALTranslate("", handle, options, nil).map { GDALDataset(owning: $0) }
  }

  /// The dataset on another grid, in memory.
  func warped(_ words: [String]) -> GDALDataset? {
    let options = withTexts(words) { GDALWarpAppOptionsNew($0, nil) }
    defer { GDALWarpAppOptionsFree(options) }
    var sources: [GDALDatasetH?] = [handle]
    return GDALWarp("", nil, 1, &sources, options, nil).map { GDALDataset(owning: $0) }
  }

  /// The names of the parts that a file consists of, as GDAL opens them.
  var parts: [String] {
    var names: [String] = []
    let list = GDALGetMetadata(handle, "SUBDATASETS")
    while names.count < Self.maxParts, let value = CSLFetchNameValue(list, "SUBDATASET_\(names.count + 1)_NAME") {
      names.append(String(cString: value))
    }
    return names
  }

  private static let maxParts = 1000
}
