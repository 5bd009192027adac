import AirData
import Foundation
import Geo
import Testing

@testable import Planner

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
    // The mean level is 50. b: (20 + 40 + 60 + 120) / 200.
    #expect(Self.usual(readings) == ["a": 25, "b": 60, "c": 75])
  }

  @Test("ozone is held against the level by the difference")
  func ozone() {
    let readings = (1...3).flatMap { day in
      [
        Self.reading(10 * Double(day), daysAgo: day, station: "a", at: 0, .o3),
        Self.reading(10 * Double(day) + 8, daysAgo: day, station: "b", at: 1, .o3),
      ]
    }
    #expect(Self.usual(readings) == ["a": 20, "b": 28])
  }

  @Test("two days say nothing, nor hours of another time of day, nor days before the last fourteen")
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
    #expect(Self.usual((15...20).flatMap { pair($0) }).isEmpty)
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
    let keeper = RecentAirKeeper()
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    var count = 0
    func read() -> RecentAir {
      count += 1
      return RecentAir([], before: FakeCity.hour, zone: .gmt)
    }
    _ = keeper.air(before: FakeCity.hour, in: box, read)
    _ = keeper.air(before: FakeCity.hour, in: box, read)
    #expect(count == 1)
    _ = keeper.air(before: FakeCity.hour - 3600, in: box, read)
    _ = keeper.air(before: FakeCity.hour - 3600, in: box.expanded(byMeters: 10), read)
    #expect(count == 3)
  }
}
