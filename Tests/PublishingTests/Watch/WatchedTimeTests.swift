import AirData
import CityAir
import CityTestSupport
import Foundation
import Planner
import Setup
import Testing

@testable import Publishing

@Suite("The hours that a watch keeps")
struct WatchedTimeTests {
  private static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt

  private static func date(_ text: String) -> Date {
    (try? TimeText.parse(text, zone: .gmt)) ?? .distantPast
  }

  @Test("are those of whole local days, and today is the day of the last whole hour")
  func areWholeDays() {
    // 00:30 in Madrid: the last whole hour is of the day before.
    let time = WatchedTime(now: Self.date("2026-03-10T23:30:00Z"), keepDays: 2, zone: Self.madrid)
    #expect(time.last == Self.date("2026-03-10T22:00:00Z"))
    #expect(time.first == Self.date("2026-03-07T23:00:00Z"))
    let later = WatchedTime(now: Self.date("2026-03-11T00:00:00Z"), keepDays: 2, zone: Self.madrid)
    #expect(later.first == Self.date("2026-03-08T23:00:00Z"))
  }

  @Test("begin with the first whole hour of a day where days begin at half past")
  func beginInsideTheDay() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let time = WatchedTime(now: Self.date("2026-03-10T12:10:00Z"), keepDays: 1, zone: zone)
    #expect(time.first == Self.date("2026-03-08T19:00:00Z"))
  }

  @Test(
    "begin with the first moment of a day where clocks skip midnight, or show it twice",
    arguments: [
      // Now, on the day without midnight and on that behind two; the beginning of the day before.
      ("Asia/Beirut", "2026-03-29T12:00:00Z", "2026-03-27T22:00:00Z"),
      ("Asia/Beirut", "2026-03-30T12:00:00Z", "2026-03-28T22:00:00Z"),
      ("America/Havana", "2026-11-02T12:00:00Z", "2026-11-01T04:00:00Z"),
    ])
  func beginWhereClocksChange(city: String, now: String, first: String) throws {
    let zone = try #require(TimeZone(identifier: city))
    #expect(WatchedTime(now: Self.date(now), keepDays: 1, zone: zone).first == Self.date(first))
  }

  @Test("begin where the archive does, and an unknown one waits until some others have passed")
  func waitForReadings() async throws {
    let feed = FakeFeed { _ in (-30 ... -2).map { FakeCity.reading(20, hours: $0) } }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect(from: FakeCity.hour - 40 * 3600, to: FakeCity.hour)
    let archive = try await city.engine.city.existingArchive().archive
    let time = WatchedTime(now: FakeCity.hour + 1800, keepDays: 3, zone: .gmt)
    let known = try ArchivedHours(
      archive, of: ["feed"], in: DateInterval(start: time.first, end: FakeCity.hour + 7200))
    #expect(time.last == FakeCity.hour - 3600)
    let hours = time.hours(in: known, patienceHours: 3)
    #expect(hours.first == FakeCity.hour - 30 * 3600)
    #expect(hours.last == FakeCity.hour - 2 * 3600)
    let later = WatchedTime(now: FakeCity.hour + 3 * 3600, keepDays: 3, zone: .gmt)
    #expect(later.hours(in: known, patienceHours: 3).last == FakeCity.hour - 3600)
  }

  /// The last hour of a watch's at half past eight, three hours of patience long, of an archive that a feed filled.
  private static func lastHour(of readings: [Reading], sources: Set<String> = ["feed"]) async throws -> Date? {
    let city = try FakeCity([FakeFeed { _ in readings }])
    _ = try await city.engine.collect(from: FakeCity.hour - 40 * 3600, to: FakeCity.hour)
    let archive = try await city.engine.city.existingArchive().archive
    let time = WatchedTime(now: FakeCity.hour + 1800, keepDays: 3, zone: .gmt)
    let known = try ArchivedHours(
      archive, of: sources, in: DateInterval(start: time.first, end: FakeCity.hour + 1800))
    return time.hours(in: known, patienceHours: 3).last
  }

  private static let measured = (-30 ... -3).map { FakeCity.reading(20, hours: $0) }
  private static let forecast = (-30 ... -1).map {
    FakeCity.reading(30, hours: $0, station: "model", kind: .forecast(issued: FakeCity.hour - 40 * 3600))
  }

  @Test("wait for what is measured, though a forecast of them is there")
  func waitBesideAForecast() async throws {
    #expect(try await Self.lastHour(of: Self.measured + Self.forecast) == FakeCity.hour - 3 * 3600)
  }

  @Test("wait for nothing where the archive has forecasts alone")
  func takeForecastsAlone() async throws {
    #expect(try await Self.lastHour(of: Self.forecast) == FakeCity.hour - 3600)
  }

  @Test("are those of entries that the configuration has")
  func leaveOutOtherEntries() async throws {
    #expect(try await Self.lastHour(of: Self.measured, sources: ["another"]) == nil)
  }
}
