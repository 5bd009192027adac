import AirData
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import Testing

@testable import CityAir

@Suite("Hours to come")
struct ForecastWordsTests {
  private let tomorrow = FakeCity.hour + 24 * 3600

  private func city(_ readings: [Reading]...) throws -> FakeCity {
    try FakeCity(readings.enumerated().map { number, readings in FakeFeed("feed\(number)") { _ in readings } })
  }

  @Test("a typical day beside a forecast is not needed, and neither stale nor of tomorrow")
  func typicalIsNotStale() async throws {
    let typical = FakeCity.reading(20, hours: 24, kind: .typical(of: .daily), source: "feed0")
    let forecast = FakeCity.reading(40, hours: 24, kind: .forecast(issued: FakeCity.hour), source: "feed1")
    let answer = try await city([typical], [forecast]).engine.air(at: FakeCity.place, moment: tomorrow)
    #expect(answer.provenance.sources.map(\.state) == [.typical, .fresh])
    #expect(answer.provenance.sources.map(\.readings) == [0, 1])
    #expect(answer.provenance.sources[0].newest == nil)
    #expect(answer.provenance.forecast == [.no2])
  }

  @Test("a Saturday whose stations working days alone tell apart says so")
  func tellsOtherDays() async throws {
    let other = Coordinate(latitude: 39.49, longitude: -0.37)
    let far = Coordinate(latitude: 39.6, longitude: -0.37)
    // Monday to Friday of the week before; in 120 hours it is Saturday.
    let measured = (3...7).flatMap { day in
      [
        FakeCity.reading(20, hours: -24 * day, station: "a", source: "feed0"),
        FakeCity.reading(40, hours: -24 * day, station: "b", at: other, source: "feed0"),
      ]
    }
    let forecast = FakeCity.reading(
      30, hours: 120, station: "p", at: far, kind: .forecast(issued: FakeCity.hour), source: "feed0")
    let city = try city(measured + [forecast])
    _ = try await city.engine.collect(from: FakeCity.hour - 8 * 86_400, to: FakeCity.hour)
    let answer = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour + 120 * 3600)
    #expect(answer.provenance.stationForecast[.no2]?.recent == 2)
    let notice = answer.notices.first { $0.code == "typical-other-day" }
    #expect(
      notice?.message
        == "How stations differ in NO2 is told from working days alone: the archive has no weekends of the last 21 days."
    )
  }

  @Test("where the hour has no data the error does not blame the distance")
  func hasNoData() async throws {
    let city = try city([FakeCity.reading(20, hours: -40, source: "feed0")])
    let error = await #expect(throws: BrisaError.self) {
      try await city.engine.air(at: FakeCity.place, moment: tomorrow)
    }
    #expect(error?.message.hasPrefix("There is no reading for any station at this hour") == true)
  }
}
