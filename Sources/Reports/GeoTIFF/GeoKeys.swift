/// The directory of keys that tells on which globe a raster lies (OGC GeoTIFF 1.1, section 7.1): a head, then four
/// numbers for each key.
enum GeoKeys {
  /// WGS 84 in degrees, where a value stands for the area of its cell.
  static let wgs84: [UInt16] =
    [version, revision, minorRevision, UInt16(values.count)]
    + values.flatMap { [$0.key, inDirectory, 1, $0.value] }

  private static let version: UInt16 = 1
  private static let revision: UInt16 = 1
  private static let minorRevision: UInt16 = 0
  /// The place of a value that stands in the directory itself.
  private static let inDirectory: UInt16 = 0

  /// By ascending key, as the format wants them.
  private static let values: [(key: UInt16, value: UInt16)] = [
    (1024, 2),  // GTModelType: geographic
    (1025, 1),  // GTRasterType: a cell is an area
    (2048, 4326),  // GeodeticCRS: WGS 84
    (2054, 9102),  // GeogAngularUnits: degrees
  ]
}
