internal import COsmium
package import Geo

/// What an extract shows beside its streets: water, parks and coasts.
///
/// Read where a map is drawn; a street network does not hold them.
package struct MapFeatures: Sendable {
  /// The rings of an area, the largest first; each ends where it begins.
  ///
  /// Filled by the even-odd rule they are the area.
  package typealias Area = [[Coordinate]]

  /// Rivers with their banks, lakes, basins.
  package private(set) var water: [Area] = []
  /// Parks, gardens, woods.
  package private(set) var parks: [Area] = []
  /// Lines where the land meets the sea.
  package private(set) var coasts: [[Coordinate]] = []

  /// Reads an extract; areas that do not close are left out.
  /// - Throws: ``NetworkError``.
  package static func read(_ path: String) throws(NetworkError) -> MapFeatures {
    let file = try FeatureFile(path: path)
    return withExtendedLifetime(file) { MapFeatures(file.shapes) }
  }

  private init(_ shapes: cosmium_shapes) {
    for shape in 0..<shapes.shape_count {
      let rings = (Int(shapes.first_ring[shape])..<Int(shapes.first_ring[shape + 1])).map { ring in
        (Int(shapes.first_point[ring])..<Int(shapes.first_point[ring + 1])).map { point in
          Coordinate(latitudeUnits: shapes.latitudes[point], longitudeUnits: shapes.longitudes[point])
        }
      }
      switch Int(shapes.kinds[shape]) {
      case COSMIUM_WATER: water.append(rings)
      case COSMIUM_PARK: parks.append(rings)
      default: coasts += rings
      }
    }
  }
}

/// Owner of the shapes that the C++ reader made of an OSM file; see ``ExtractFile``.
private final class FeatureFile {
  private let handle: OpaquePointer
  let shapes: cosmium_shapes

  init(path: String) throws(NetworkError) {
    handle = try ExtractReader.open(path) { cosmium_features_open($0, $1, $2, $3) }
    shapes = cosmium_shapes_of(handle)
  }

  deinit {
    cosmium_features_close(handle)
  }
}
