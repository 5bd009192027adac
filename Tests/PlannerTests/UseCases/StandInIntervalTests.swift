import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import Planner

@Suite("Intervals of hours that nobody measured")
struct StandInIntervalTests {
  private static let stations = 7

  private static func place(_ station: Int) -> Coordinate {
    Coordinate(latitude: 39.44 + 0.01 * Double(station), longitude: -0.37)
  }

  /// So many days of hours up to that of 08:00, whose level wanders for all stations together.
  private static func readings(days: Int) -> [Reading] {
    var random = SeededRandom(seed: 5)
    var level = 30.0
    return (1 - 24 * days...0).flatMap { hour in
      level = max(5, 30 + 0.9 * (level - 30) + .random(in: -8...8, using: &random))
      return (1...stations).map { station in
        FakeCity.reading(
          level * .random(in: 0.8...1.2, using: &random), hours: hour, station: "s\(station)", at: place(station))
      }
    }
  }

  /// A city whose archive holds the days, and which is calibrated from them.
  private static func city(days: Int = 40, staleHours: Int = 3) async throws -> FakeCity {
    let known = readings(days: days)
    let city = try FakeCity([FakeFeed { _ in known }]) { city in
      city.fieldMethod = .auto
      city.staleHours = staleHours
    }
    _ = try await city.engine.collect(from: FakeCity.hour - Double(days) * 86_400, to: FakeCity.hour + 3600)
    let file = city.folder.path("calibration.json")
    _ = try await city.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    return city
  }

  /// The air so many hours after the last one that was measured.
  private static func air(_ city: FakeCity, hours: Int, isCalibrated: Bool = true) async throws -> AirAnswer {
    city.clock.advance(hours: Double(hours))
    var configuration = city.engine.city
    configuration.calibration =
      isCalibrated ? CalibrationPlace(path: city.folder.path("calibration.json"), isNamed: true) : nil
    return try await CityEngine(city: configuration, host: city.engine.host)
      .air(at: place(4), moment: FakeCity.hour + Double(hours) * 3600 + 1800)
  }

  @Test("are told where an older hour stands in, the wider the older it is")
  func older() async throws {
    let city = try await Self.city()
    let measured = try #require(try await Self.air(city, hours: 0).estimates.first)
    var widths = [try #require(measured.interval95).width / (measured.concentration ?? 0)]
    for age in 1...3 {
      let answer = try await Self.air(city, hours: age)
      let estimate = try #require(answer.estimates.first)
      let (inner, outer) = (try #require(estimate.interval68), try #require(estimate.interval95))
      #expect(answer.provenance.staleHours == [.no2: age] && estimate.isOfOtherTime && !estimate.isUntold)
      #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
      #expect((0...1).contains(try #require(estimate.exceedsGuideline)))
      // ± is half of the range of 68 %, at the minute in the middle of the hour as well.
      let sigma = try #require(estimate.sigma)
      #expect(abs(inner.width / 2 / sigma - 0.994) < 0.001, "\(inner) \(sigma)")
      #expect(answer.minute.map(\.sigma) == [sigma])
      widths.append(outer.width / (estimate.concentration ?? 0))
      city.clock.advance(hours: -Double(age))
    }
    #expect(widths == widths.sorted(), "\(widths)")
  }

  @Test("are not told without a calibration, nor by one that has seen too few days")
  func notLearnt() async throws {
    let uncalibrated = try #require(
      try await Self.air(try await Self.city(), hours: 1, isCalibrated: false).estimates.first)
    #expect(uncalibrated.interval95 == nil && uncalibrated.isUntold)
    let short = try #require(try await Self.air(try await Self.city(days: 20), hours: 1).estimates.first)
    #expect(short.interval95 == nil && short.exceedsGuideline == nil && short.isUntold)
  }

  @Test("are not told of an age that nothing was learnt of")
  func otherAge() async throws {
    let answer = try await Self.air(try await Self.city(staleHours: 6), hours: 4)
    #expect(answer.provenance.staleHours == [.no2: 4])
    #expect(answer.estimates.first?.interval95 == nil)
  }
}

extension ClosedRange<Double> {
  fileprivate var width: Double { upperBound - lowerBound }
}
