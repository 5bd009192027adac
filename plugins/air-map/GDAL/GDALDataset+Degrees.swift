internal import CGDAL

extension GDALDataset {
  /// Whether a raster without a coordinate system lies in degrees, by the units of its axes.
  ///
  /// The conventions of NetCDF ask for no more (CF 1.8, sections 4.1 and 4.2): `degrees_north` and `degrees_east` are
  /// units of latitude and longitude alone. They leave the datum open, which is then taken for that of WGS 84.
  var liesInDegrees: Bool {
    guard GDALGetSpatialRef(handle) == nil, GDALGetMetadata(handle, "GEOLOCATION") == nil else { return false }
    let words = axisWords
    return !words.isDisjoint(with: Self.north) && !words.isDisjoint(with: Self.east)
      && words.isDisjoint(with: Self.otherAxes)
  }

  /// The units and the standard names that a file gives its variables, in small letters.
  private var axisWords: Set<String> {
    guard let items = GDALGetMetadata(handle, nil) else { return [] }
    var words: Set<String> = []
    var index = 0
    while let item = items[index] {
      let parts = String(cString: item).split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].hasSuffix("#units") || parts[0].hasSuffix("#standard_name") {
        words.insert(parts[1].lowercased())
      }
      index += 1
    }
    return words
  }

  private static let north: Set<String> = [
    "degrees_north", "degree_north", "degrees_n", "degree_n", "degreesn", "degreen",
  ]
  private static let east: Set<String> = [
    "degrees_east", "degree_east", "degrees_e", "degree_e", "degreese", "degreee",
  ]
  /// Axes beside which latitude and longitude are tables of two dimensions.
  private static let otherAxes: Set<String> = [
    "grid_latitude", "grid_longitude", "projection_x_coordinate", "projection_y_coordinate",
  ]
}
