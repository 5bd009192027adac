internal import AirData
internal import GRDB
internal import Geo

/// The stations of an archive by their row, each with the name of its source.
struct StationDirectory {
  struct Entry {
    let station: Station
    let source: String
  }

  private let entries: [Int64: Entry]

  /// Reads the stations of some sources, or of all.
  init(_ database: Database, sources: Set<String>?) throws {
    let hasDetails = try Schema.hasDetails(database)
    let moves = hasDetails ? try Self.moves(database) : [:]
    let details = hasDetails ? "area, altitude, inlet_height, opened, closed" : "NULL, NULL, NULL, NULL, NULL"
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT station.id, key, station.name, latitude, longitude, type, attribution, licence, source.name, \(details)
        FROM station JOIN source ON source.id = station.source
        """)
    var entries: [Int64: Entry] = [:]
    while let row = try rows.next() {
      let source = try row.decode(String.self, atIndex: 8)
      if let sources, !sources.contains(source) { continue }
      let id = try row.decode(Int64.self, atIndex: 0)
      entries[id] = Entry(station: try Self.station(row, moves: moves[id] ?? []), source: source)
    }
    self.entries = entries
  }

  subscript(row: Int64) -> Entry? { entries[row] }

  private static func moves(_ database: Database) throws -> [Int64: [StationDetails.Move]] {
    let rows = try Row.fetchCursor(database, sql: "SELECT station, moved, latitude, longitude FROM station_move")
    var moves: [Int64: [StationDetails.Move]] = [:]
    while let row = try rows.next() {
      let place = Coordinate(latitude: try row.decode(atIndex: 2), longitude: try row.decode(atIndex: 3))
      let move = StationDetails.Move(date: Codes.date(try row.decode(atIndex: 1)), from: place)
      moves[try row.decode(atIndex: 0), default: []].append(move)
    }
    return moves
  }

  private static func details(_ row: Row, moves: [StationDetails.Move]) throws -> StationDetails? {
    let details = StationDetails(
      area: try row.decode(String?.self, atIndex: 9).flatMap(StationArea.init),
      altitudeMeters: try row.decode(atIndex: 10), inletHeightMeters: try row.decode(atIndex: 11),
      opened: try row.decode(Int?.self, atIndex: 12).map(Codes.date),
      closed: try row.decode(Int?.self, atIndex: 13).map(Codes.date), moves: moves)
    return details.isEmpty ? nil : details
  }

  private static func station(_ row: Row, moves: [StationDetails.Move]) throws -> Station {
    let type = try row.decode(String.self, atIndex: 5)
    let attribution = try row.decode(String?.self, atIndex: 6)
    let licence = try row.decode(String?.self, atIndex: 7)
    return Station(
      id: try row.decode(atIndex: 1), name: try row.decode(atIndex: 2),
      coordinate: Coordinate(latitude: try row.decode(atIndex: 3), longitude: try row.decode(atIndex: 4)),
      type: StationType(rawValue: type) ?? .unknown,
      credit: attribution.map { Credit(attribution: $0, licence: licence ?? "") },
      details: try details(row, moves: moves))
  }
}
