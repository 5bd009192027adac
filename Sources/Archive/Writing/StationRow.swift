internal import AirData
internal import GRDB
internal import Geo

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
