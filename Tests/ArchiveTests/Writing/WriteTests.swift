import AirData
import Archive
import Foundation
import Geo
import TestSupport
import Testing

@Suite("Keeping readings")
struct WriteTests {
  private let folder: TemporaryFolder
  private let archive: ReadingArchive

  init() throws {
    folder = try TemporaryFolder()
    archive = try Kept.archive(in: folder)
  }

  private func all() throws -> [Reading] { try archive.readings(in: Kept.ever) }

  @Test("what is kept comes back, under the name of its entry")
  func comesBack() async throws {
    let station = Kept.station(credit: Credit(attribution: "The city", licence: "CC-BY-4.0"))
    let reading = Kept.reading(31.25, pollutant: .pm25, station: station, quality: [.provisional, .humidityBias])
    try await archive.write(Kept.batch([reading], source: "city air"))
    let kept = try #require(try all().first)
    #expect(kept.station == station)
    #expect(kept.pollutant == .pm25)
    #expect(kept.concentration == 31.25)
    #expect(kept.start == reading.start)
    #expect(kept.end == reading.end)
    #expect(kept.kind == .observed)
    #expect(kept.quality == [.provisional, .humidityBias])
    #expect(kept.sourceID == "city air")
  }

  @Test("a batch that replaces a time removes what it lacks, as far as its stations and hours reach")
  func replaces() async throws {
    let other = Kept.reading(station: Kept.station("b"), hours: 3)
    try await archive.write(Kept.batch((0..<6).map { Kept.reading(hours: Double($0)) } + [other]))
    var batch = Kept.batch([1, 2, 4].map { Kept.reading(hours: $0) })
    batch.replaces = DateInterval(start: Kept.hour, duration: 6 * 3600)
    let change = try await archive.write(batch)
    #expect(change.removed == 1 && change.earliest == Kept.hour + 3 * 3600)
    let hours = try all().filter { $0.station.id == "a" }.map { $0.start.timeIntervalSince(Kept.hour) / 3600 }
    #expect(hours == [0, 1, 2, 4, 5])
    #expect(try all().count == 6)
  }

  @Test("a mean of a day that is given leaves the hours of the day before the first one that is given")
  func replacesBesideADailyMean() async throws {
    let old = Kept.reading(pollutant: .o3, hours: 2, seconds: 8 * 3600)
    try await archive.write(Kept.batch((0..<24).map { Kept.reading(hours: Double($0)) } + [old]))
    let mean = Kept.reading(pollutant: .pm10, seconds: 24 * 3600)
    for hours in [[], [12.0, 13, 15]] {
      var batch = Kept.batch(hours.map { Kept.reading(hours: $0) } + [mean])
      batch.replaces = DateInterval(start: Kept.hour, duration: 24 * 3600)
      // The mean over eight hours, which was withdrawn, goes at once, and the hour between two others then.
      #expect(try await archive.write(batch).removed == 1)
    }
    let kept = try all().filter { $0.pollutant == .no2 }.map { Int($0.start.timeIntervalSince(Kept.hour) / 3600) }
    let others = (0..<24).filter { $0 != 14 }
    #expect(kept == others)
    #expect(try all().count == 24)
  }

  @Test("a batch that replaces a time leaves the forecasts and the winds of it")
  func replacesNoForecast() async throws {
    let forecast = Reading.Kind.forecast(issued: Kept.hour)
    let wind = WindReading(
      coordinate: Coordinate(latitude: 39.5, longitude: -0.3), speedMetersPerSecond: 4.5, fromDegrees: 90,
      start: Kept.hour + 3600, end: Kept.hour + 7200, sourceID: "feed")
    let readings = [Kept.reading(hours: 1), Kept.reading(hours: 1, kind: forecast)]
    try await archive.write(Kept.batch(readings, winds: [wind]))
    var batch = Kept.batch([0, 2].map { Kept.reading(hours: $0) })
    batch.replaces = DateInterval(start: Kept.hour, duration: 3 * 3600)
    #expect(try await archive.write(batch).removed == 1)
    #expect(try all().filter { $0.start == Kept.hour + 3600 }.map(\.kind) == [forecast])
    #expect(try archive.winds(in: DateInterval(start: Kept.hour + 3600, duration: 60)) == [wind])
  }

  @Test("a batch that replaces less than it reaches over leaves what it lacks outside of that")
  func replacesAPart() async throws {
    try await archive.write(Kept.batch((0..<6).map { Kept.reading(hours: Double($0)) }))
    var batch = Kept.batch([0, 5].map { Kept.reading(hours: $0) })
    batch.replaces = DateInterval(start: Kept.hour + 2 * 3600, duration: 2 * 3600)
    #expect(try await archive.write(batch).removed == 2)
    #expect(try all().map { $0.start.timeIntervalSince(Kept.hour) / 3600 } == [0, 1, 4, 5])
  }

