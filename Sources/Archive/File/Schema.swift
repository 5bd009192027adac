internal import GRDB

/// The tables of an archive, by version; `docs/archive.md` describes them.
enum Schema {
  /// Marks the file as an archive of Brisa: `Bris` in ASCII (SQLite's `application_id`).
  static let applicationID = 0x4272_6973

  /// The table in which GRDB notes the versions that a file has.
  private static let versionTable = "grdb_migrations"

  /// The versions; one that was released is never changed, only followed by another.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 readings") { database in
      try database.execute(sql: version1)
    }
    migrator.registerMigration("2 details") { database in
      try database.execute(sql: version2)
    }
    migrator.registerMigration("3 edges") { database in
      try database.execute(sql: version3)
    }
    migrator.registerMigration("4 silence") { database in
      try database.execute(sql: version4)
    }
    return migrator
  }()

  /// Whether a file has what version 2 brought; one that is only read may lack it.
  static func hasDetails(_ database: Database) throws -> Bool {
    try database.columns(in: "reading").contains { $0.name == "uncertainty" }
  }

  /// Whether a file has what version 3 brought; one that is only read may lack it.
  static func hasStationIndex(_ database: Database) throws -> Bool {
    try database.indexes(on: "reading").contains { $0.name == "reading_of_station" }
  }

  /// Applies the versions that a file lacks.
  static func bringUpToDate(_ archive: DatabasePool) throws {
    // Another program that opened the file at the same moment may be faster with each of the versions.
    for _ in migrator.migrations {
      do {
        return try migrator.migrate(archive)
      } catch let error as DatabaseError where [.SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(error.resultCode) {
        continue
      }
    }
    try migrator.migrate(archive)
  }

  /// A file without any table: another program may be making an archive of it at this moment.
  struct Unfinished: Error {}

  /// Refuses what is no archive, or one of a newer program.
  ///
  /// A database without any table passes where it may be made an archive.
  /// - Throws: ``ArchiveError``, ``Unfinished``, and what SQLite says of a file that it cannot read.
  static func check(_ database: Database, path: String, mayBeEmpty: Bool) throws {
    let id = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    if id == applicationID {
      if try migrator.hasBeenSuperseded(database) { throw ArchiveError.newer(path) }
      return
    }
    let tables = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND tbl_name != ?",
      arguments: [versionTable])
    if id == 0, tables == 0 {
      if mayBeEmpty { return }
      throw Unfinished()
    }
    throw ArchiveError.notAnArchive(path)
  }

  /// When a source last answered for all that was missing, so that one that has ended is not asked so at every run.
  private static let version4 = "ALTER TABLE run ADD COLUMN caught_up INTEGER;"

  /// Finds the first and the last reading of a station, which a table in the order of time alone cannot.
  private static let version3 = "CREATE INDEX reading_of_station ON reading (station, kind, start);"

  /// What stations are, what they measure beside pollutants, and how sure that is.
  private static let version2 = """
    ALTER TABLE station ADD COLUMN area TEXT;
    ALTER TABLE station ADD COLUMN altitude REAL;
    ALTER TABLE station ADD COLUMN inlet_height REAL;
    ALTER TABLE station ADD COLUMN opened INTEGER;
    ALTER TABLE station ADD COLUMN closed INTEGER;
    ALTER TABLE reading ADD COLUMN uncertainty REAL;
    CREATE TABLE station_move (
      station INTEGER NOT NULL REFERENCES station,
      moved INTEGER NOT NULL,
      latitude REAL NOT NULL,
      longitude REAL NOT NULL,
      PRIMARY KEY (station, moved)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE other (
      start INTEGER NOT NULL,
      station INTEGER NOT NULL REFERENCES station,
      species INTEGER NOT NULL,
      end INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      value REAL NOT NULL,
      quality INTEGER NOT NULL,
      uncertainty REAL,
      issued INTEGER,
      PRIMARY KEY (start, station, species, end, kind)
    ) STRICT, WITHOUT ROWID;
    """

  /// Readings lie in the order of time, so that an interval is one stretch of the file.
  private static let version1 = """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      plugin TEXT NOT NULL
    ) STRICT;
    CREATE TABLE station (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES source,
      key TEXT NOT NULL,
      name TEXT NOT NULL,
      latitude REAL NOT NULL,
      longitude REAL NOT NULL,
      type TEXT NOT NULL,
      attribution TEXT,
      licence TEXT,
      UNIQUE (source, key)
    ) STRICT;
    CREATE TABLE reading (
      start INTEGER NOT NULL,
      station INTEGER NOT NULL REFERENCES station,
      pollutant INTEGER NOT NULL,
      end INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      concentration REAL NOT NULL,
      quality INTEGER NOT NULL,
      issued INTEGER,
      PRIMARY KEY (start, station, pollutant, end, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE wind (
      start INTEGER NOT NULL,
      source INTEGER NOT NULL REFERENCES source,
      latitude REAL NOT NULL,
      longitude REAL NOT NULL,
      end INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      speed REAL NOT NULL,
      direction REAL NOT NULL,
      issued INTEGER,
      PRIMARY KEY (start, source, latitude, longitude, end, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE run (
      source INTEGER PRIMARY KEY REFERENCES source,
      tried INTEGER NOT NULL,
      succeeded INTEGER,
      failed INTEGER,
      error TEXT
    ) STRICT;
    """
}
