import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Setup
import Testing

@testable import Planner

@Suite("The wind in an answer")
struct WindAirTests {
  private let avenue: WindyAvenue

  init() throws { avenue = try WindyAvenue() }

  private func increment(_ city: FakeCity, at place: Coordinate, hours: Double = 0) async throws -> Double {
    let air = try await city.engine.air(at: place, moment: FakeCity.hour + hours * 3600)
    return try #require(air.estimates.first { $0.pollutant == .no2 }?.increment)
  }

  @Test("the lee side has more, and the answer says which wind it was")
  func applied() async throws {
    let city = try await avenue.city([WindyAvenue.wind(3, from: 180)])
    #expect(try await increment(city, at: WindyAvenue.lee) > 1.3 * (try await increment(city, at: WindyAvenue.luff)))
    let air = try await city.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour)
    let wind = try #require(air.provenance.wind)
    #expect(wind.state == .applied)
    #expect(wind.contrast == [.no2: StreetCalibration.presumedLeeContrast])
    let reading = try #require(wind.reading)
    #expect(abs(reading.speedMetersPerSecond - 3) < 1e-9)
    #expect(abs(reading.fromDegrees - 180) < 1e-9)
    #expect(reading.sourceID == "feed")
    #expect(!reading.isForecast)
    #expect(air.provenance.method[.no2] == "mean+streets+wind")
    #expect(!air.notices.map(\.code).contains("no-wind"))
  }

  @Test("a wind that is not known is told, a calm is not, and in both both sides are alike")
  func withoutWind() async throws {
    let missing = try await avenue.city([WindyAvenue.wind(3, from: 180, hours: -1)])
    let calm = try await avenue.city([WindyAvenue.wind(0.3, from: 180)])
    for city in [missing, calm] {
      let lee = try await increment(city, at: WindyAvenue.lee)
      let luff = try await increment(city, at: WindyAvenue.luff)
      #expect(abs(lee - luff) < 0.1)
    }
    let told = try await missing.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour)
    #expect(told.notices.map(\.code).contains("no-wind"))
    #expect(told.provenance.wind?.state == .missing)
    #expect(told.provenance.wind?.reading == nil)
    let untold = try await calm.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour)
    #expect(!untold.notices.map(\.code).contains("no-wind"))
    #expect(untold.provenance.wind?.state == .calm)
  }

  @Test("every hour has its own wind, those of the averaging periods too")
  func hourByHour() async throws {
    let city = try await avenue.city([WindyAvenue.wind(3, from: 0, hours: -1), WindyAvenue.wind(3, from: 180)])
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let fields = try await city.engine.opened.gatherer(on: city.engine.network(), asksSources: true).gather(
      at: FakeCity.hour, box: box
    ).fields.hourlyFields
    #expect(try #require(fields[0].wind).northwardMetersPerSecond > 2.9)
    #expect(try #require(fields[1].wind).northwardMetersPerSecond < -2.9)
    #expect(fields[2].wind == nil)
    let increments = try fields.prefix(2).map { field in
      try field.parts(.no2, at: [WindyAvenue.lee, WindyAvenue.luff]).map { try #require($0).increment }
    }
    #expect(increments[0][0] > increments[0][1])
    #expect(increments[1][0] < increments[1][1])
  }

  @Test("the wind does not count unless it is asked for or a calibration found that it helps")
  func choice() async throws {
    for choice in [nil, false] {
      let city = try await avenue.city([WindyAvenue.wind(3, from: 180)]) { $0.wind = choice }
      let air = try await city.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour)
      #expect(air.provenance.wind == nil)
      #expect(air.provenance.method[.no2] == "mean+streets")
    }
    let off = try await avenue.city([WindyAvenue.wind(3, from: 180)]) { $0.increment = .off }
    #expect(try await off.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour).provenance.wind == nil)
  }

  @Test("that is asked for and has no streets to work on is said to have no effect", arguments: [true, false, nil])
  func isIdle(asked: Bool?) async throws {
    let city = try await avenue.city([WindyAvenue.wind(3, from: 180)]) {
      $0.increment = .off
      $0.wind = asked
    }
    let air = try await city.engine.air(at: WindyAvenue.lee, moment: FakeCity.hour)
    #expect(air.notices.contains { $0.code == "wind-idle" } == (asked == true))
  }
}
