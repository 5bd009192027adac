internal import GRDB

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
      guard try !hasGiven(database, id) else {
        throw ArchiveError.otherPlugin(name, archived: archived, given: plugin)
      }
      try database.execute(sql: "UPDATE source SET plugin = ? WHERE id = ?", arguments: [plugin, id])
      return id
    }
    try database.execute(sql: "INSERT INTO source (name, plugin) VALUES (?, ?)", arguments: [name, plugin])
    return database.lastInsertedRowID
  }

  /// Whether anything is kept that a source gave: of a reading its station is, and a wind has none.
  private static func hasGiven(_ database: Database, _ id: Int64) throws -> Bool {
    let sql = """
      SELECT 1 FROM station WHERE source = ? UNION ALL SELECT 1 FROM wind WHERE source = ? LIMIT 1
      """
    return try Int.fetchOne(database, sql: sql, arguments: [id, id]) != nil
  }

  /// The row of an entry that failed: as what it was archived does not matter, since one that cannot start does not say
  /// what it is.
  static func idOfFailed(_ database: Database, name: String, plugin: String) throws -> Int64 {
    let known = try Int64.fetchOne(database, sql: "SELECT id FROM source WHERE name = ?", arguments: [name])
    return try known ?? id(database, name: name, plugin: plugin)
  }
}
