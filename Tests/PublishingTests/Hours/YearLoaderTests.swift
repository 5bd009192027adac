import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import Planner
@testable import Publishing
@testable import Reports

@Suite("The year so far, from the archive")
struct YearLoaderTests {
  /// Hours from the start of the year to 2 March at eight.
  private static let newYear = -(31 + 28 + 1) * 24 - 8

  private let feed: FakeFeed
  private let city: FakeCity

  /// Ozone and NO2 of the last night of the old year and of two days of the new one; NO2 of the second day lacks seven
  /// hours, which a forecast has.
  init() throws {
    feed = FakeFeed { _ in
      (-8..<48).flatMap { hour -> [Reading] in
        let isGap = (24..<31).contains(hour)
        let kind = isGap ? Reading.Kind.forecast(issued: FakeCity.hour - 70 * 86_400) : .observed
        return [
          FakeCity.reading(hour < 24 ? 30 : 60, hours: Self.newYear + hour, kind: kind),
          FakeCity.reading(hour < 1 ? 120 : 40, hours: Self.newYear + hour, pollutant: .o3),
        ]
      }
    }
    city = try FakeCity([feed]) { city in
      city.timeZone = .gmt
      city.staleHours = 0
    }
  }

  private func hour(_ hours: Int) -> Date { FakeCity.hour + Double(Self.newYear + hours) * 3600 }

  private func collect() async throws { _ = try await city.engine.collect(from: hour(-8), to: hour(72)) }

  private func question(_ hours: Range<Int>) -> HeatmapQuestion {
    HeatmapQuestion(
      from: hour(hours.lowerBound), to: hour(hours.upperBound), folder: city.folder.path("out")
    ) {
      $0.pollutant = .no2
      $0.cellMeters = 400
      $0.box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    }
  }

  private func loader(zone: TimeZone = .gmt) throws -> YearLoader {
    let run = try city.engine.heatmapSetup(question(0..<1), asksSources: true)
    return YearLoader(run.gatherer, box: run.stationBox, zone: zone, spec: run.spec)
  }

  private func row(_ year: YearSoFar, _ pollutant: Pollutant) throws -> YearSoFar.Row {
    try #require(year.rows.first { $0.pollutant == pollutant })
  }

  @Test("counts what was measured, and asks no source")
  func counts() async throws {
    try await collect()
    let asked = feed.asked.count
    var loader = try loader()
    let year = try #require(await loader.figures(upTo: hour(47)))
    #expect(feed.asked.count == asked)
    #expect(year.year == 2026 && year.days == 2 && year.hours == 48 && year.from == hour(0) && year.to == hour(48))
    // The second day has 17 hours that were measured.
    let nitrogen = try row(year, .no2)
    #expect(nitrogen.counts[.daysWHO] == .init(known: 1, above: 1) && nitrogen.hoursKnown == 41)
    // The mean of eight hours that ends with the first of the year reaches into the old one.
    #expect(try row(year, .o3).counts[.daysWHO] == .init(known: 2, above: 1))
    let area = try #require(year.areaRows.first { $0.limit.pollutant == .no2 && $0.limit.authority == "WHO 2021" })
    #expect(area.area.known == 1 && area.area.anywhere == 1 && area.area.greatestShare == 1)
  }

  @Test("counts means from half past to half past for the hours in which they begin")
  func countsHalfHours() async throws {
    feed.change { _ in
      (0..<24).map { hour in
        let reading = FakeCity.reading(60, hours: Self.newYear + hour)
        return reading.with(start: reading.start + 1800, end: reading.end + 1800)
      }
    }
    try await collect()
    var loader = try loader()
    let year = try #require(await loader.figures(upTo: hour(23)))
    let nitrogen = try row(year, .no2)
    #expect(nitrogen.counts[.daysWHO] == .init(known: 1, above: 1) && nitrogen.hoursKnown == 24)
    let area = try #require(year.areaRows.first { $0.limit.pollutant == .no2 && $0.limit.authority == "WHO 2021" })
    #expect(area.area.known == 1 && area.area.anywhere == 1)
  }

