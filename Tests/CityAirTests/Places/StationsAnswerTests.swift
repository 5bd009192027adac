import AirData
import CityTestSupport
import Foundation
import Geo
import Planner
import Testing

@testable import CityAir

@Suite("The stations of an hour")
struct StationsAnswerTests {
  /// Station `a` has a day of PM10, and `b`, 5 km further east, the hour alone.
  private func answer() async throws -> StationsAnswer {
    let east = Coordinate(latitude: 39.47, longitude: -0.31)
    let day = (-23...0).map { FakeCity.reading(20, hours: $0, pollutant: .pm10) }
    let readings = day + [FakeCity.reading(60, pollutant: .pm10, station: "b", at: east)]
    let city = try FakeCity([FakeFeed { _ in readings }])
    return try await city.engine.stations(moment: FakeCity.hour)
  }

  @Test("name the pollutants of which the hour stands in for the mean that the scale asks for, and a notice says so")
  func standIns() async throws {
    let answer = try await answer()
    #expect(answer.stations.map(\.station.id) == ["a", "b"])
    #expect(answer.stations.map(\.standIns) == [[], [.pm10]])
    let notice = try #require(answer.notices.first { $0.code == "hourly-stand-in" })
    #expect(notice.message.hasPrefix("At some stations ") && notice.message.hasSuffix(": PM10."))
    // Their rows say what they lack.
    #expect(!answer.notices.contains { $0.code == "index-partial" })
  }

  @Test("of a box have no notice on what stands in elsewhere")
  func standInsElsewhere() async throws {
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let inside = try await answer().inside(box)
    #expect(inside.stations.map(\.station.id) == ["a"])
    #expect(!inside.notices.contains { $0.code == "hourly-stand-in" })
  }
}
