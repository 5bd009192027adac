import AirData
import CityTestSupport
import Foundation
import Planner
import Testing

@testable import CityAir

@Suite("The gaps of an archive")
struct ArchiveGapsTests {
  /// A mean of PM10 over a day of UTC, so many days before that of 2 March.
  private func mean(daysAgo: Int, station: String = "filter") -> Reading {
    let start = FakeCity.hour - 8 * 3600 - Double(daysAgo) * 86_400
    return Reading(
      station: FakeCity.reading(1, station: station).station, pollutant: .pm10, concentration: 20, start: start,
      end: start + 86_400, sourceID: "feed")
  }

  private func gaps(_ readings: [Reading], days: Double = 6) async throws -> ArchiveGaps {
    let city = try FakeCity([FakeFeed { _ in readings }])
    _ = try await city.engine.collect(from: FakeCity.hour - days * 86_400, to: FakeCity.hour + 3600)
    return try await city.engine.status().sources[0].gaps
  }

  /// Means of four of five days.
  private var means: [Reading] { [5, 4, 2, 1].map { mean(daysAgo: $0) } }
  private let lackedDay = ArchiveGaps.Gap(station: "filter", pollutant: .pm10, missingHours: 24)

  @Test("are the hours of the days whose means are missing, up to the end of the newest mean")
  func dailyMeans() async throws {
    let gaps = try await gaps(means)
    #expect(gaps.expectedHours == 5 * 24)
    #expect(gaps.gaps == [lackedDay])
  }

  @Test("are none of a day that has not ended, beside hours that are there already")
  func dailyAndHourly() async throws {
    let hours = (-128...0).map { FakeCity.reading(10, hours: $0, station: "street") }
    let gaps = try await gaps(hours + means)
    #expect(gaps.expectedHours == 129 + 5 * 24)
    #expect(gaps.gaps == [lackedDay])
  }

  @Test("are looked for in 168 hours with the running one")
  func sevenDays() async throws {
    let gaps = try await gaps((-200...0).map { FakeCity.reading(10, hours: $0) }, days: 9)
    #expect(gaps.expectedHours == 7 * 24)
    #expect(gaps.gaps.isEmpty)
  }

  @Test("are those of hourly figures alone where a station has daily means of the same, too")
  func hourlyBesideDaily() async throws {
    let hours = (-128...0).filter { $0 != -9 }.map {
      FakeCity.reading(10, hours: $0, pollutant: .pm10, station: "filter")
    }
    let gaps = try await gaps(hours + means)
    #expect(gaps.expectedHours == 129)
    #expect(gaps.gaps == [ArchiveGaps.Gap(station: "filter", pollutant: .pm10, missingHours: 1)])
  }
}
