import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("Readings far from what is usual")
struct OutlierFinderTests {
  private let start = Date(timeIntervalSince1970: 1_772_438_400)

  /// PM2.5 of some stations in an hour.
  private func readings(_ values: [Double], hoursAgo: Int = 0, pollutant: Pollutant = .pm25) -> [Reading] {
    values.enumerated().map { index, value in
      let place = Coordinate(latitude: 39.44 + 0.01 * Double(index), longitude: -0.37)
      let begin = start - Double(hoursAgo) * 3600
      return Reading(
        station: Station(id: "s\(index)", name: "Station \(index)", coordinate: place, type: .unknown),
        pollutant: pollutant, concentration: value, start: begin, end: begin + 3600, sourceID: "test")
    }
  }

  /// A day of stations around 12 µg/m³.
  private func day(seed: UInt64 = 1, stations: Int = 6) -> [[Reading]] {
    var generator = SeededRandom(seed: seed)
    return (1...24).map { hoursAgo in
      readings((0..<stations).map { _ in 12 + .random(in: -3...3, using: &generator) }, hoursAgo: hoursAgo)
    }
  }

  @Test("a rocket beside one station is a single outlier, and says what is usual there")
  func single() throws {
    let found = OutlierFinder.outliers(in: readings([12, 13, 232, 11, 14, 12]), before: day())
    let outlier = try #require(found.first)
    #expect(found.count == 1)
    #expect(outlier.kind == .single)
    #expect(outlier.reading.station.id == "s2" && outlier.reading.concentration == 232)
    #expect(outlier.reading.quality == .outlier)
    #expect(isClose(outlier.recentMedian, 12, 2))
  }

  @Test("dust over all stations is an event")
  func event() {
    let found = OutlierFinder.outliers(in: readings([120, 150, 140, 110, 130, 125]), before: day())
    #expect(found.map(\.kind) == Array(repeating: .event, count: 6))
  }

  @Test("a street that is always dirty is none, nor is a rush hour that all see")
  func usual() {
    let dirty = (1...24).map { readings([12, 13, 60, 11, 14, 12], hoursAgo: $0) }
    #expect(OutlierFinder.outliers(in: readings([12, 13, 60, 11, 14, 12]), before: dirty) == [])
    #expect(OutlierFinder.outliers(in: readings([28, 30, 31, 27, 33, 29]), before: day()) == [])
  }

  @Test("ordinary days have none", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func ordinary(seed: UInt64) {
    let days = day(seed: seed)
    #expect(OutlierFinder.outliers(in: days[0], before: day(seed: seed &+ 100)) == [], "seed \(seed)")
  }

  @Test("too few others or too short a history say nothing")
  func tooLittle() {
    #expect(OutlierFinder.outliers(in: readings([12, 13, 232]), before: day(stations: 3)) == [])
    #expect(OutlierFinder.outliers(in: readings([12, 13, 232, 11, 14, 12]), before: day().prefix(11)) == [])
    #expect(OutlierFinder.outliers(in: [], before: []) == [])
  }

  @Test("the thresholds are told: five from the others and from the station's own day")
  func thresholds() {
    // Equal figures have no spread, so that the floor of 4 µg/m³ is the scale: 5 · 4 above 12.
    let before = (1...24).map { readings(Array(repeating: 12, count: 6), hoursAgo: $0) }
    #expect(OutlierFinder.outliers(in: readings([12, 12, 32, 12, 12, 12]), before: before) == [])
    #expect(OutlierFinder.outliers(in: readings([12, 12, 32.1, 12, 12, 12]), before: before).count == 1)
  }
}
