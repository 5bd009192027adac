internal import GRDB

/// The tables of an index of places.
enum PlacesSchema {
  /// Says that the file is one of ours; the bytes of `BriP`.
  static let applicationID: Int32 = 0x4272_6950
  /// Of the tables; a file of another one is built again.
  static let version = 1

  /// Makes the tables of an empty file.
  ///
  /// Names are numbered from the best known place to the least, so that the first rows that a search finds are the best
  /// known.
  static func make(_ database: Database) throws {
    try database.execute(sql: "PRAGMA application_id = \(applicationID)")
    try database.execute(sql: "PRAGMA user_version = \(version)")
    try database.execute(
      sql: """
        CREATE TABLE entry (
          id INTEGER PRIMARY KEY, category TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
          osm_type TEXT NOT NULL, osm_id INTEGER NOT NULL,
          street TEXT NOT NULL, house TEXT NOT NULL, postcode TEXT NOT NULL, city TEXT NOT NULL,
          latitude REAL NOT NULL, longitude REAL NOT NULL,
          west REAL NOT NULL, south REAL NOT NULL, east REAL NOT NULL, north REAL NOT NULL,
          importance REAL NOT NULL) STRICT;
        CREATE TABLE name (
          id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, language TEXT NOT NULL, text TEXT NOT NULL) STRICT;
        CREATE INDEX name_of_entry ON name (entry);
        CREATE TABLE house (
          id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, low INTEGER NOT NULL, high INTEGER NOT NULL,
          suffix TEXT NOT NULL, text TEXT NOT NULL, postcode TEXT NOT NULL,
          latitude REAL NOT NULL, longitude REAL NOT NULL) STRICT;
        CREATE INDEX house_of_entry ON house (entry, low);
        CREATE INDEX house_of_postcode ON house (postcode);
        CREATE TABLE word (
          id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, length INTEGER NOT NULL, count INTEGER NOT NULL) STRICT;
        CREATE TABLE run (
          run TEXT NOT NULL, length INTEGER NOT NULL, word INTEGER NOT NULL, PRIMARY KEY (run, length, word))
          STRICT, WITHOUT ROWID;
        CREATE TABLE run_count (run TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE words USING fts5(
          name, context, content='', prefix='1 2 3',
          tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mc'");
        CREATE VIRTUAL TABLE spot USING rtree(id, west, east, south, north, +entry INTEGER, +house INTEGER);
        """)
  }

  /// Whether the tables are ours, and as this program knows them.
  static func isKnown(_ database: Database) throws -> Bool {
    try Int32.fetchOne(database, sql: "PRAGMA application_id") == applicationID
      && Int.fetchOne(database, sql: "PRAGMA user_version") == version
  }
}
