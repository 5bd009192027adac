import AirData
import Archive
import Foundation
import Geo
import TestSupport
import Testing

@Suite("Reading an archive")
struct ReadTests {
  private let folder: TemporaryFolder
  private let archive: ReadingArchive

  init() throws {
    folder = try TemporaryFolder()
    archive = try Kept.archive(in: folder)
  }

  private func concentrations(from hours: Double, to end: Double) throws -> [Double] {
    try archive.readings(in: DateInterval(start: Kept.hour + hours * 3600, end: Kept.hour + end * 3600))
      .map(\.concentration)
  }

  @Test("an interval takes what overlaps it, and neither neighbour")
  func takesOverlaps() async throws {
    try await archive.write(
      Kept.batch([
        Kept.reading(1, hours: -1), Kept.reading(2), Kept.reading(3, hours: 1),
        Kept.reading(4, hours: -23.5, seconds: 86_400),
      ]))
    #expect(try concentrations(from: 0, to: 1) == [4, 2])
    #expect(try concentrations(from: 0.75, to: 1.25) == [2, 3])
    #expect(try concentrations(from: 2, to: 3) == [])
  }

  @Test("an interval that ends inside a second takes what begins with that second, of every kind")
  func takesTheLastSecond() async throws {
    let other = SpeciesReading(
      station: Kept.station(), species: .temperature, value: 20, start: Kept.hour, end: Kept.hour + 3600,
      sourceID: "feed")
    let wind = WindReading(
      coordinate: Kept.station().coordinate, speedMetersPerSecond: 3, fromDegrees: 90, start: Kept.hour,
      end: Kept.hour + 3600, sourceID: "feed")
    try await archive.write(
      ArchiveBatch(
        source: "feed", manifest: Kept.manifest(), readings: [Kept.reading()], winds: [wind], others: [other])
    )
    let ending = DateInterval(start: Kept.hour - 60, duration: 60.5)
    #expect(try archive.readings(in: ending).count == 1)
    #expect(try archive.others(in: ending).count == 1)
    #expect(try archive.winds(in: ending).count == 1)
    let before = DateInterval(start: Kept.hour - 60, duration: 60)
    #expect(try archive.readings(in: before).isEmpty && archive.others(in: before).isEmpty)
    #expect(try archive.winds(in: before).isEmpty)
  }

  @Test("sources and pollutants are chosen")
  func chooses() async throws {
    try await archive.write(Kept.batch([Kept.reading(1), Kept.reading(2, pollutant: .o3)], source: "one"))
    try await archive.write(Kept.batch([Kept.reading(3), Kept.reading(4, pollutant: .o3)], source: "two"))
    #expect(try archive.readings(in: Kept.ever, sources: ["two"]).map(\.concentration) == [3, 4])
    #expect(try archive.readings(in: Kept.ever, pollutants: [.o3]).map(\.concentration) == [2, 4])
    #expect(try archive.readings(in: Kept.ever, sources: []).isEmpty)
  }

  @Test("hour by hour gives what the whole gives, in its order")
  func streams() async throws {
    var random = SeededRandom(seed: 7)
    let readings = (0..<2000).map { _ in
      Kept.reading(
        Double.random(in: 0...80, using: &random), pollutant: Bool.random(using: &random) ? .no2 : .pm25,
        station: Kept.station(["a", "b", "c"].randomElement(using: &random) ?? "a"),
        hours: (Double.random(in: -1500...1500, using: &random) * 4).rounded() / 4)
    }
    try await archive.write(Kept.batch(readings))
    var streamed: [Reading] = []
    var starts: [Date] = []
    try archive.forEachHour(in: Kept.ever) { start, readings in
      starts.append(start)
      #expect(readings.allSatisfy { $0.start >= start && $0.start < start + 3600 })
      streamed += readings
    }
    #expect(streamed == (try archive.readings(in: Kept.ever)))
    #expect(starts == starts.sorted() && Set(starts).count == starts.count)
  }

  @Test("one by one gives what a list gives, in its order, and what reaches into the time too")
  func handsOut() async throws {
    try await archive.write(
      Kept.batch([
        Kept.reading(1), Kept.reading(2, pollutant: .o3), Kept.reading(3, hours: 1),
        Kept.reading(4, hours: -23.5, seconds: 86_400),
      ]))
    let interval = DateInterval(start: Kept.hour, duration: 7200)
    var handedOut: [Reading] = []
    try archive.forEachReading(in: interval, pollutants: [.no2]) { handedOut.append($0) }
    #expect(handedOut.map(\.concentration) == [4, 1, 3])
    #expect(handedOut == (try archive.readings(in: interval, pollutants: [.no2])))
  }

  @Test("the body of a stream may use the archive, and ends the stream by throwing")
  func streamsToABusyBody() async throws {
    try await archive.write(Kept.batch([Kept.reading(1), Kept.reading(2, hours: 1)]))
    var seen = 0
    #expect(throws: CancellationError.self) {
      try archive.forEachHour(in: Kept.ever) { _, _ in
        seen += try archive.readings(in: Kept.ever).count
        throw CancellationError()
      }
    }
    #expect(seen == 2)
  }

  @Test("newest and oldest are those of the entry and the kind")
  func findsEdges() async throws {
    #expect(try archive.newestObserved(source: "feed") == nil)
    try await archive.write(
      Kept.batch([
        Kept.reading(hours: -5), Kept.reading(hours: 2), Kept.reading(hours: 48, kind: .forecast(issued: Kept.hour)),
      ]))
    try await archive.write(Kept.batch([Kept.reading(hours: 9)], source: "other"))
    #expect(try archive.newestObserved(source: "feed") == Kept.hour + 7200)
    #expect(try archive.oldestObserved(source: "feed") == Kept.hour - 5 * 3600)
    #expect(try archive.newestForecast(source: "feed") == Kept.hour + 48 * 3600)
  }

  @Test("the newest issue is that of the entry's forecasts from a moment on")
  func findsTheNewestIssue() async throws {
    func forecast(hours: Double, issued: Double) -> Reading {
      Kept.reading(hours: hours, kind: .forecast(issued: Kept.hour + issued * 3600))
    }
    try await archive.write(
      Kept.batch([Kept.reading(hours: 7), forecast(hours: 48, issued: 0), forecast(hours: 6, issued: 5)]))
    try await archive.write(Kept.batch([forecast(hours: 8, issued: 8)], source: "other"))
    #expect(try archive.newestIssue(source: "feed", startingFrom: Kept.hour) == Kept.hour + 5 * 3600)
    #expect(try archive.newestIssue(source: "feed", startingFrom: Kept.hour + 7 * 3600) == Kept.hour)
    #expect(try archive.newestIssue(source: "feed", startingFrom: Kept.hour + 49 * 3600) == nil)
  }

  @Test("one who reads sees whole batches while another writes")
  func readsBesideAWriter() async throws {
    try await archive.write(Kept.batch(Self.hours(0)))
    let reader = try ReadingArchive(archive.path, for: .reading)
    let writer = archive
    async let writing: Void = Task.detached {
      for batch in 1..<60 { try await writer.write(Kept.batch(Self.hours(batch))) }
    }.value
    for _ in 0..<200 {
      #expect(try reader.readings(in: Kept.ever).count.isMultiple(of: 24))
    }
    try await writing
    #expect(try reader.readings(in: Kept.ever).count == 60 * 24)
  }

  private static func hours(_ batch: Int) -> [Reading] {
    (0..<24).map { Kept.reading(1, hours: Double(batch * 24 + $0)) }
  }
}