  @Test("counts a mean from midnight on for the day that begins with it, where clocks are half an hour off")
  func countsDaysFromHalfPast() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    // Two days from 1 January on; of all hours the first one of the second day is above the guideline.
    feed.change { _ in
      (0..<48).map { hour in
        let reading = FakeCity.reading(hour == 24 ? 1000 : 10, hours: Self.newYear - 6 + hour)
        return reading.with(start: reading.start + 1800, end: reading.end + 1800)
      }
    }
    try await collect()
    var loader = try loader(zone: zone)
    for (last, count) in [(17, YearSoFar.Count(known: 1, above: 0)), (41, .init(known: 2, above: 1))] {
      let year = try #require(await loader.figures(upTo: hour(last)))
      #expect(try row(year, .no2).counts[.daysWHO] == count, "up to \(last)")
    }
  }

  @Test("counts nothing that its own source doubts", arguments: [Reading.Quality.doubtful, .humidityBias])
  func countsNoDoubts(quality: Reading.Quality) async throws {
    feed.change { _ in
      (0..<24).flatMap { hour -> [Reading] in
        [
          FakeCity.reading(400, hours: Self.newYear + hour).with(quality: quality),
          FakeCity.reading(40, hours: Self.newYear + hour, pollutant: .o3),
        ]
      }
    }
    try await collect()
    var loader = try loader()
    let year = try #require(await loader.figures(upTo: hour(23)))
    #expect(year.rows.contains { $0.pollutant == .no2 && ($0.hoursKnown ?? 0) > 0 } == false)
    #expect(try row(year, .o3).counts[.daysWHO]?.known == 1)
  }

  @Test(
    "counts the days of the city's clock, however long they are",
    arguments: [
      // The last hour of a day; days and hours of the year up to its end.
      ("Europe/Madrid", "2026-03-29T21:00:00Z", 88, 88 * 24 - 1),
      ("Europe/Madrid", "2026-10-25T22:00:00Z", 298, 298 * 24),
      ("Asia/Kolkata", "2026-03-29T17:00:00Z", 88, 88 * 24), ("Asia/Beirut", "2026-03-29T20:00:00Z", 88, 88 * 24 - 1),
    ])
  func countsLocalDays(city: String, last: String, days: Int, hours: Int) async throws {
    let zone = try #require(TimeZone(identifier: city))
    try await collect()
    var loader = try loader(zone: zone)
    let end = try Date(last, strategy: .iso8601)
    let year = try #require(await loader.figures(upTo: end))
    #expect(year.year == 2026 && year.days == days && year.hours == hours)
  }

  @Test("goes on from hour to hour as if it had begun anew, and back to an earlier one")
  func goesOn() async throws {
    try await collect()
    var loader = try loader()
    var found: [YearSoFar?] = []
    for last in [5, 30, 47, 11] { found.append(await loader.figures(upTo: hour(last))) }
    var anew: [YearSoFar?] = []
    for last in [5, 30, 47, 11] {
      var loader = try self.loader()
      anew.append(await loader.figures(upTo: hour(last)))
    }
    #expect(found == anew && found[0]?.days == 0 && found[3]?.hours == 12)
  }

  @Test("says nothing without an archive, and has another digest where an old hour is another")
  func digests() async throws {
    var loader = try loader()
    #expect(loader.digest(upTo: hour(47)) == "")
    #expect(await loader.figures(upTo: hour(47)) == nil)
    try await collect()
    let before = loader.digest(upTo: hour(47))
    #expect(before == loader.digest(upTo: hour(47)) && !before.isEmpty)
    feed.change { _ in [FakeCity.reading(31, hours: Self.newYear + 3)] }
    try await collect()
    #expect(loader.digest(upTo: hour(47)) != before)
  }

  @Test("counts of a year that was counted only the last day, in another run too, and all that has changed")
  func remembers() async throws {
    try await collect()
    let run = try city.engine.heatmapSetup(question(0..<1), asksSources: true)
    func loader(_ memory: YearMemory) -> YearLoader {
      YearLoader(run.gatherer, box: run.stationBox, zone: .gmt, spec: run.spec, memory: memory)
    }
    let time = YearTime(of: hour(72), zone: .gmt)
    var first = loader(YearMemory())
    _ = first.digest(upTo: hour(46))
    let before = await first.figures(upTo: hour(46))
    // Seven hours of the old year and 47 of the new one; nothing goes on from less than a day before the end.
    #expect(first.hoursCounted == 54 && first.memory.entries(for: time).count == 2)
    var tooClose = loader(first.memory)
    _ = tooClose.digest(upTo: hour(47))
    _ = await tooClose.figures(upTo: hour(47))
    #expect(tooClose.hoursCounted == 55)
    var second = loader(first.memory)
    _ = second.digest(upTo: hour(72))
    let after = await second.figures(upTo: hour(72))
    #expect(second.hoursCounted == 1)
    var anew = loader(YearMemory())
    #expect(await anew.figures(upTo: hour(72)) == after && before != after && anew.hoursCounted == 55)
    // A figure of the past has changed: nothing of what was made of it is taken.
    feed.change { _ in [FakeCity.reading(31, hours: Self.newYear + 3)] }
    try await collect()
    var third = loader(second.memory)
    _ = third.digest(upTo: hour(72))
    #expect(third.memory.entries(for: time).isEmpty)
    _ = await third.figures(upTo: hour(72))
    #expect(third.hoursCounted == 55)
  }

  @Test("is a table beside the page, which is made again where an old hour has changed")
  func isWritten() async throws {
    try await collect()
    let question = question(46..<48)
    let answer = try await city.engine.heatmap(question)
    #expect(answer.documents == ["index.html", "report.pdf", "report-year.csv"])
    let table = try String(contentsOfFile: city.folder.path("out/report-year.csv"), encoding: .utf8)
    #expect(table.contains(",no2,WHO 2021,25,day,days,1,1,2,0.5,3,,,\n"), "\(table)")
    // Hours that no map of the run looks back to.
    feed.change { _ in (0..<20).map { FakeCity.reading(20, hours: Self.newYear + $0) } }
    try await collect()
    let again = try await city.engine.heatmap(question)
    #expect(again.unchanged.count == 2)
    let other = try String(contentsOfFile: city.folder.path("out/report-year.csv"), encoding: .utf8)
    #expect(other.contains(",no2,WHO 2021,25,day,days,0,1,2,0.5,3,,,\n"), "\(other)")
  }
}

@Suite("The hours of a year so far")
struct YearTimeTests {
  @Test(
    "begin with the first one whose middle lies in the year, by the city's clock",
    arguments: [
      ("Europe/Madrid", "2025-12-31T23:00:00Z"), ("Asia/Kolkata", "2025-12-31T18:00:00Z"),
      ("Asia/Beirut", "2025-12-31T22:00:00Z"), ("America/Havana", "2026-01-01T05:00:00Z"),
    ])
  func beginWithTheYear(city: String, first: String) throws {
    let zone = try #require(TimeZone(identifier: city))
    let first = try Date(first, strategy: .iso8601)
    let time = YearTime(of: first + 100 * 86_400 + 1800, zone: zone)
    #expect(time.year == 2026 && time.first == first)
    #expect(time.interval == DateInterval(start: first - 7 * 3600, end: first + 100 * 86_400 + 3600))
    #expect(YearTime(of: first - 3600, zone: zone).year == 2025)
  }
}
