import AirData
import CityTestSupport
import Foundation
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

  @Test("where the hour has no data the error does not blame the distance")
  func hasNoData() async throws {
    let city = try city([FakeCity.reading(20, hours: -40, source: "feed0")])
    let error = await #expect(throws: BrisaError.self) {
      try await city.engine.air(at: FakeCity.place, moment: tomorrow)
    }
    #expect(error?.message.hasPrefix("There is no reading for any station at this hour") == true)
  }
}
