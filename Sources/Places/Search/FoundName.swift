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
  init(_ row: Row) {
    (entry, category) = (row[0], PlaceCategory(rawValue: row[1]) ?? .other)
    (context, importance) = (row[2], row[3])
    box = BoundingBox(west: row[4], south: row[5], east: row[6], north: row[7])
    text = row[8]
  }

  /// The place that has the name, with all its names; nil where the index has it no more.
  func match(in database: Database) throws -> PlaceMatch? {
    let names = try EntryRow.names(of: entry, in: database)
    let statement = try database.cachedStatement(sql: "SELECT \(EntryRow.columns) FROM entry WHERE id = ?")
    let row = try Row.fetchOne(statement, arguments: [entry])
    guard let place = row.map({ EntryRow.entry($0, names: names) }) else { return nil }
    var match = PlaceMatch(
      entry: place, matchedName: text, postcode: place.postcode, place: place.place, likeness: likeness, score: score)
    (match.houseNumber, match.distanceMeters) = (houseNumber, distanceMeters)
    return match
  }
}
