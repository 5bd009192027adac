import AirData
import Foundation
import GRDB
import Geo
import TestSupport
import Testing

@testable import Archive

@Suite("Opening an archive")
struct OpeningTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("air.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func sentence(
    _ access: ReadingArchive.Access = .writing, kind: ArchiveError.Kind, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ArchiveError.self, sourceLocation: sourceLocation) {
      _ = try ReadingArchive(path, for: access, busySeconds: 0.05)
    }
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")", sourceLocation: sourceLocation)
  }

  private func change(_ sql: String) throws {
    try DatabaseQueue(path: path).inDatabase { try $0.execute(sql: sql) }
  }

  @Test("a missing file is made for writing, and missed for reading")
  func makesAMissingFile() throws {
    sentence(.reading, kind: .inputOutput, "cannot be opened")
    _ = try ReadingArchive(path, for: .writing)
    _ = try ReadingArchive(path, for: .reading)
  }

  @Test("the schema is version 4, marked, and with a write-ahead log")
  func hasItsSchema() throws {
    _ = try Kept.archive(in: folder)
    try DatabaseQueue(path: path).read { database in
      #expect(
        try Schema.migrator.completedMigrations(database) == ["1 readings", "2 details", "3 edges", "4 silence"])
      #expect(try Int.fetchOne(database, sql: "PRAGMA application_id") == 0x4272_6973)
      #expect(try String.fetchOne(database, sql: "PRAGMA journal_mode") == "wal")
      let tables = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
      #expect(tables == ["source", "station", "station_move", "reading", "other", "wind", "run", "grdb_migrations"])
    }
  }

  @Test("opening it again keeps what is in it")
  func keepsItsContent() async throws {
    try await Kept.archive(in: folder).write(Kept.batch([Kept.reading()]))
    // The connections of the first one may be closing still.
    let again = try await ReadingArchive.open(path, for: .writing)
    #expect(try again.readings(in: Kept.ever).count == 1)
  }

  @Test("a file whose first opening was cut short is brought up to date")
  func endsAMigration() throws {
    try change("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    #expect(try Kept.archive(in: folder).readings(in: Kept.ever).isEmpty)
  }

  @Test("a file whose maker was killed in a transaction is put right, for reading and for writing")
  func putsAHotJournalRight() throws {
    for access in [ReadingArchive.Access.reading, .writing] {
      let path = folder.path("whole.sqlite")
      try? FileManager.default.removeItem(atPath: path)
      let copy = folder.path("killed-\(access).sqlite")
      try DatabaseQueue(path: path).inDatabase { database in
        try database.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA application_id = 1; PRAGMA cache_size = 2")
        try database.execute(sql: "PRAGMA application_id = \(Schema.applicationID); CREATE TABLE filler (text)")
        try database.execute(sql: "BEGIN; PRAGMA application_id = 7")
        for _ in 0..<300 { try database.execute(sql: "INSERT INTO filler VALUES (randomblob(1000))") }
        // As a kill leaves it: pages of an open transaction in the file, and the journal that undoes them.
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        try FileManager.default.copyItem(atPath: path + "-journal", toPath: copy + "-journal")
        try database.execute(sql: "ROLLBACK")
      }
      _ = try ReadingArchive(copy, for: access)
    }
  }

  @Test("a newer schema is refused, for reading and for writing")
  func refusesNewer() throws {
    _ = try Kept.archive(in: folder)
    try change("INSERT INTO grdb_migrations VALUES ('99 to come')")
    sentence(kind: .badData, "was written by a newer Brisa")
    sentence(.reading, kind: .badData, "was written by a newer Brisa")
  }

  @Test("another program's database is refused and left as it is")
  func refusesOthers() throws {
    try change("CREATE TABLE recipe (name TEXT)")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    sentence(kind: .badData, "is no archive of Brisa")
    sentence(.reading, kind: .badData, "is no archive of Brisa")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("an archive that another program is making is waited for")
  func waitsForTheMaker() async throws {
    let path = try folder.write("", as: "air.sqlite")
    // The one who reads may lock the file at any moment, so the maker waits as well, as every command does.
    async let maker = {
      try await Task.sleep(for: .milliseconds(200))
      return try await ReadingArchive.open(path, for: .writing)
    }()
    #expect(try await ReadingArchive.open(path, for: .reading).readings(in: Kept.ever) == [])
    _ = try await maker
  }

  @Test("a file that stays empty is no archive")
  func refusesEmptiness() throws {
    try folder.write("", as: "air.sqlite")
    sentence(.reading, kind: .badData, "is no archive of Brisa")
  }

  @Test("what is no database is refused and left as it is")
  func refusesOtherFiles() throws {
    try folder.write(String(repeating: "hello ", count: 1000), as: "air.sqlite")
    sentence(kind: .badData, "is no archive of Brisa")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("hello hello"))
  }

  @Test("a pipe is refused at once, since reading it would wait without end")
  func refusesPipes() throws {
    #expect(mkfifo(path, 0o600) == 0)
    sentence(kind: .inputOutput, "is a pipe or a device")
    sentence(.reading, kind: .inputOutput, "is a pipe or a device")
  }

  @Test("damage is told, not trapped on, wherever it is")
  func tellsDamage() async throws {
    let archive = try Kept.archive(in: folder)
    try await archive.write(Kept.batch((0..<3000).map { Kept.reading(hours: Double($0)) }))
    try change("PRAGMA wal_checkpoint(TRUNCATE)")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var random = SeededRandom(seed: 11)
    for round in 0..<40 {
      var damaged = [UInt8](whole)
      for _ in 0..<400 { damaged[Int.random(in: 100..<damaged.count, using: &random)] ^= 0xFF }
      let copy = try folder.write(damaged, as: "damaged-\(round).sqlite")
      do {
        let archive = try ReadingArchive(copy, for: .writing, busySeconds: 0.05)
        _ = try archive.readings(in: Kept.ever)
        try await archive.write(Kept.batch([Kept.reading(hours: -1)]))
      } catch {
        #expect(
          ["is damaged", "is no archive", "cannot be read or written", "cannot be opened"].contains {
            error.message.contains($0)
          },
          "\(error)")
      }
    }
  }

  @Test("damage that SQLite takes for a faulty question is told as what it is")
  func tellsDamageOfItsForm() throws {
    let archive = try Kept.archive(in: folder)
    try change("ALTER TABLE reading RENAME COLUMN concentration TO amount")
    let error = #expect(throws: ArchiveError.self) { _ = try archive.readings(in: Kept.ever) }
    #expect(error?.kind == .badData)
    #expect(error?.message.contains("is damaged") == true, "\(error?.message ?? "")")
    archive.close()
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // The number of the schema's form, of which SQLite knows four.
    bytes[47] = 5
    try folder.write(bytes, as: "air.sqlite")
    sentence(.reading, kind: .badData, "is damaged")
    sentence(kind: .badData, "is damaged")
  }

  @Test("rows that no Brisa has written are passed over or told, never trapped on")
  func readsForeignRows() async throws {
    let archive = try Kept.archive(in: folder)
    try await archive.write(Kept.batch([Kept.reading()]))
    try change(
      """
      INSERT INTO reading SELECT \(Int.max), station, pollutant, \(Int.min), 7, -1, 9999, NULL, NULL FROM reading;
      INSERT INTO reading SELECT \(Int.min), station, 99, \(Int.max), 0, 1e308, -5, NULL, NULL FROM reading LIMIT 1;
      INSERT INTO reading SELECT start, station, pollutant, \(Int.max), 0, 5, 0, NULL, NULL FROM reading WHERE concentration = 30;
      """)
    #expect(try archive.readings(in: Kept.ever).count == 1)
    var count = 0
    try archive.forEachHour(in: Kept.ever) { _, readings in count += readings.count }
    #expect(count == 1)
    _ = try archive.newestObserved(source: "feed")
  }

  @Test("a reservation that no source gives is not read")
  func readsReservationsOfSources() async throws {
    let archive = try Kept.archive(in: folder)
    try await archive.write(Kept.batch([Kept.reading(quality: Reading.Quality(rawValue: 0xFF))]))
    #expect(try archive.readings(in: Kept.ever).map(\.quality) == [.ofSources])
  }

  @Test("many that open a new archive at once all can")
  func opensAtOnce() async throws {
    for round in 0..<20 {
      let path = folder.path("new-\(round).sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<2 {
          group.addTask {
            try await ReadingArchive.open(path, for: .writing)
              .write(Kept.batch([Kept.reading(hours: Double(number))]))
          }
        }
        try await group.waitForAll()
      }
      #expect(try ReadingArchive(path, for: .reading).readings(in: Kept.ever).count == 2)
    }
  }

  @Test("eight that write again and again all come to their turn")
  func writesAtOnce() async throws {
    let batches = 12
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { [path] in
          let archive = try await ReadingArchive.open(path, for: .writing)
          for number in 0..<batches {
            let hours = (0..<500).map { Kept.reading(hours: Double((writer * batches + number) * 500 + $0)) }
            try await archive.write(Kept.batch(hours))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try ReadingArchive(path, for: .reading).readings(in: Kept.ever).count == 8 * batches * 500)
  }

  @Test("many read at once while one writes, each a state of its own")
  func readsAtOnce() async throws {
    let archive = try Kept.archive(in: folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 0..<20 {
          try await archive.write(Kept.batch((0..<10).map { Kept.reading(hours: Double(number * 10 + $0)) }))
        }
      }
      for _ in 0..<16 {
        group.addTask {
          let count = try archive.readings(in: Kept.ever).count
          #expect(count.isMultiple(of: 10))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("a folder is no archive")
  func refusesFolders() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    sentence(kind: .inputOutput, "is a folder")
    sentence(.reading, kind: .inputOutput, "is a folder")
  }

  @Test("a locked file is waited for, then told")
  func tellsALock() async throws {
    let archive = try ReadingArchive(path, for: .writing, busySeconds: 0.05)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let error = await #expect(throws: ArchiveError.self) { try await archive.write(Kept.batch([Kept.reading()])) }
    #expect(error?.message.contains("is in use by another program") == true)
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    #expect(try await archive.write(Kept.batch([Kept.reading()])).new == 1)
  }

  @Test("a full disk costs the batch and nothing that was kept")
  func survivesAFullDisk() async throws {
    let archive = try ReadingArchive(path, for: .writing, busySeconds: 1, maxPages: 40)
    try await archive.write(Kept.batch([Kept.reading()]))
    let error = await #expect(throws: ArchiveError.self) {
      try await archive.write(Kept.batch((1..<20_000).map { Kept.reading(hours: Double($0)) }))
    }
    #expect(error?.message.contains("the disk is full") == true)
    #expect(try archive.readings(in: Kept.ever).count == 1)
    #expect(try await archive.write(Kept.batch([Kept.reading(hours: 1)])).new == 1)
  }

  @Test("an archive that was opened for reading is not written")
  func writesNothingWhenReading() async throws {
    _ = try Kept.archive(in: folder)
    let reader = try ReadingArchive(path, for: .reading)
    let error = await #expect(throws: ArchiveError.self) { try await reader.write(Kept.batch([Kept.reading()])) }
    #expect(error?.message.contains("cannot be written") == true)
  }
}
