internal import COsmium
package import Geo

/// Whatever has a name or a house number in an extract: streets, addresses, squares, shops, stations, parks.
///
/// Read where an index of places is built; a street network does not hold them.
package struct MapPlaces: Sendable {
  /// One object of the map.
  package struct Object: Sendable {
    /// What an object is in OpenStreetMap.
    package enum Kind: String, Sendable {
      case node, way, relation
    }

    /// What it is.
    package let kind: Kind
    /// OSM number.
    package let id: Int64
    /// Key and value of every tag.
    package let tags: [(key: String, value: String)]
    /// A node's place or a street's line; for all else the south-west and the north-east corner.
    package let points: [Coordinate]
    /// Whether ``points`` are two corners.
    package let isBox: Bool

    /// Makes one by hand, as a test does.
    package init(
      kind: Kind = .node, id: Int64, tags: [(key: String, value: String)], points: [Coordinate], isBox: Bool = false
    ) {
      self.kind = kind
      self.id = id
      self.tags = tags
      self.points = points
      self.isBox = isBox
    }

    /// The value of a key, nil where it is not tagged.
    package subscript(key: String) -> String? { tags.first { $0.key == key }?.value }
  }

  /// Nodes, ways, relations, each in the order of the file.
  package let objects: [Object]

  /// Reads an extract.
  /// - Throws: ``NetworkError``.
  package static func read(_ path: String) throws(NetworkError) -> MapPlaces {
    let file = try PlacesOfFile(path: path)
    return withExtendedLifetime(file) { MapPlaces(file.tables) }
  }

  private init(_ tables: cosmium_place_tables) {
    let strings = ExtractReader.strings(
      count: tables.string_count, first: tables.string_first, bytes: tables.string_bytes)
    objects = (0..<tables.place_count).map { Self.object($0, of: tables, strings) }
  }

  private static func object(_ row: Int, of tables: cosmium_place_tables, _ strings: [String]) -> Object {
    let kind: Object.Kind =
      switch Int(tables.kinds[row]) {
      case COSMIUM_MEMBER_NODE: .node
      case COSMIUM_MEMBER_WAY: .way
      default: .relation
      }
    let tags = stride(from: Int(tables.first_tag[row]), to: Int(tables.first_tag[row + 1]), by: 2).map {
      (key: strings[Int(tables.tags[$0])], value: strings[Int(tables.tags[$0 + 1])])
    }
    let points = (Int(tables.first_point[row])..<Int(tables.first_point[row + 1])).map {
      Coordinate(latitudeUnits: tables.latitudes[$0], longitudeUnits: tables.longitudes[$0])
    }
    return Object(
      kind: kind, id: tables.ids[row], tags: tags, points: points, isBox: Int(tables.shapes[row]) == COSMIUM_BOX)
  }
}

/// Owner of the places that the C++ reader made of an OSM file; see ``ExtractFile``.
private final class PlacesOfFile {
  private let handle: OpaquePointer
  let tables: cosmium_place_tables

  init(path: String) throws(NetworkError) {
    handle = try ExtractReader.open(path) { cosmium_places_open($0, $1, $2, $3) }
    tables = cosmium_places_of(handle)
  }

  deinit {
    cosmium_places_close(handle)
  }
}
