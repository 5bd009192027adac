import AirData
import CityTestSupport
import Foundation
import Geo
import Planner
import Testing

@testable import CityAir

@Suite("Minutes and gaps")
struct MinuteAndGapTests {
  private func city(_ readings: [Reading], now hours: Double = 12) throws -> FakeCity {
    let city = try FakeCity([FakeFeed { _ in readings }])
    city.clock.advance(hours: hours)
    return city
  }

  private func air(_ readings: [Reading], minute: Double, now hours: Double = 12) async throws -> AirAnswer {
    try await city(readings, now: hours).engine.air(at: FakeCity.place, moment: FakeCity.hour + minute * 60)
  }

  @Test("a minute lies between the middles of two hours, the hour and its index stay")
  func minute() async throws {
    let air = try await air((-3...3).map { FakeCity.reading(30 + 6 * Double($0), hours: $0) }, minute: 20)
    #expect(air.estimates.map(\.concentration) == [30])
    let minute = try #require(air.minute.first)
    #expect(abs(minute.concentration - 29) < 1e-9)
    #expect(minute.hours == [FakeCity.hour - 3600, FakeCity.hour])
    #expect(abs(minute.weight - 5.0 / 6) < 1e-9)
    #expect(air.notices.map(\.code).contains("bridged-air") == false)
  }

  @Test("after the middle of an hour the next one takes part, which the source is asked for as well")
  func nextHour() async throws {
    let air = try await air([FakeCity.reading(30), FakeCity.reading(42, hours: 1)], minute: 40)
    #expect(air.minute.map(\.concentration) == [32])
  }

  @Test("now, where the next hour is not known, the last one holds")
  func now() async throws {
    let air = try await air([FakeCity.reading(30)], minute: 50, now: 0.4)
    #expect(air.minute.map(\.concentration) == [30])
    #expect(air.minute.map(\.hours) == [[FakeCity.hour]])
  }

  @Test("a measured hour does not move towards a forecast of the next one")
  func measuredHolds() async throws {
    let next = FakeCity.reading(90, hours: 1, kind: .forecast(issued: FakeCity.hour))
    let air = try await air([FakeCity.reading(30), next], minute: 50, now: 0.4)
    #expect(air.minute.map(\.concentration) == [30])
  }

  @Test("two forecast hours are a line as well")
  func forecast() async throws {
    let readings = (1...2).map { hour in
      FakeCity.reading(20 * Double(hour), hours: hour, kind: .forecast(issued: FakeCity.hour))
    }
    #expect(try await air(readings, minute: 105, now: 0).minute.map(\.concentration) == [25])
  }

  @Test("an hour that nobody measured lies on the line between those around it, and a notice tells the ages")
  func gap() async throws {
    let air = try await air([FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: 2)], minute: 0)
    #expect(air.estimates.map(\.concentration) == [40])
    let notice = try #require(air.notices.first { $0.code == "bridged-air" })
    #expect(notice.message.contains("NO2 at a (measured 1 h before and 2 h after)"))
    #expect(
      air.provenance.bridged == [
        AirProvenance.Bridged(pollutant: .no2, station: "a", hoursBefore: 1, hoursAfter: 2)
      ])
    #expect(air.provenance.staleHours.isEmpty)
  }

  @Test("an hour that nobody measured has no interval and no chance of exceedance")
  func gapIsNotMeasured() async throws {
    let readings = [FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: 1)]
    let estimate = try #require(try await air(readings, minute: 0).estimates.first)
    #expect(estimate.isOfOtherTime && estimate.interval95 == nil && estimate.exceedsGuideline == nil)
  }

  @Test("a source is not fresh whose figures all bridge a gap", arguments: [(true, "fresh"), (false, "stale")])
  func gapIsNotFresh(hasOther: Bool, state: String) async throws {
    let other = hasOther ? [FakeCity.reading(10, station: "b")] : []
    let air = try await air([FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: 1)] + other, minute: 0)
    #expect(air.provenance.sources.map(\.state.rawValue) == [state])
  }

  @Test("as many missing hours as may be stale are bridged, one more is not", arguments: [(3, true), (4, false)])
  func longestGap(missing: Int, isBridged: Bool) async throws {
    let air = try await air([FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: missing)], minute: 0)
    #expect(air.notices.contains { $0.code == "bridged-air" } == isBridged)
    // Otherwise the hour before stands in, as where nothing comes after.
    #expect(air.notices.contains { $0.code == "stale-air" } != isBridged)
  }

  @Test("one station's gap is bridged beside others that measured")
  func stationGap() async throws {
    let readings = [
      FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: 1), FakeCity.reading(10, station: "b"),
    ]
    let stations = try await city(readings).engine.stations(moment: FakeCity.hour).stations
    #expect(stations.map { $0.concentrations[.no2] } == [45, 10])
    #expect(stations.map(\.bridged) == [[.no2], []])
  }

  @Test("what bridges a gap counts in no mean, neither of its own hour nor of later ones")
  func gapIsInNoMean() async throws {
    let readings = (-12...0).filter { $0 != -1 }.map {
      FakeCity.reading($0 == 0 ? 20 : 10, hours: $0, pollutant: .pm25)
    }
    let city = try city(readings)
    func means(_ hours: Int) async throws -> [SubIndex?] {
      let moment = FakeCity.hour + Double(hours) * 3600
      let station = try await city.engine.stations(moment: moment).stations.first?.index
      let place = try await city.engine.air(at: FakeCity.place, moment: moment).index
      return [station, place].map { $0?.subIndices.first { $0.pollutant == .pm25 } }
    }
    #expect(try await city.engine.stations(moment: FakeCity.hour - 3600).stations.map(\.bridged) == [[.pm25]])
    for mean in try await means(-1) {
      #expect(mean?.isStandIn == false && abs((mean?.concentration ?? 0) - 10) < 1e-3)
    }
    // NowCast: each hour counts half of the next one, and the missing hour is skipped.
    let older = (2...11).reduce(0.0) { $0 + pow(0.5, Double($1)) }
    for mean in try await means(0) {
      #expect(abs((mean?.concentration ?? 0) - (20 + 10 * older) / (1 + older)) < 1e-3)
    }
  }

  @Test("what stations measured around an hour serves before a forecast of it")
  func bridgeBeforeForecast() async throws {
    let readings = [
      FakeCity.reading(30, hours: -1), FakeCity.reading(60, hours: 1),
      FakeCity.reading(99, station: "model", kind: .forecast(issued: FakeCity.hour)),
    ]
    #expect(try await air(readings, minute: 0).estimates.map(\.concentration) == [45])
  }

  @Test("a spike beside one station is named and used")
  func outlier() async throws {
    let readings = (0..<6).flatMap { station in
      (-23...0).map { hour in
        let place = Coordinate(latitude: 39.47 + 0.002 * Double(station), longitude: -0.37)
        return FakeCity.reading(
          hour == 0 && station == 2 ? 232 : 12 + Double((hour + station) & 3), hours: hour, pollutant: .pm25,
          station: "s\(station)", at: place)
      }
    }
    let answer = try await city(readings).engine.stations(moment: FakeCity.hour)
    let notice = try #require(answer.notices.first { $0.code == "outlier-readings" })
    #expect(notice.message.contains("PM2.5 at s2 232 µg/m³ (13"))
    #expect(answer.stations.map(\.outliers) == [[], [], [.pm25], [], [], []])
    #expect(answer.stations[2].concentrations[.pm25] == 232)
  }
}
