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

  /// The picture of one band, which refers to this dataset; one in degrees has a coordinate system in any case.
  func virtualCopy(ofBand band: Int) -> GDALDataset? {
    let system = liesInDegrees ? ["-a_srs", "EPSG:4326"] : []
    let options = withTexts(["-q", "-of", "VRT", "-b", "\(band)"] + system) { GDALTranslateOptionsNew($0, nil) }
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
    while names.count < Self.mostParts, let value = CSLFetchNameValue(list, "SUBDATASET_\(names.count + 1)_NAME") {
      names.append(String(cString: value))
    }
    return names
  }

  private static let mostParts = 1000
}
