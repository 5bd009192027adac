internal import GRDB
internal import Geo

/// A name that a look into the index found, with what its order is made by.
struct FoundName {
  /// The columns, for a query over `entry` and `name`, in the order in which they are read.
  static let columns = """
    entry.id, entry.category, entry.street || ' ' || entry.postcode || ' ' || entry.city, entry.importance,
    entry.west, entry.south, entry.east, entry.north, name.text
    """

  /// Its entry's number.
  let entry: Int64
  let category: PlaceCategory
  /// The entry's address.
  let context: String
  let importance: Double
  let box: BoundingBox
  let text: String
  /// See ``PlaceMatch``.
  var likeness = 0.0
  var score = 0.0
  var distanceMeters: Double?
  var houseNumber = ""

  /// Reads a row by the places of its columns: hundreds are read for one question.
  /// - Throws: What ``EntryRow/entry(_:names:)`` throws.
  init(_ row: Row) throws {
    entry = try row.decode(Int64.self, atIndex: 0)
    category = PlaceCategory(rawValue: try row.decode(String.self, atIndex: 1)) ?? .other
    context = try row.decode(String.self, atIndex: 2)
    importance = try row.decode(Double.self, atIndex: 3)
    box = BoundingBox(
      west: try row.decode(Double.self, atIndex: 4), south: try row.decode(Double.self, atIndex: 5),
      east: try row.decode(Double.self, atIndex: 6), north: try row.decode(Double.self, atIndex: 7))
    text = try row.decode(String.self, atIndex: 8)
  }

  /// The place that has the name, with all its names; nil where the index has it no more.
  func match(in database: Database) throws -> PlaceMatch? {
    let names = try EntryRow.names(of: entry, in: database)
    let statement = try database.cachedStatement(sql: "SELECT \(EntryRow.columns) FROM entry WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [entry]) else { return nil }
    let place = try EntryRow.entry(row, names: names)
    var match = PlaceMatch(
      entry: place, matchedName: text, postcode: place.postcode, place: place.place, likeness: likeness, score: score)
    (match.houseNumber, match.distanceMeters) = (houseNumber, distanceMeters)
    return match
  }
}
