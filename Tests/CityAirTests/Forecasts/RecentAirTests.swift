import AirData
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("What stations have usually read of late")
struct RecentAirTests {
  private static func place(_ steps: Double) -> Coordinate {
    Coordinate(latitude: 39.47, longitude: -0.37 + steps / 100)
  }

  private static func reading(
    _ value: Double, daysAgo: Int, station: String, at steps: Double, hours: Int = 0, _ pollutant: Pollutant = .no2
  ) -> Reading {
    FakeCity.reading(
      value, hours: hours - 24 * daysAgo, pollutant: pollutant, station: station, at: place(steps), source: "s")
  }

  private static func usual(_ readings: [Reading], zone: TimeZone = .gmt) -> [String: Double] {
    let air = RecentAir(readings, before: FakeCity.hour, zone: zone).usual(at: FakeCity.hour + 48 * 3600)
    return Dictionary(
      uniqueKeysWithValues: air.readings.map { ($0.station.id, ($0.concentration * 1e6).rounded() / 1e6) })
  }

  @Test("by hand: shares of the level of the days that a station measured")
  func isAsByHand() {
    var readings: [Reading] = []
    for day in 1...4 {
      // Levels of 20, 40, 60 and 80: a has half of it, c is silent on the last day.
      let level = 20 * Double(day)
      readings += [
        Self.reading(level / 2, daysAgo: day, station: "a", at: 0),
        Self.reading(day < 4 ? level : 1.5 * level, daysAgo: day, station: "b", at: 1),
      ]
      if day < 4 { readings.append(Self.reading(1.5 * level, daysAgo: day, station: "c", at: 2)) }
    }
    // For a Wednesday the first two days, a weekend, weigh 0.3: the mean level is (0.3 · 20 + 0.3 · 40 + 60 + 80) /
    // 2.6. a has half of it and c 1.5 times it; b has (0.3 · 20 + 0.3 · 40 + 60 + 120) / 2.6.
    #expect(Self.usual(readings) == ["a": 30.384615, "b": 76.153846, "c": 91.153846])
  }

  @Test("ozone is held against the level by the difference")
  func ozone() {
    let readings = (1...3).flatMap { day in
      [
        Self.reading(10 * Double(day), daysAgo: day, station: "a", at: 0, .o3),
        Self.reading(10 * Double(day) + 8, daysAgo: day, station: "b", at: 1, .o3),
      ]
    }
    // The mean level is (0.3 · 14 + 0.3 · 24 + 34) / 1.6.
    #expect(Self.usual(readings) == ["a": 24.375, "b": 32.375])
  }

  @Test("two days say nothing, nor hours of another time of day, nor days before the last three weeks")
  func needsThreeDays() {
    func pair(_ day: Int, hours: Int = 0) -> [Reading] {
      [
        Self.reading(10, daysAgo: day, station: "a", at: 0, hours: hours),
        Self.reading(30, daysAgo: day, station: "b", at: 1, hours: hours),
      ]
    }
    #expect(Self.usual((1...2).flatMap { pair($0) }).isEmpty)
    #expect(Self.usual((1...3).flatMap { pair($0) }) == ["a": 10, "b": 30])
    #expect(Self.usual((1...9).flatMap { pair($0, hours: -1) }).isEmpty)
    #expect(Self.usual((22...27).flatMap { pair($0) }).isEmpty)
  }

  @Test("is the same to the last digit whatever stations are called that keep their order")
  func doesNotDependOnHashes() {
    var random = SeededRandom(seed: 4)
    let values = (0..<20).map { _ in (0..<20).map { _ in Double.random(in: 5...60, using: &random) } }
    func figures(_ name: String) -> [Double] {
      let readings = (1...20).flatMap { day in
        (0..<20).filter { ($0 + day) % 7 > 0 }.map { station in
          Self.reading(values[day - 1][station], daysAgo: day, station: "\(name)\(10 + station)", at: Double(station))
        }
      }
      let air = RecentAir(readings, before: FakeCity.hour, zone: .gmt).usual(at: FakeCity.hour + 48 * 3600)
      return air.readings.map(\.concentration)
    }
    let all = ["a", "b", "c", "d", "e"].map { figures($0) }
    #expect(all[0].count == 20 && Set(all).count == 1)
  }

