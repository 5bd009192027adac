import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("What older hours would have told of a history's hours")
struct OlderHoursTests {
  private static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt
  private static let plane = LocalProjection(origin: FakeCity.place)

  /// Hours around the night in which clocks go forward, with gaps; a station is new.
  private static func readings(_ pollutant: Pollutant, days: Int = 34) -> [Reading] {
    var random = SeededRandom(seed: 7)
    return (0..<24 * days).flatMap { hour in
      (0..<6).compactMap { station -> Reading? in
        let value = Double.random(in: 0...60, using: &random)
        let isMissing = Double.random(in: 0..<1, using: &random) < 0.2 || (station == 5 && hour < 24 * (days - 2))
        let place = Coordinate(latitude: 39.45 + 0.01 * Double(station), longitude: -0.37)
        guard !isMissing else { return nil }
        return FakeCity.reading(value.rounded(), hours: hour, pollutant: pollutant, station: "s\(station)", at: place)
      }
    }
  }

  /// What an answer would have of an hour, had nobody measured since the older one; by station.
  private static func told(_ readings: [Reading], at hour: Date, ageHours: Int) -> [String: Float] {
    let older = hour - Double(ageHours) * 3600
    let known = readings.filter { $0.end <= older + 3600 }
    let recent = RecentAir(known, before: hour, zone: madrid)
    let standIns = ReadingSelection(known, staleHours: 3).standIns(forHour: hour)
    guard let air = standIns.first, air.ageHours == ageHours else { return [:] }
    let moved = air.moved(from: recent.usual(at: older), to: recent.usual(at: hour))
    guard moved.isMoved else { return [:] }
    return Dictionary(uniqueKeysWithValues: moved.readings.map { ($0.station.id, Float($0.concentration)) })
  }

  @Test("are the figures that an answer would have had", arguments: [Pollutant.no2, .o3], [1, 2, 3])
  func isAsAnswered(pollutant: Pollutant, age: Int) {
    let readings = Self.readings(pollutant)
    let history = StationHistory(readings, of: pollutant, projection: Self.plane)
    let figures = OlderHours(history, zone: Self.madrid).standIns[age - 1].figures
    var count = 0
    for hour in stride(from: 0, to: history.hours.count, by: 17).map({ history.hours[$0] }) {
      let told = Self.told(readings, at: hour, ageHours: age)
      let place = figures.hours.firstIndex(of: hour)
      for (site, station) in history.sites.enumerated() {
        let figure = place.map { figures[hour: $0, site: site] } ?? .nan
        #expect(figure.isNaN == (told[station.id] == nil), "\(hour) \(station.id)")
        if let value = told[station.id] { #expect(abs(figure - value) < 1e-3, "\(hour) \(station.id)") }
        count += figure.isNaN ? 0 : 1
      }
    }
    #expect(count > 100)
  }

  @Test("leave out hours before which three days are not known, and those without the older hour")
  func needsUsualHours() {
    let readings = (0..<24 * 10).filter { $0 != 150 }.flatMap { hour in
      ["a", "b"].map { FakeCity.reading(20, hours: hour, station: $0) }
    }
    let history = StationHistory(readings, of: .no2, projection: Self.plane)
    let told = OlderHours(history, zone: .gmt).standIns[0].figures.hours
    // The first hour of which the hour before and itself are known of three days, those before both.
    #expect(told.first == FakeCity.hour + 72 * 3600)
    #expect(!told.contains(FakeCity.hour + 151 * 3600) && told.count == 24 * 10 - 72 - 2)
  }

  @Test("are those of every fifth hour of a year, so that the day and the week are told alike")
  func passesOver() {
    let readings = (0..<24 * 365).flatMap { hour in
      ["a", "b"].map { FakeCity.reading(20, hours: hour, station: $0) }
    }
    let history = StationHistory(readings, of: .no2, projection: Self.plane)
    let told = OlderHours(history, zone: .gmt).standIns[0].figures.hours
    #expect((1700...1752).contains(told.count))
    #expect(zip(told, told.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 5 * 3600 })
    #expect(Set(told.map { Int($0.timeIntervalSince1970) / 3600 % 168 }).count == 168)
  }
}
