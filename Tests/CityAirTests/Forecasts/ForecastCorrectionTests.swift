import AirData
import CityTestSupport
import Foundation
import Geo
import Planner
import Testing

@testable import CityAir

@Suite("A forecast is corrected by what stations measured")
struct ForecastCorrectionTests {
  /// A thousandth of a degree of longitude apart on one parallel: stations at 0 and 3, points of the model at 1 and 4.
  private static func place(_ steps: Double) -> Coordinate {
    Coordinate(latitude: 39.47, longitude: -0.37 + steps / 1000)
  }

  private static func observed(_ concentration: Double, _ hours: Int, station: String, at steps: Double) -> Reading {
    FakeCity.reading(concentration, hours: hours, station: station, at: place(steps), source: "stations")
  }

  private static func forecast(_ concentration: Double, _ hours: Int, point: String, at steps: Double) -> Reading {
    FakeCity.reading(
      concentration, hours: hours, station: point, at: place(steps), kind: .forecast(issued: FakeCity.hour),
      source: "model")
  }

  /// The model says 10 at one point and 40 at the other; over some hours the stations measure 20 and 30.
  private static func history(hours: Int) -> [Reading] {
    (1...hours).flatMap { hour in
      [
        observed(20, -hour, station: "west", at: 0), observed(30, -hour, station: "east", at: 3),
        forecast(10, -hour, point: "p", at: 1), forecast(40, -hour, point: "q", at: 4),
      ]
    }
  }

  private let next = [forecast(20, 2, point: "p", at: 1), forecast(2, 2, point: "q", at: 4)]

  @Test("by hand: biases 140/17 and -4, and what they make of the next hour")
  func isAsByHand() throws {
    let correction = ForecastCorrection(ReadingSelection(Self.history(hours: 10)), before: FakeCity.hour)
    let corrected = correction.corrected(next)
    let values = Dictionary(uniqueKeysWithValues: corrected.map { ($0.station.id, $0.concentration) })
    // Weights are 1 / d². At west (1 and 4 away): (10 + 40 / 16) / (1 + 1 / 16) = 200 / 17, so its bias is 140 / 17.
    // At east (2 and 1 away): (10 / 4 + 40) / (1 / 4 + 1) = 34, so its bias is -4.
    let west = 140.0 / 17
    let east = -4.0
    // At p (1 and 2 from the stations) and at q (4 and 1).
    let atP = (west + east / 4) / 1.25
    let atQ = (west / 16 + east) / (1 + 1.0 / 16)
    try expect(values["p"], 20 + atP)
    try expect(values["q"], max(0, 2 + atQ))
    try expect(values["west"], (20 + 2.0 / 16) / (1 + 1.0 / 16) + west)
    try expect(values["east"], (20.0 / 4 + 2) / 1.25 + east)
    #expect(corrected.allSatisfy { $0.kind == .forecast(issued: FakeCity.hour) })
    #expect(values["q"] == 0)
  }

  @Test("the summary tells stations, hours and the mean bias")
  func summarises() throws {
    let correction = ForecastCorrection(ReadingSelection(Self.history(hours: 10)), before: FakeCity.hour)
    let part = try #require(correction.summary(of: next)?.pollutants[.no2])
    #expect(part.stations == 2)
    #expect(part.hours == 10)
    try expect(part.meanBias, (140.0 / 17 - 4) / 2)
  }

  @Test(
    "what the newest hour had beyond the mean is left by four fifths an hour",
    arguments: [(0, 0.8), (1, 0.64), (23, 0.004_722)])
  func newestHourFades(hours: Int, left: Double) throws {
    // 20 were forecast and 30 measured, but in the last hour 50: the mean error is 12, and the newest 18 above it.
    let history = (1...10).flatMap { hour in
      [
        Self.observed(hour == 1 ? 50 : 30, -hour, station: "west", at: 0), Self.forecast(20, -hour, point: "p", at: 0),
      ]
    }
    let correction = ForecastCorrection(ReadingSelection(history), before: FakeCity.hour)
    let coming = [Self.forecast(20, hours, point: "p", at: 0)]
    let bias = 12 + left * 18
    try expect(correction.corrected(coming).first { $0.station.id == "west" }?.concentration, 20 + bias)
    try expect(correction.summary(of: coming)?.pollutants[.no2]?.meanBias, bias)
  }

  @Test("fewer than six hours say nothing", arguments: [(5, false), (6, true)])
  func needsSixHours(hours: Int, isCorrected: Bool) {
    let correction = ForecastCorrection(ReadingSelection(Self.history(hours: hours)), before: FakeCity.hour)
    #expect((correction.corrected(next) != next) == isCorrected)
    #expect((correction.summary(of: next) != nil) == isCorrected)
  }

  @Test("hours before the last day, and the hour itself, say nothing")
  func looksBackADay() {
    let old = Self.history(hours: 34).filter { $0.start < FakeCity.hour - 24 * 3600 }
    #expect(ForecastCorrection(ReadingSelection(old), before: FakeCity.hour).corrected(next) == next)
  }

  @Test("other pollutants and measured hours stay as they are")
  func leavesOthersAlone() {
    let correction = ForecastCorrection(ReadingSelection(Self.history(hours: 10)), before: FakeCity.hour)
    let others = [
      Self.observed(5, 2, station: "west", at: 0),
      FakeCity.reading(7, hours: 2, pollutant: .o3, kind: .forecast(issued: FakeCity.hour), source: "model"),
    ]
    #expect(correction.corrected(others) == others)
  }

  @Test("a station whose own feed forecasts it is not doubled")
  func doublesNoStation() throws {
    let history = (1...8).flatMap { hour in
      [
        FakeCity.reading(30, hours: -hour, station: "s"),
        FakeCity.reading(20, hours: -hour, station: "s", kind: .forecast(issued: FakeCity.hour)),
      ]
    }
    let next = FakeCity.reading(25, hours: 1, station: "s", kind: .forecast(issued: FakeCity.hour))
    let corrected = ForecastCorrection(ReadingSelection(history), before: FakeCity.hour).corrected([next])
    #expect(corrected.map(\.concentration) == [35])
  }

  @Test("an answer about a coming hour is corrected, says so, and keeps to its readings in a past one")
  func isPartOfAnswers() async throws {
    let stations = FakeFeed("stations") { _ in
      (-30...(-1)).map { Self.observed(30, $0, station: "west", at: 0) }
    }
    let model = FakeFeed("model") { _ in (-30...30).map { Self.forecast(20, $0, point: "p", at: 0) } }
    let city = try FakeCity([stations, model])
    let coming = try await city.engine.air(at: Self.place(0), moment: FakeCity.hour + 26 * 3600)
    try expect(coming.estimates.first?.concentration, 30)
    let correction = try #require(coming.provenance.forecastCorrection)
    #expect(correction.windowHours == 24)
    #expect(correction.pollutants[.no2]?.meanBias == 10)
    #expect(coming.notices.contains { $0.code == "forecast-air" })
    let past = try await city.engine.air(at: Self.place(0), moment: FakeCity.hour - 3600)
    #expect(past.provenance.forecastCorrection == nil)
    #expect(past.estimates.first?.concentration == 30)
  }

  private func expect(
    _ value: Double?, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let value = try #require(value, sourceLocation: sourceLocation)
    #expect(abs(value - expected) < 1e-3, sourceLocation: sourceLocation)
  }
}
