import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Testing

@testable import Planner
@testable import Publishing

@Suite("What a report says of its stations")
struct StationMarksTests {
  /// The report of the hour on a map without any cell that is known.
  private func report(_ readings: [Reading]) async throws -> HourReport {
    let city = try FakeCity([FakeFeed { _ in readings }])
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
    let spec = try GridSpec(box: box, cellMeters: 700)
    return HourReport(
      air, city: CityConfiguration(), spec: spec, layers: [], history: HistoryRasters(spec: spec, hours: [:]),
      streets: nil, attribution: [])
  }

  @Test("names what stands in their indices for longer means, with a notice")
  func standIns() async throws {
    let day = (-23...0).map { FakeCity.reading(20, hours: $0, pollutant: .pm10) }
    let report = try await report(day + [FakeCity.reading(60, pollutant: .pm10, station: "b")])
    #expect(report.stations.map(\.standIns) == [[], [.pm10]])
    let notice = try #require(report.notices.first { $0.code == "hourly-stand-in" })
    #expect(notice.message.hasPrefix("At some stations ") && notice.message.hasSuffix(": PM10."))
    #expect(report.layerNotices == [HourReport.LayerNotice(.index, notice)])
    let whole = try await self.report(day)
    #expect(!whole.notices.contains { $0.code == "hourly-stand-in" })
  }
}
