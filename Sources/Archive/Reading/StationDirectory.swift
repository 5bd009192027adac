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
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT station.id, key, station.name, latitude, longitude, type, attribution, licence, source.name
        FROM station JOIN source ON source.id = station.source
        """)
    var entries: [Int64: Entry] = [:]
    while let row = try rows.next() {
      let source = try row.decode(String.self, atIndex: 8)
      if let sources, !sources.contains(source) { continue }
      entries[try row.decode(atIndex: 0)] = Entry(station: try Self.station(row), source: source)
    }
    self.entries = entries
  }

  subscript(row: Int64) -> Entry? { entries[row] }

  private static func station(_ row: Row) throws -> Station {
    let type = try row.decode(String.self, atIndex: 5)
    let attribution = try row.decode(String?.self, atIndex: 6)
    let licence = try row.decode(String?.self, atIndex: 7)
    return Station(
      id: try row.decode(atIndex: 1), name: try row.decode(atIndex: 2),
      coordinate: Coordinate(latitude: try row.decode(atIndex: 3), longitude: try row.decode(atIndex: 4)),
      type: StationType(rawValue: type) ?? .unknown,
      credit: attribution.map { Credit(attribution: $0, licence: licence ?? "") })
  }
}
