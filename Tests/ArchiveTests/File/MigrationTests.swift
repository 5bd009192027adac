import AirData
import Foundation
import GRDB
import Geo
import Synchronization
import TestSupport
import Testing

@testable import Archive

/// `Fixtures/version-1.sqlite` was collected by the last program that wrote version 1 of the schema: two stations, four
/// readings of 2 March 2026.
@Suite("An archive of an older program")
struct MigrationTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("air.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/version-1.sqlite")
    try FileManager.default.copyItem(atPath: fixture.path, toPath: folder.path("air.sqlite"))
  }

  private func figures(_ archive: ReadingArchive) throws -> [String] {
    try archive.readings(in: Kept.ever).map {
      "\($0.station.id) \($0.station.name) \($0.station.type.rawValue) \($0.pollutant.rawValue) \($0.concentration)"
    }
  }

  private static let figures = [
    "n North traffic no2 41.5", "n North traffic pm25 12.25", "s South background no2 17.0",
    "s South background no2 19.0",
  ]

  @Test("is read as it is, and stays as it is")
  func isRead() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let archive = try ReadingArchive(path, for: .reading)
    #expect(try figures(archive) == Self.figures)
    #expect(try archive.readings(in: Kept.ever).allSatisfy { $0.uncertainty == nil && $0.station.details == nil })
    #expect(try archive.others(in: Kept.ever) == [])
    #expect(try archive.newestObserved(source: "feed") == Kept.hour + 3600)
    #expect(try archive.oldestObserved(source: "feed") == Kept.hour)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("is brought up to date beside a program that is faster with one version, and not with the next")
  func besideAFasterProgram() throws {
    let other = try DatabaseQueue(path: path)
    let begun = Mutex(0)
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      database.trace { event in
        // Said once the versions of the file were looked up, and before the next one is begun.
        guard "\(event)".hasPrefix("PRAGMA foreign_keys = OFF") else { return }
        begun.withLock { $0 += 1 }
        guard begun.withLock({ $0 }) == 1 else { return }
        #expect(throws: Never.self) { try Schema.migrator.migrate(other, upTo: "2 details") }
      }
    }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try Schema.bringUpToDate(pool)
    #expect(begun.withLock { $0 } > 1)
    #expect(try pool.read(Schema.hasStationIndex))
  }

  @Test("is brought up to date when it is opened for writing, loses nothing, and takes what is new")
  func isBroughtUpToDate() async throws {
    let archive = try ReadingArchive(path, for: .writing)
    #expect(try figures(archive) == Self.figures)
    let details = StationDetails(area: .suburban, altitudeMeters: 11, inletHeightMeters: 3)
    let south = Station(
      id: "s", name: "South", coordinate: Coordinate(latitude: 39.45, longitude: -0.35), type: .background,
      details: details)
    let reading = Reading(
      station: south, pollutant: .no2, concentration: 18, start: Kept.hour, end: Kept.hour + 3600, sourceID: "feed",
      uncertainty: 2.5)
    let change = try await archive.write(
      ArchiveBatch(source: "feed", manifest: Kept.manifest("station-csv"), readings: [reading]))
    #expect(change.updated == 1 && change.new == 0)
    let kept = try archive.readings(in: Kept.ever).filter { $0.station.id == "s" }
    #expect(kept.map(\.concentration) == [18, 19] && kept.map(\.uncertainty) == [2.5, nil])
    #expect(kept.allSatisfy { $0.station.details == details })
  }

  @Test("learns when a source was asked for all that was missing, and a failure does not count")
  func learnsOfSilence() async throws {
    let archive = try ReadingArchive(path, for: .writing)
    let manifest = Kept.manifest("station-csv")
    #expect(try archive.caughtUp(source: "feed") == nil)
    try await archive.note("feed", manifest: manifest, triedAt: Kept.hour + 60, failure: nil, caughtUp: Kept.hour)
    let later = Kept.hour + 3600
    try await archive.note("feed", manifest: manifest, triedAt: later, failure: "It is down.", caughtUp: later)
    try await archive.note("feed", manifest: manifest, triedAt: later, failure: nil)
    #expect(try archive.caughtUp(source: "feed") == Kept.hour)
    #expect(try figures(archive) == Self.figures)
  }
}

@Suite("What is kept beside concentrations")
struct DetailsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func other(
    _ species: Species, _ value: Double, uncertainty: Double? = nil, hours: Double = 0,
    station: Station = Kept.station()
  ) -> SpeciesReading {
    let start = Kept.hour + hours * 3600
    return SpeciesReading(
      station: station, species: species, value: value, uncertainty: uncertainty, start: start, end: start + 3600,
      quality: .provisional, sourceID: "feed")
  }

  @Test("comes back as it was written: every species, with its uncertainty and quality")
  func species() async throws {
    let archive = try Kept.archive(in: folder)
    let others = Species.allCases.enumerated().map { other($1, Double($0) + 0.5, uncertainty: $0 == 0 ? 0.25 : nil) }
    let batch = ArchiveBatch(source: "feed", manifest: Kept.manifest(), readings: [Kept.reading(30)], others: others)
    #expect(try await archive.write(batch).new == 8)
    #expect(try await archive.write(batch).unchanged == 8)
    #expect(try archive.others(in: Kept.ever) == others)
    #expect(try archive.others(in: DateInterval(start: Kept.hour + 3600, duration: 3600)) == [])
    #expect(try archive.others(in: Kept.ever, sources: ["other"]) == [])
    #expect(try archive.readings(in: Kept.ever).map(\.pollutant) == [.no2])
  }

  @Test("is corrected like any figure, and refused where it makes no sense")
  func corrections() async throws {
    let archive = try Kept.archive(in: folder)
    func write(_ others: SpeciesReading...) async throws -> ArchiveChange {
      try await archive.write(
        ArchiveBatch(source: "feed", manifest: Kept.manifest(), readings: [], others: others))
    }
    #expect(try await write(other(.temperature, -4)).new == 1)
    #expect(try await write(other(.temperature, -5)).updated == 1)
    #expect(try await write(other(.temperature, 400), other(.no, -1), other(.humidity, .nan)).refused == 3)
    #expect(try archive.others(in: Kept.ever).map(\.value) == [-5])
  }

  @Test("tells a station's land, height and history, the latest that was said")
  func stations() async throws {
    let archive = try Kept.archive(in: folder)
    let place = Coordinate(latitude: 39.47, longitude: -0.376)
    func station(_ details: StationDetails?) -> Station {
      Station(id: "a", name: "A", coordinate: place, type: .background, details: details)
    }
    let opened = Date(timeIntervalSince1970: 946_684_800)
    let move = StationDetails.Move(date: opened + 86_400, from: Coordinate(latitude: 39.5, longitude: -0.4))
    let details = StationDetails(
      area: .rural, altitudeMeters: 620, inletHeightMeters: 4, opened: opened, closed: opened + 864_000, moves: [move])
    _ = try await archive.write(Kept.batch([Kept.reading(30, station: station(details))]))
    #expect(try archive.readings(in: Kept.ever).map(\.station.details) == [details])
    let later = StationDetails(area: .suburban, moves: [move])
    _ = try await archive.write(Kept.batch([Kept.reading(31, station: station(later))]))
    #expect(try archive.readings(in: Kept.ever).map(\.station.details) == [later])
  }
}
