internal import COsmium
package import Geo

/// What a map of the city draws: surfaces, lines and labels with the tags that matter, names in all languages among
/// them.
///
/// Read where the base map is built; a street network does not hold them.
package struct MapObjects: Sendable {
  /// One object of the map.
  package struct Object: Sendable {
    /// What an object is.
    package enum Shape: Sendable {
      case point, line, area
    }

    /// What it is.
    package let shape: Shape
    /// The rings of an area, which end where they begin and are filled by the even-odd rule, or one line, or one point.
    package let rings: [[Coordinate]]
    /// Key and value of the tags that matter.
    package let tags: [(key: String, value: String)]

    /// Makes one by hand, as a test does.
    package init(_ shape: Shape, _ rings: [[Coordinate]], tags: [(key: String, value: String)]) {
      self.shape = shape
      self.rings = rings
      self.tags = tags
    }

    /// The value of a key, nil where it is not tagged.
    package subscript(key: String) -> String? { tags.first { $0.key == key }?.value }
  }

  /// Nodes, then ways, each in the order of the file; the area of a relation where the last of its ways comes.
  package let objects: [Object]
  /// Areas that do not close, or of which the file lacks a part.
  package let leftOutCount: Int
  /// What the file says that it covers; nil where it says nothing.
  package let box: BoundingBox?

  /// Reads an extract.
  /// - Throws: ``NetworkError``.
  package static func read(_ path: String) throws(NetworkError) -> MapObjects {
    let file = try MapFile(path: path)
    return withExtendedLifetime(file) { MapObjects(file.tables) }
  }

  /// Makes one by hand, as a test does.
  package init(_ objects: [Object], box: BoundingBox? = nil) {
    self.objects = objects
    self.box = box
    leftOutCount = 0
  }

  private init(_ tables: cosmium_map_tables) {
    let strings = ExtractReader.strings(
      count: tables.string_count, first: tables.string_first, bytes: tables.string_bytes)
    objects = (0..<tables.object_count).map { Self.object($0, of: tables, strings) }
    leftOutCount = Int(tables.left_out)
    let edges = [tables.box.0, tables.box.1, tables.box.2, tables.box.3].map { Double($0) / 1e7 }
    box =
      tables.has_box == 0 ? nil : BoundingBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
  }

  private static func object(_ row: Int, of tables: cosmium_map_tables, _ strings: [String]) -> Object {
    let shape: Object.Shape =
      switch Int(tables.shapes[row]) {
      case COSMIUM_MAP_POINT: .point
      case COSMIUM_MAP_LINE: .line
      default: .area
      }
    let rings = (Int(tables.first_ring[row])..<Int(tables.first_ring[row + 1])).map { ring in
      (Int(tables.first_point[ring])..<Int(tables.first_point[ring + 1])).map {
        Coordinate(latitudeUnits: tables.latitudes[$0], longitudeUnits: tables.longitudes[$0])
      }
    }
    let tags = stride(from: Int(tables.first_tag[row]), to: Int(tables.first_tag[row + 1]), by: 2).map {
      (key: strings[Int(tables.tags[$0])], value: strings[Int(tables.tags[$0 + 1])])
    }
    return Object(shape, rings, tags: tags)
  }
}

/// Owner of the objects that the C++ reader made of an OSM file; see ``ExtractFile``.
private final class MapFile {
  private let handle: OpaquePointer
  let tables: cosmium_map_tables

  init(path: String) throws(NetworkError) {
    handle = try ExtractReader.open(path) { cosmium_map_open($0, $1, $2, $3) }
    tables = cosmium_map_of(handle)
  }

  deinit {
    cosmium_map_close(handle)
  }
}
