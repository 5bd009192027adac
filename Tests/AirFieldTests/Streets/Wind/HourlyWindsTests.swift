import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@Suite("The wind of an hour")
struct HourlyWindsTests {
  private let near = Winds.place
  private let far = Coordinate(latitude: 39.52, longitude: -0.36)

  private func wind(_ readings: [WindReading], hour: Int = 0) -> CityWind? {
    HourlyWinds(readings, middle: near).wind(ofHour: Histories.start + Double(hour) * 3600)
  }

  @Test("blows from where it is said to", arguments: [0.0, 45, 90, 180, 270, 359])
  func direction(degrees: Double) throws {
    let wind = try #require(Winds.hour(3, from: degrees))
    #expect(isClose(wind.speedMetersPerSecond, 3, 1e-9))
    #expect(abs(wind.fromDegrees - degrees) < 1e-9 || abs(wind.fromDegrees - degrees) > 360 - 1e-9)
    #expect(isClose(wind.eastwardMetersPerSecond, -3 * sin(degrees * .pi / 180), 1e-9))
    #expect(isClose(wind.northwardMetersPerSecond, -3 * cos(degrees * .pi / 180), 1e-9))
  }

  @Test("is the mean vector of its place's readings by the time that they share with the hour")
  func mean() throws {
    let half = try #require(
      wind([
        Winds.reading(4, from: 0, seconds: 1800),
        Winds.reading(4, from: 90, start: Histories.start + 1800, seconds: 3600),
      ]))
    #expect(isClose(half.fromDegrees, 45, 1e-9))
    #expect(isClose(half.speedMetersPerSecond, 8.0.squareRoot(), 1e-9))
    let opposite = try #require(
      wind([
        Winds.reading(5, from: 10, seconds: 1800),
        Winds.reading(5, from: 190, start: Histories.start + 1800, seconds: 1800),
      ]))
    #expect(opposite.isCalm)
  }

  @Test("is that of the nearest place; what was measured counts before a forecast nearer by")
  func choice() throws {
    let forecast = Reading.Kind.forecast(issued: Histories.start)
    let readings = [Winds.reading(2, from: 90, at: far), Winds.reading(3, from: 180, at: near)]
    #expect(isClose(try #require(wind(readings)).speedMetersPerSecond, 3, 1e-9))
    #expect(wind(readings) == wind(readings.reversed()))
    let mixed = [Winds.reading(2, from: 90, at: far), Winds.reading(3, from: 180, at: near, kind: forecast)]
    #expect(try #require(wind(mixed)).coordinate == far)
    #expect(try #require(wind([mixed[1]])).kind == forecast)
  }

  @Test("of a reading over two hours is that of both, and one over more tells nothing of an hour")
  func longReadings() throws {
    let two = [Winds.reading(3, from: 90, seconds: 7200)]
    for hour in 0...1 { #expect(isClose(try #require(wind(two, hour: hour)).speedMetersPerSecond, 3, 1e-9)) }
    #expect(wind(two, hour: 2) == nil)
    #expect(wind([Winds.reading(3, from: 90, seconds: 7201)]) == nil)
  }

  @Test("is calm below 1 m/s, and not known where nobody says it of the hour")
  func absent() throws {
    #expect(try #require(Winds.hour(0.99, from: 90)).isCalm)
    #expect(try #require(Winds.hour(1.01, from: 90)).isCalm == false)
    #expect(wind([Winds.reading(3, from: 90)], hour: 1) == nil)
    #expect(wind([Winds.reading(3, from: 90)], hour: -1) == nil)
    #expect(wind([]) == nil)
    #expect(wind([Winds.reading(-3, from: 90), Winds.reading(.nan, from: 90), Winds.reading(3, from: 400)]) == nil)
    #expect(wind([Winds.reading(3, from: 90, seconds: 4 * 3600)]) == nil)
  }
}