  @Test("what is written into a file that was removed is no success")
  func noticesRemoval() async throws {
    try FileManager.default.removeItem(atPath: folder.path("air.sqlite"))
    let error = await #expect(throws: ArchiveError.self) { try await archive.write(Kept.batch([Kept.reading()])) }
    #expect(error?.message.contains("was removed or replaced while it was written") == true)
  }

  @Test("the failure of a source that cannot say what it is, is noted under its name")
  func notesTheFailureOfAStranger() async throws {
    let batch = Kept.batch([Kept.reading()], source: "hill")
    try await archive.write(batch)
    try await archive.note("hill", manifest: Kept.manifest("exec:hill.py"), triedAt: Kept.hour, failure: "It crashed.")
    #expect(try archive.runs()["hill"]?.error == "It crashed.")
    try await archive.write(batch)
  }

  @Test("writing a batch again changes nothing")
  func isIdempotent() async throws {
    let batch = Kept.batch((0..<48).map { Kept.reading(Double($0), hours: Double($0)) })
    #expect(try await archive.write(batch).new == 48)
    let before = try all()
    let again = try await archive.write(batch)
    #expect(again.new == 0)
    #expect(again.updated == 0)
    #expect(again.unchanged == 48)
    #expect(try all() == before)
  }

  @Test("a corrected figure replaces that of the same interval")
  func takesCorrections() async throws {
    try await archive.write(Kept.batch([Kept.reading(30, quality: .provisional)]))
    #expect(try await archive.write(Kept.batch([Kept.reading(28)])).updated == 1)
    #expect(try all().map(\.concentration) == [28])
    #expect(try all().map(\.quality) == [[]])
  }

