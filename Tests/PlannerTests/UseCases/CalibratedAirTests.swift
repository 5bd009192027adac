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

@Suite("Answers from a calibrated field")
struct CalibratedAirTests {
  private static let stations = 7

  /// A station of a row from south to north, each dirtier than the one before.
  private static func place(_ station: Int) -> Coordinate {
    Coordinate(latitude: 39.44 + 0.01 * Double(station), longitude: -0.37)
  }

  /// Four days of hours up to the present one.
  private static func readings(at place: (Int) -> Coordinate = place, prefix: String = "s") -> [Reading] {
    (0..<96).flatMap { hoursAgo in
      (1...stations).map { station in
        FakeCity.reading(
          Double(10 * station), hours: -hoursAgo, station: "\(prefix)\(station)", at: place(station))
      }
    }
  }

  /// A city whose archive holds the four days.
  private func city(
    _ readings: [Reading] = readings(), change: (inout CityConfiguration) -> Void = { _ in }
  ) async throws -> FakeCity {
    let city = try FakeCity([FakeFeed { _ in readings }]) { city in
      city.fieldMethod = .auto
      change(&city)
    }
    _ = try await city.engine.collect(from: FakeCity.hour - 96 * 3600, to: FakeCity.hour + 3600)
    return city
  }

  private func air(_ city: FakeCity, calibration: String?) async throws -> AirAnswer {
    var configuration = city.engine.city
    configuration.calibration = calibration.map { CalibrationPlace(path: $0, isNamed: true) }
    return try await CityEngine(city: configuration, host: city.engine.host)
      .air(at: Self.place(4), moment: FakeCity.hour)
  }

  @Test("name the file, its date and the method that it chose")
  func provenance() async throws {
    let city = try await city()
    let file = city.folder.path("calibration.json")
    let made = try await city.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    #expect(made.parts.map(\.pollutant) == [.no2] && made.leftOut.isEmpty && made.kept.isEmpty)
    let answer = try await air(city, calibration: file)
    #expect(answer.provenance.calibration?.file == file)
    #expect(answer.provenance.calibration?.made == FakeCity.hour + 1800)
    #expect(answer.provenance.calibration?.pollutants == [.no2])
    #expect(answer.provenance.method[.no2] == made.parts.first?.settings.auto)
    #expect(answer.notices.map(\.code).filter { $0.contains("calibrat") } == [])
    let estimate = try #require(answer.estimates.first)
    let inner = try #require(estimate.interval68)
    let outer = try #require(estimate.interval95)
    #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
    // 40 µg/m³ all around, and neighbours that differ by ten.
    #expect((estimate.exceedsGuideline ?? 0) > 0.5)
  }

  @Test("say that there is none only to those who asked for a choice by score")
  func notCalibrated() async throws {
    let asked = try await air(try await city(), calibration: nil)
    #expect(asked.notices.map(\.code).contains("not-calibrated"))
    #expect(asked.provenance.calibration == nil && asked.provenance.method == [.no2: "kriging"])
    let unasked = try await air(try await city { $0.fieldMethod = nil }, calibration: nil)
    #expect(!unasked.notices.map(\.code).contains("not-calibrated"))
    #expect(unasked.estimates == asked.estimates)
  }

  @Test("say when it was made in another city")
  func elsewhere() async throws {
    let home = try await city()
    let file = home.folder.path("calibration.json")
    _ = try await home.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    let other = try await city(
      Self.readings(at: { Coordinate(latitude: 39.435 + 0.01 * Double($0), longitude: -0.37) }, prefix: "other"))
    #expect(try await air(other, calibration: file).notices.map(\.code).contains("calibration-elsewhere"))
    // Another feed may have the same stations under its own ids.
    let renamed = try await city(Self.readings(prefix: "renamed"))
    #expect(!(try await air(renamed, calibration: file).notices.map(\.code).contains("calibration-elsewhere")))
  }

  @Test("are refused where the named file is not there, or is damaged")
  func unusable() async throws {
    let city = try await city()
    await #expect { _ = try await air(city, calibration: city.folder.path("none.json")) } throws: {
      ($0 as? BrisaError)?.code == .missingFile
    }
    let damaged = try city.folder.write("{\"version\": 1", as: "damaged.json")
    await #expect { _ = try await air(city, calibration: damaged) } throws: {
      ($0 as? BrisaError)?.code == .badData && ($0 as? BrisaError)?.message.contains("damaged.json") == true
    }
  }

  @Test("calibrating into a device does not read a calibration of before there")
  func device() async throws {
    let city = try await city()
    let made = try await city.engine.calibrate(from: nil, to: nil, pollutants: nil, file: "/dev/null")
    #expect(made.parts.map(\.pollutant) == [.no2])
  }

  @Test("calibrating some hours is refused, since draws of days would tell nothing")
  func fewDays() async throws {
    let city = try await city()
    let file = city.folder.path("calibration.json")
    await #expect {
      _ = try await city.engine.calibrate(from: FakeCity.hour - 5 * 3600, to: nil, pollutants: nil, file: file)
    } throws: {
      ($0 as? BrisaError)?.message.contains("calibrate NO2: it needs 4 days with hours in which 6 stations") == true
    }
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("calibrating a pollutant that has too little names it, and writes nothing")
  func tooLittle() async throws {
    let city = try await city()
    let file = city.folder.path("calibration.json")
    await #expect {
      _ = try await city.engine.calibrate(from: nil, to: nil, pollutants: [.no2, .o3], file: file)
    } throws: {
      ($0 as? BrisaError)?.message.contains("too little to calibrate O3:") == true
    }
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
