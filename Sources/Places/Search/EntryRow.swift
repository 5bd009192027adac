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
  static func entry(_ row: Row, names: [PlaceEntry.Name]) -> PlaceEntry {
    let place = Coordinate(latitude: row["latitude"], longitude: row["longitude"])
    var entry = PlaceEntry(
      "", PlaceCategory(rawValue: row["category"]) ?? .other, at: place, importance: row["importance"])
    entry.names = names.isEmpty ? [PlaceEntry.Name("")] : names
    (entry.key, entry.value) = (row["key"], row["value"])
    (entry.osmType, entry.osmID) = (row["osm_type"], row["osm_id"])
    (entry.street, entry.houseNumber) = (row["street"], row["house"])
    (entry.postcode, entry.city) = (row["postcode"], row["city"])
    entry.box = BoundingBox(west: row["west"], south: row["south"], east: row["east"], north: row["north"])
    return entry
  }

  /// All names of an entry, the first one first.
  static func names(of entry: Int64, in database: Database) throws -> [PlaceEntry.Name] {
    let statement = try database.cachedStatement(sql: "SELECT text, language FROM name WHERE entry = ? ORDER BY id")
    return try Row.fetchAll(statement, arguments: [entry]).map { PlaceEntry.Name($0[0], language: $0[1]) }
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
