import AirData
import CityTestSupport
import Foundation
import Testing

@testable import CityAir

@Suite("Hours that readings describe")
struct SeriesHoursTests {
  private func reading(minutes: Range<Double>, station: String = "a") -> Reading {
    Reading(
      station: FakeCity.reading(1, station: station).station, pollutant: .no2, concentration: 20,
      start: FakeCity.hour + 60 * minutes.lowerBound, end: FakeCity.hour + 60 * minutes.upperBound, sourceID: "feed")
  }

  /// Whether the hours before, at and after 08:00 are there.
  private func hours(_ readings: [Reading]) -> [Bool] {
    let series = SeriesHours(readings)
    return [-3600.0, 0, 3600].map { series.has(FakeCity.hour + $0) }
  }

  @Test("are those that a field takes a reading for, whole or half, and none of a long mean")
  func described() {
    #expect(hours([reading(minutes: 0..<60)]) == [false, true, false])
    #expect(hours([reading(minutes: -30..<30)]) == [true, true, false])
    #expect(hours([reading(minutes: -60..<1)]) == [true, false, false])
    #expect(hours([reading(minutes: -60..<120)]) == [false, false, false])
    #expect(SeriesHours([reading(minutes: -60..<120)]).hours.isEmpty)
  }

  @Test("are there with half of the stations of the fullest hour, and not with fewer")
  func fullest() {
    let full = ["a", "b", "c", "d"].map { reading(minutes: 0..<60, station: $0) }
    let after = ["a", "b"].map { reading(minutes: 60..<120, station: $0) }
    #expect(hours(full + after + [reading(minutes: -60..<0)]) == [false, true, true])
  }

  @Test("are held against the fullest hour of an interval alone, where one is named")
  func fullestOfAnInterval() {
    let full = ["a", "b", "c", "d"].map { reading(minutes: 0..<60, station: $0) }
    let series = SeriesHours(full + [reading(minutes: -60..<0)])
    let before = FakeCity.hour - 3600
    #expect(!series.has(before, among: DateInterval(start: before, duration: 3601)))
    #expect(series.has(before, among: DateInterval(start: before, duration: 3600)))
    #expect(!series.has(before - 3600, among: DateInterval(start: before, duration: 3600)))
  }
}
