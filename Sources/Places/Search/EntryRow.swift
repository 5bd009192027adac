internal import GRDB
internal import Geo

/// An entry as it is read from the index.
enum EntryRow {
  /// The columns, for a query over `entry`.
  static let columns = """
    entry.id AS entry, entry.category, entry.key, entry.value, entry.osm_type, entry.osm_id, entry.street, entry.house,
    entry.postcode, entry.city, entry.latitude, entry.longitude, entry.west, entry.south, entry.east, entry.north,
    entry.importance
    """

  /// The entry of a row, with the names that are given.
  /// - Throws: What makes ``Gazetteer`` tell that the file is damaged, where a column holds what none may hold.
  static func entry(_ row: Row, names: [PlaceEntry.Name]) throws -> PlaceEntry {
    let category = try row.decode(String.self, forColumn: "category")
    var entry = PlaceEntry(
      "", PlaceCategory(rawValue: category) ?? .other, at: try place(row, "latitude", "longitude"),
      importance: try row.decode(Double.self, forColumn: "importance"))
    entry.names = names.isEmpty ? [PlaceEntry.Name("")] : names
    entry.key = try row.decode(forColumn: "key")
    entry.value = try row.decode(forColumn: "value")
    entry.osmType = try row.decode(forColumn: "osm_type")
    entry.osmID = try row.decode(forColumn: "osm_id")
    entry.street = try row.decode(forColumn: "street")
    entry.houseNumber = try row.decode(forColumn: "house")
    entry.postcode = try row.decode(forColumn: "postcode")
    entry.city = try row.decode(forColumn: "city")
    let southWest = try place(row, "south", "west")
    let northEast = try place(row, "north", "east")
    entry.box = BoundingBox(
      west: southWest.longitude, south: southWest.latitude, east: northEast.longitude, north: northEast.latitude)
    return entry
  }

  /// The place that two columns of a row name, which is one on the globe.
  /// - Throws: As ``entry(_:names:)`` does.
  static func place(_ row: Row, _ latitude: String, _ longitude: String) throws -> Coordinate {
    let place = Coordinate(
      latitude: try row.decode(Double.self, forColumn: latitude),
      longitude: try row.decode(Double.self, forColumn: longitude))
    guard place.isOnGlobe else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return place
  }

  /// All names of an entry, the first one first.
  static func names(of entry: Int64, in database: Database) throws -> [PlaceEntry.Name] {
    let statement = try database.cachedStatement(sql: "SELECT text, language FROM name WHERE entry = ? ORDER BY id")
    return try Row.fetchAll(statement, arguments: [entry]).map {
      PlaceEntry.Name(try $0.decode(String.self, atIndex: 0), language: try $0.decode(String.self, atIndex: 1))
    }
  }

  /// What a query has to be restricted by, with the values of its marks.
  static func conditions(_ query: PlaceQuery) -> (sql: String, values: StatementArguments) {
    var (sql, values) = ("", StatementArguments())
    if let box = query.box {
      sql += " AND entry.longitude BETWEEN ? AND ? AND entry.latitude BETWEEN ? AND ?"
      values += [box.west, box.east, box.south, box.north]
    }
    let parts = query.filters.map { filter in
      switch filter {
      case .category(let category):
        values += [category.rawValue]
        return "entry.category = ?"
      case .tag(let key, let value):
        values += [key]
        if let value { values += [value] }
        return value == nil ? "entry.key = ?" : "(entry.key = ? AND entry.value = ?)"
      }
    }
    if !parts.isEmpty { sql += " AND (" + parts.joined(separator: " OR ") + ")" }
    return (sql, values)
  }
}