  @Test("intervals, pollutants, stations, sources and kinds are rows of their own")
  func tellsRowsApart() async throws {
    let readings = [
      Kept.reading(1), Kept.reading(2, hours: 1), Kept.reading(3, seconds: 1800), Kept.reading(4, pollutant: .o3),
      Kept.reading(5, station: Kept.station("b")), Kept.reading(6, kind: .forecast(issued: Kept.hour)),
    ]
    #expect(try await archive.write(Kept.batch(readings)).new == 6)
    #expect(try await archive.write(Kept.batch([Kept.reading(7)], source: "feed-2")).new == 1)
    #expect(try all().map(\.concentration).sorted() == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("of two forecasts of one interval the later issue stays, whichever came first")
  func keepsTheLatestIssue() async throws {
    let early = Kept.reading(10, kind: .forecast(issued: Kept.hour - 7200))
    let late = Kept.reading(20, kind: .forecast(issued: Kept.hour - 3600))
    try await archive.write(Kept.batch([late]))
    #expect(try await archive.write(Kept.batch([early])).unchanged == 1)
    #expect(try all().map(\.concentration) == [20])
    try await archive.write(Kept.batch([Kept.reading(25, kind: .forecast(issued: Kept.hour))]))
    #expect(try all().map(\.kind) == [.forecast(issued: Kept.hour)])
    #expect(try all().map(\.concentration) == [25])
  }

  @Test("a typical day is passed over")
  func passesOverTypicalDays() async throws {
    let change = try await archive.write(Kept.batch([Kept.reading(kind: .typical(of: .daily))]))
    #expect(change.typical == 1)
    #expect(try all().isEmpty)
  }

  @Test(
    "readings of no sound figure, of no time on a calendar, or over weeks are refused and counted",
    arguments: [
      Kept.reading(.nan), Kept.reading(-1), Kept.reading(hours: 1e12), Kept.reading(hours: -1e12),
      Kept.reading(seconds: 1e300), Kept.reading(seconds: 86_400 * 7), Kept.reading(seconds: -1),
      Kept.reading(kind: .forecast(issued: Date(timeIntervalSince1970: 1e300))),
    ])
  func refuses(reading: Reading) async throws {
    let change = try await archive.write(Kept.batch([reading, Kept.reading(5)]))
    #expect(change.refused == 1)
    #expect(change.new == 1)
    #expect(try all().map(\.concentration) == [5])
  }

  @Test("the mean of a day is kept, of one that has 25 hours too, and what is a second longer is not")
  func keepsDays() async throws {
    let (day, longer) = (Kept.reading(20, seconds: 25 * 3600), Kept.reading(21, seconds: 25 * 3600 + 1))
    let change = try await archive.write(Kept.batch([day, longer]))
    #expect(change.new == 1 && change.refused == 1)
    #expect(try all().map(\.concentration) == [20])
  }

  @Test("a source whose terms forbid it is not kept, whatever the caller checked")
  func keepsToTheTerms() async throws {
    let batch = ArchiveBatch(
      source: "waqi", manifest: Kept.manifest("waqi", cacheRule: .forbidden), readings: [Kept.reading()])
    let error = await #expect(throws: ArchiveError.self) { try await archive.write(batch) }
    #expect(error?.message.contains("forbid") == true)
    #expect(try all().isEmpty)
  }

  @Test("a name keeps to its source type")
  func keepsNamesApart() async throws {
    try await archive.write(Kept.batch([Kept.reading()]))
    let other = ArchiveBatch(source: "feed", manifest: Kept.manifest("other"), readings: [Kept.reading(9)])
    let error = await #expect(throws: ArchiveError.self) { try await archive.write(other) }
    #expect(error?.message.contains("give the entry another 'name'") == true)
    #expect(try all().map(\.concentration) == [30])
  }

  @Test("a name whose source gave winds alone keeps to its source type, too")
  func keepsNamesOfWindsApart() async throws {
    func batch(_ id: String, speed: Double) -> ArchiveBatch {
      let wind = WindReading(
        coordinate: Coordinate(latitude: 39.5, longitude: -0.3), speedMetersPerSecond: speed, fromDegrees: 90,
        start: Kept.hour, end: Kept.hour + 3600, sourceID: id)
      return ArchiveBatch(source: "mast", manifest: Kept.manifest(id), readings: [], winds: [wind])
    }
    try await archive.write(batch("feed", speed: 4))
    let error = await #expect(throws: ArchiveError.self) { try await archive.write(batch("other", speed: 9)) }
    #expect(error?.message.contains("give the entry another 'name'") == true)
    let kept = try archive.winds(in: DateInterval(start: Kept.hour, duration: 3600))
    #expect(kept.map(\.speedMetersPerSecond) == [4])
  }

  @Test("a name whose source never gave a reading may get another source type")
  func freesEmptyNames() async throws {
    try await archive.note("feed", manifest: Kept.manifest("exec"), triedAt: Kept.hour, failure: "It did not start.")
    #expect(try await archive.write(Kept.batch([Kept.reading()])).new == 1)
    #expect(try archive.runs()["feed"]?.error == "It did not start.")
  }

  @Test("a try that did not start, and so has another id, is noted beside what is kept under the name")
  func notesWhatDidNotStart() async throws {
    try await archive.write(Kept.batch([Kept.reading()]))
    try await archive.note(
      "feed", manifest: Kept.manifest("exec:feed"), triedAt: Kept.hour, failure: "It did not start.")
    #expect(try archive.runs()["feed"]?.error == "It did not start.")
    #expect(try await archive.write(Kept.batch([Kept.reading(hours: 1)])).new == 1)
  }

  @Test("what is said of a station is the latest")
  func renamesStations() async throws {
    try await archive.write(Kept.batch([Kept.reading(station: Kept.station(name: "Old"))]))
    try await archive.write(Kept.batch([Kept.reading(station: Kept.station(name: "New"), hours: 1)]))
    #expect(try all().map(\.station.name) == ["New", "New"])
  }

  @Test("winds come back")
  func keepsWinds() async throws {
    let wind = WindReading(
      coordinate: Coordinate(latitude: 39.5, longitude: -0.3), speedMetersPerSecond: 4.5, fromDegrees: 90,
      start: Kept.hour, end: Kept.hour + 3600, kind: .forecast(issued: Kept.hour), sourceID: "feed")
    try await archive.write(Kept.batch([], winds: [wind]))
    #expect(try await archive.write(Kept.batch([], winds: [wind])).unchanged == 1)
    #expect(try archive.winds(in: DateInterval(start: Kept.hour, duration: 60)) == [wind])
    #expect(try archive.winds(in: DateInterval(start: Kept.hour + 3600, duration: 60)).isEmpty)
  }

  @Test("tries are noted, and a success keeps the last error")
  func notesRuns() async throws {
    try await archive.note("feed", manifest: Kept.manifest(), triedAt: Kept.hour, failure: "It is down.")
    #expect(
      try archive.runs()["feed"]
        == SyncRun(
          tried: Kept.hour, succeeded: nil, failed: Kept.hour, error: "It is down."))
    try await archive.note("feed", manifest: Kept.manifest(), triedAt: Kept.hour + 60, failure: nil)
    #expect(
      try archive.runs()["feed"]
        == SyncRun(
          tried: Kept.hour + 60, succeeded: Kept.hour + 60, failed: Kept.hour, error: "It is down."))
  }

  @Test("the latest try stays noted where the clock has gone back since")
  func notesTheLatestTry() async throws {
    try await archive.note("feed", manifest: Kept.manifest(), triedAt: Kept.hour + 60, failure: nil)
    try await archive.note("feed", manifest: Kept.manifest(), triedAt: Kept.hour, failure: nil)
    let run = try #require(try archive.runs()["feed"])
    #expect(run.tried == Kept.hour + 60 && run.succeeded == Kept.hour)
  }
}
