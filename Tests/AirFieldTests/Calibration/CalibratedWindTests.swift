import AirData
import Foundation
import Geo
import Testing

@testable import AirField

/// Twelve hours a day of wind from the south and twelve from the north; four stations north of a street, four south,
/// four background stations.
///
/// Those at the street do not say that they are for traffic: of such the excess counts as that of a hot spot, of which
/// so much less is believed.
@Suite("Trying the wind on a history")
struct CalibratedWindTests {
  private static let plane = LocalProjection(origin: Winds.place)
  private static let street = StreetLine(
    points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
  private static let hours = 24 * 6

  private static let points =
    (0..<12).map { station -> PlanePoint in
      guard station < 8 else { return PlanePoint(x: -1500 + 1000 * Double(station - 8), y: 300) }
      return PlanePoint(x: -1400 + 400 * Double(station), y: station % 2 == 0 ? 12 : -12)
    }

  private static func streets(contrast: Double? = nil) -> StreetModel {
    var calibration = StreetCalibration.fitted
    calibration.leeContrasts[.no2] = contrast
    return StreetModel([street], projection: plane, calibration: calibration)
  }

  private static func wind(_ hour: Int) -> (speed: Double, from: Double) { (4, (hour / 6) % 2 == 0 ? 180 : 0) }

  /// What stations read when the lee side has so much more; with noise.
  private static func history(contrast: Double) throws -> StationHistory {
    let kernel = try #require(streets().kernel(for: .no2))
    var generator = SeededRandom(seed: 3)
    return Histories.make(
      points.map { plane.unproject($0) }, hours: hours, origin: plane.origin,
      type: { $0 < 8 ? .unknown : .background }
    ) { hour, station in
      let towardsNorth = wind(hour).from == 180 ? contrast : -contrast
      let lee = PlanePoint(x: 0, y: towardsNorth)
      // As much as other cities show.
      let added = AmplitudePrior.fitted.ratio * kernel.value(at: points[station], lee: lee, upTo: .infinity)
      let value = 20 + 20 * added
      return max(0, value + .random(in: -1...1, using: &generator))
    }
  }

  private static func part(_ history: StationHistory, _ winds: HourlyWinds?) throws -> CalibratedPollutant {
    let part = try CalibratedPollutant(
      history, made: Histories.start, archive: "air.sqlite", sources: ["test"], streets: streets(), winds: winds)
    return try #require(part)
  }

  /// What is found where the lee side has 0.6 more.
  private static let tried = try? part(try history(contrast: 0.6), Winds.hours(hours, wind))

  @Test("finds how much more the lee side has, and that it helps")
  func finds() throws {
    let part = try #require(Self.tried)
    let wind = try #require(part.streets?.wind)
    // One step of those that are tried, since the amplitude is held back by what is expected.
    #expect(isClose(wind.leeContrast, 0.6, 0.1501))
    #expect(wind.hours == Self.hours)
    #expect(wind.ratioToStill < 0.8)
    #expect(wind.helps)
    let filed = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    #expect(try FieldCalibration(parsing: try encoder.encode(filed))[.no2]?.streets?.wind == wind)
  }

  @Test("finds nothing where both sides are alike, and does not call chance a gain")
  func findsNothing() throws {
    let part = try Self.part(try Self.history(contrast: 0), Winds.hours(Self.hours, Self.wind))
    let wind = try #require(part.streets?.wind)
    #expect(wind.leeContrast <= 0.15)
    #expect(!wind.helps)
  }

  @Test("is not tried without wind, or in calms alone")
  func absent() throws {
    let history = try Self.history(contrast: 0.6)
    let still = try HeldOut(history, method: StationMean(spread: HourlySpread()))
    for winds in [Winds.hours(Self.hours) { _ in nil }, Winds.hours(Self.hours) { _ in (0.4, 90) }] {
      let found = try CalibratedWind(still, winds: winds, days: DayNumbers(history)) { _, _, _ in StationMean() }
      #expect(found == nil)
    }
  }

  @Test("its intervals serve where its contrast does")
  func quantiles() throws {
    let part = try #require(Self.tried)
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    func quantiles(contrast: Double?) -> ErrorQuantiles {
      var settled = Self.streets().calibration.updated(with: calibration)
      settled.leeContrasts[.no2] = contrast
      let streets = StreetModel([Self.street], projection: Self.plane, calibration: settled)
      return FieldModel(method: .auto, calibration: calibration, streets: streets).quantiles(for: .no2)
    }
    let found = try #require(part.streets?.wind).leeContrast
    #expect(quantiles(contrast: found) == part.streets?.wind?.quantiles)
    #expect(quantiles(contrast: nil) == part.streets?.quantiles)
    #expect(quantiles(contrast: 0.3) == .gaussian)
  }

  @Test("validation has a row with wind that errs less where the wind tells something, each hour with its own")
  func validation() throws {
    let history = try Self.history(contrast: 0.6)
    let winds = Winds.hours(Self.hours) { $0 < 24 ? nil : Self.wind($0) }
    let validation = try #require(
      try PollutantValidation(history, zone: .gmt, streets: Self.streets(contrast: 0.6), winds: winds))
    let scores = Dictionary(uniqueKeysWithValues: validation.methods.map { ($0.id, $0.scores.overall.rmse) })
    #expect(try #require(scores["mean+streets+wind"]) < 0.8 * (try #require(scores["mean+streets"])))
    #expect(try #require(scores["kriging+streets+wind"]) < 0.9 * (try #require(scores["kriging+streets"])))

    let turned = Winds.hours(Self.hours) { (4, 180 - Self.wind($0).from) }
    let wrong = try #require(
      try PollutantValidation(history, zone: .gmt, streets: Self.streets(contrast: 0.6), winds: turned))
    let worse = try #require(wrong.methods.first { $0.id == "mean+streets+wind" }).scores.overall.rmse
    #expect(worse > (try #require(scores["mean+streets"])))

    let still = try #require(try PollutantValidation(history, zone: .gmt, streets: Self.streets(), winds: winds))
    #expect(!still.methods.contains { $0.id.hasSuffix("wind") })
  }
}