  @Test("a weekend is told from weekends in the first place")
  func tellsTheWeekend() throws {
    // The busy station has twice the level of the other on working days, and as much on Saturdays and Sundays.
    let readings = (1...20).flatMap { day in
      let isWeekend = TypicalDay(of: FakeCity.hour - Double(day) * 86_400, in: .gmt) != .workday
      return [
        Self.reading(20, daysAgo: day, station: "a", at: 0),
        Self.reading(isWeekend ? 20 : 40, daysAgo: day, station: "b", at: 1),
      ]
    }
    let air = RecentAir(readings, before: FakeCity.hour, zone: .gmt)
    func ratio(_ days: Double) throws -> Double {
      let usual = air.usual(at: FakeCity.hour + days * 86_400).readings
      let a = try #require(usual.first { $0.station.id == "a" }).concentration
      return try #require(usual.first { $0.station.id == "b" }).concentration / a
    }
    // 14 working days (Monday is the day itself) and 6 of the weekend.
    #expect(abs(try ratio(0) - (14 * 40 + 0.3 * 6 * 20) / ((14 + 0.3 * 6) * 20)) < 1e-9)
    #expect(abs(try ratio(5) - (6 * 20 + 0.3 * 14 * 40) / ((6 + 0.3 * 14) * 20)) < 1e-9)
  }

  @Test("a weekend that working days alone tell is known to be one, and the other way round")
  func knowsOtherDays() {
    func others(daysAgo: ClosedRange<Int>, ahead: Double) -> Set<Pollutant> {
      let readings = daysAgo.flatMap { day in
        [
          Self.reading(20, daysAgo: day, station: "a", at: 0), Self.reading(40, daysAgo: day, station: "b", at: 1),
        ]
      }
      return RecentAir(readings, before: FakeCity.hour, zone: .gmt).usual(at: FakeCity.hour + ahead * 86_400)
        .ofOtherDays
    }
    // The hour is of a Monday: 3 to 7 days ago are Friday to Monday, and in 5 days it is Saturday.
    #expect(others(daysAgo: 3...7, ahead: 5) == [.no2])
    #expect(others(daysAgo: 3...7, ahead: 1).isEmpty)
    #expect(others(daysAgo: 2...7, ahead: 5).isEmpty)
  }

  @Test("one station alone has no level to be held against, and forecasts say nothing")
  func needsALevel() {
    let alone = (1...5).map { Self.reading(10, daysAgo: $0, station: "a", at: 0) }
    #expect(Self.usual(alone).isEmpty)
    let forecasts = (1...5).flatMap { day in
      [("a", 0.0), ("b", 1.0)].map { id, steps in
        FakeCity.reading(
          10, hours: -24 * day, station: id, at: Self.place(steps), kind: .forecast(issued: FakeCity.hour))
      }
    }
    #expect(Self.usual(forecasts).isEmpty)
  }

  @Test("the time of day is that of the city's clock")
  func clock() throws {
    // 08:00 UTC of 2026-04-01 is 10:00 in Madrid, as 09:00 UTC was before clocks went forward on March 29.
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let end = FakeCity.hour + 30 * 86_400
    let readings = (4...8).flatMap { day in
      [
        Self.reading(10, daysAgo: day - 30, station: "a", at: 0, hours: 1),
        Self.reading(30, daysAgo: day - 30, station: "b", at: 1, hours: 1),
      ]
    }
    #expect(RecentAir(readings, before: end, zone: madrid).usual(at: end).readings.count == 2)
    #expect(RecentAir(readings, before: end, zone: .gmt).usual(at: end).readings.isEmpty)
  }

  @Test("the archive is read once for the hours of one question")
  func keeps() throws {
    let keeper = RecentAirCache()
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    var count = 0
    func read() -> RecentAir {
      count += 1
      return RecentAir([], before: FakeCity.hour, zone: .gmt)
    }
    _ = keeper.air(of: [.no2, .o3], before: FakeCity.hour, in: box, read)
    _ = keeper.air(of: [.no2, .o3], before: FakeCity.hour, in: box, read)
    _ = keeper.air(of: [.o3], before: FakeCity.hour, in: box, read)
    #expect(count == 1)
    _ = keeper.air(of: [.o3, .pm10], before: FakeCity.hour, in: box, read)
    _ = keeper.air(of: [.no2], before: FakeCity.hour, in: box, read)
    #expect(count == 2)
    _ = keeper.air(of: [.no2], before: FakeCity.hour - 3600, in: box, read)
    _ = keeper.air(of: [.no2], before: FakeCity.hour - 3600, in: box.expanded(byMeters: 10), read)
    #expect(count == 4)
  }
}
