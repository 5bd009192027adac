internal import AirData
internal import GRDB
internal import Geo

/// The rows that name sources.
enum SourceRow {
  /// The row of an entry, made where it is missing.
  /// - Throws: ``ArchiveError`` when the archive knows the name with another source type.
  static func id(_ database: Database, name: String, plugin: String) throws -> Int64 {
    if let row = try Row.fetchOne(database, sql: "SELECT id, plugin FROM source WHERE name = ?", arguments: [name]) {
      let archived = try row.decode(String.self, atIndex: 1)
      let id = try row.decode(Int64.self, atIndex: 0)
      guard archived != plugin else { return id }
      // A program that never started is known by another id than its own.
      guard try Int.fetchOne(database, sql: "SELECT 1 FROM station WHERE source = ? LIMIT 1", arguments: [id]) == nil
      else {
        throw ArchiveError.otherPlugin(name, archived: archived, given: plugin)
      }
      try database.execute(sql: "UPDATE source SET plugin = ? WHERE id = ?", arguments: [plugin, id])
      return id
    }
    try database.execute(sql: "INSERT INTO source (name, plugin) VALUES (?, ?)", arguments: [name, plugin])
    return database.lastInsertedRowID
  }
}

extension SourceRow {
  /// The row of an entry that failed: as what it was archived does not matter, since one that cannot start does not say
  /// what it is.
  static func idOfFailed(_ database: Database, name: String, plugin: String) throws -> Int64 {
    let known = try Int64.fetchOne(database, sql: "SELECT id FROM source WHERE name = ?", arguments: [name])
    return try known ?? id(database, name: name, plugin: plugin)
  }
}

/// The rows that describe stations.
enum StationRow {
  /// The row of a station, made where it is missing; what it says of name, place, type, credit and details is the
  /// latest.
  static func id(_ database: Database, source: Int64, _ station: Station) throws -> Int64 {
    let details = station.details
    let description: [(any DatabaseValueConvertible)?] = [
      station.name, station.coordinate.latitude, station.coordinate.longitude, station.type.rawValue,
      station.credit?.attribution, station.credit?.licence, details?.area?.rawValue, details?.altitudeMeters,
      details?.inletHeightMeters, details?.opened.flatMap(Codes.seconds), details?.closed.flatMap(Codes.seconds),
    ]
    let id = try Int64.fetchOne(
      database,
      sql: """
        INSERT INTO station (source, key, name, latitude, longitude, type, attribution, licence, area, altitude,
          inlet_height, opened, closed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (source, key) DO UPDATE SET name = excluded.name, latitude = excluded.latitude,
          longitude = excluded.longitude, type = excluded.type, attribution = excluded.attribution,
          licence = excluded.licence, area = excluded.area, altitude = excluded.altitude,
          inlet_height = excluded.inlet_height, opened = excluded.opened, closed = excluded.closed
        RETURNING id
        """,
      arguments: StatementArguments([source, station.id] + description))
    let row = id ?? database.lastInsertedRowID
    for move in details?.moves ?? [] { try note(move, of: row, database) }
    return row
  }

  private static func note(_ move: StationDetails.Move, of station: Int64, _ database: Database) throws {
    guard let seconds = Codes.seconds(move.date) else { return }
    try database.execute(
      sql: "INSERT OR REPLACE INTO station_move (station, moved, latitude, longitude) VALUES (?, ?, ?, ?)",
      arguments: [station, seconds, move.from.latitude, move.from.longitude])
  }
}
