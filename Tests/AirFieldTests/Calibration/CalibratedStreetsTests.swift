import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

/// Four traffic stations on a long primary street, and four background stations 200 m north of them.
@Suite("Trying the streets on a history")
struct CalibratedStreetsTests {
  private static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
  private static let streets = StreetModel(
    [StreetLine(points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)],
    projection: plane)
  private static let places = (0..<8).map { index in
    plane.unproject(PlanePoint(x: -1500 + 1000 * Double(index % 4), y: index < 4 ? 0 : 200))
  }

  /// Two days in which station 0 to 3 stand in traffic and 4 to 7 do not.
  private static func history(
    hours: Int = 48, background: StationType = .background, _ value: (_ isTraffic: Bool) -> Double
  ) -> StationHistory {
    Histories.make(places, hours: hours, origin: plane.origin, type: { $0 < 4 ? .traffic : background }) {
      _, station in value(station < 4)
    }
  }

  private static let contrast = Result { try calibrated(history { $0 ? 50 : 20 }) }

  private static func calibrated(
    _ history: StationHistory, standIns: [StandInHistory] = []
  ) throws -> CalibratedPollutant {
    try #require(
      try CalibratedPollutant(
        history, made: Histories.start, archive: "air.sqlite", sources: ["feed"], streets: streets, standIns: standIns))
  }

  /// What an hour's streets add by what is expected of it, which all its stations have moved already.
  private static func amplitude(_ ratio: Double, _ logDeviation: Double, traffic: Int, background: Int) -> Double {
    let hotSpot = AmplitudePrior.hotSpotFactor
    let level =
      (50 * Double(traffic) + 20 * Double(background)) / (Double(traffic) * (1 + ratio * hotSpot) + Double(background))
    return AmplitudePosterior(median: ratio * level, logDeviation: logDeviation, level: level, stations: []).mean
  }

  // The mean of the others misses by 120/7 everywhere. With streets, whose kernel is 1 at the four stations: the
  // background is the mean of what the others read less what hot spots have, and a street has one amplitude over it.
  @Test("has the error of each station left out, as hour by hour by hand")
  func byHand() throws {
    let part = try Self.contrast.get()
    let tried = try #require(part.streets)
    // Kriging takes the place of the mean under streets.
    #expect(part.calibration.auto == .mean && tried.method == "kriging+streets")
    #expect(tried.stations == ["s0", "s1", "s2", "s3"])
    let prior = tried.part.prior
    var squares = 0.0
    for hour in 0..<48 {
      let ratio = prior.ratio(at: Histories.start + Double(hour) * 3600, in: .gmt)
      let hotSpot = AmplitudePrior.hotSpotFactor
      let street = Self.amplitude(ratio, prior.logDeviation, traffic: 3, background: 4)
      let streetError = (3 * (50 - hotSpot * street) + 4 * 20) / 7 + street - 50
      let quiet = Self.amplitude(ratio, prior.logDeviation, traffic: 4, background: 3)
      let quietError = (4 * (50 - hotSpot * quiet) + 3 * 20) / 7 - 20
      squares += (streetError * streetError + quietError * quietError) / 2
    }
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    let spread = HourlySpread(relativeSpread: part.calibration.relativeSpread)
    let overMean = try HeldOut(
      Self.history { $0 ? 50 : 20 }, StationMean(spread: spread), over: Self.streets(calibration))
    #expect(isClose(overMean.score().rmse, (squares / 48).squareRoot(), 1e-3))
    #expect(isClose(tried.ratioToMean, tried.rmse / (120.0 / 7), 1e-4))
    #expect(tried.ratioToBackground < 0.8)
    #expect(tried.gainProbabilityOverDays == 1 && tried.gainProbabilityOverSites == 1)
  }

  /// One station in traffic, which reads much; the others tell nothing of the streets.
  private static let oneStreet = Histories.make(
    places, hours: 72, origin: plane.origin, type: { $0 == 0 ? .traffic : .background }
  ) { _, station in station == 0 ? 120 : 20 }

  @Test("a station that is left out has not moved what is expected of its street")
  func leftOutOfThePrior() throws {
    let history = Self.oneStreet
    let part = try Self.calibrated(history)
    let tried = try #require(part.streets)
    #expect(tried.part.prior.ratio > 1.1 * AmplitudePrior.fitted.ratio)
    let spread = HourlySpread(relativeSpread: part.calibration.relativeSpread)
    let base = part.calibration.underStreets(for: .no2).interpolator(spread: spread)
    let street = try #require(history.sites.firstIndex { $0.type == .traffic })
    let unmoved = try HeldOut(history, base, over: Self.streets)
    let moved = try HeldOut(
      history, base, over: Self.streets(FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])))
    func squares(_ heldOut: HeldOut, at isMeant: (Int) -> Bool) -> Double {
      heldOut.indices.reduce(0) { isMeant($1.site) ? $0 + heldOut.error($1.index) * heldOut.error($1.index) : $0 }
    }
    func rmse(_ squares: Double) -> Double { (squares / Double(8 * 72)).squareRoot() }
    let expected = rmse(squares(unmoved) { $0 == street } + squares(moved) { $0 != street })
    // Without one of the quiet stations the prior is a little another one, too.
    #expect(isClose(tried.rmse, expected, 0.01 * expected))
    #expect(rmse(squares(moved) { _ in true }) < 0.985 * expected)
  }

  @Test("the honest score of a validation is the same with a calibration and without one")
  func honestWithCalibration() throws {
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: try Self.calibrated(Self.oneStreet)])
    let without = try #require(try PollutantValidation(Self.oneStreet, zone: .gmt, streets: Self.streets))
    let with = try #require(try PollutantValidation(Self.oneStreet, zone: .gmt, streets: Self.streets(calibration)))
    #expect(with.served.scores.overall.rmse != without.served.scores.overall.rmse)
    #expect(with.honest.auto.rmse == without.honest.auto.rmse)
  }

  @Test("stations that contradict lower what is expected, and leave something", arguments: [1, 2, 3] as [UInt64])
  func chance(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let history = Self.history(hours: 24 * 10) { _ in 30 + .random(in: -10...10, using: &generator) }
    let calibrated = try Self.calibrated(history)
    let tried = try #require(calibrated.streets)
    #expect(tried.part.prior.ratio < 0.8 * AmplitudePrior.fitted.ratio, "seed \(seed)")
    #expect(tried.part.prior.ratio > 0.05 * AmplitudePrior.fitted.ratio, "seed \(seed)")
    let start = Histories.start
    let streets = Self.streets(FieldCalibration(timeZone: "UTC", pollutants: [.no2: calibrated]))
    let method = FieldModel(method: .auto, streets: streets).interpolator(for: .no2, hour: start)
    #expect(method.id == "kriging+streets", "streets do not have to prove themselves")
  }

  @Test("can be tried whatever the stations' types, not away from streets nor for a pollutant without a kernel")
  func untried() throws {
    #expect(try Self.calibrated(Self.history(background: .unknown) { $0 ? 50 : 20 }).streets != nil)
    let part = try Self.contrast.get()
    let far = StreetModel(
      [StreetLine(points: [PlanePoint(x: 0, y: 5000), PlanePoint(x: 9, y: 5000)], roadClass: .primary)],
      projection: Self.plane)
    let none = StreetModel([StreetLine](), projection: Self.plane, calibration: StreetCalibration(parts: [:]))
    for streets in [far, none] {
      #expect(
        try StreetTrial(Self.history { $0 ? 50 : 20 }, streets: streets, calibration: part.calibration) == nil)
    }
  }

  private static func streets(_ calibration: FieldCalibration, leeContrast: Double? = nil) -> StreetModel {
    var settled = StreetCalibration.fitted.updated(with: calibration)
    settled.leeContrasts[.no2] = leeContrast
    return StreetModel(
      [StreetLine(points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)],
      projection: plane, calibration: settled)
  }

  @Test("auto then is kriging with the streets, and its intervals are those of both")
  func serves() throws {
    let part = try Self.contrast.get()
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    let streets = Self.streets(calibration)
    #expect(streets.calibration.parts[.no2] == part.streets?.part)
    #expect(streets.calibration.parts[.co]?.prior == .fitted)
    let model = FieldModel(method: .auto, calibration: calibration, streets: streets)
    #expect(model.interpolator(for: .no2, hour: Histories.start).id == "kriging+streets")
    #expect(model.quantiles(for: .no2) == part.streets?.quantiles)
    // What was not tried so promises no interval of its own.
    #expect(
      FieldModel(method: .auto, calibration: calibration, streets: Self.streets).quantiles(for: .no2) == .gaussian)
    #expect(FieldModel(method: .auto, calibration: calibration).quantiles(for: .no2) == part.calibration.quantiles)
  }

  @Test("what is learnt of older hours serves with the streets that it was learnt with, and without wind over them")
  func standIns() throws {
    var generator = SeededRandom(seed: 1)
    let history = Self.history(hours: 24 * 28) { ($0 ? 40 : 25) + .random(in: -10...10, using: &generator) }
    let kind = StandInKind.olderHour(ageHours: 1)
    let figures = history.hours.indices.map { hour in
      (hour: hour, values: history.sites.indices.map { history[hour: max(0, hour - 1), site: $0] })
    }
    let part = try Self.calibrated(history, standIns: [StandInHistory(kind, for: history, figures: figures)])
    let learnt = try #require(part.standIns.first)
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    func served(over streets: StreetModel?) -> CalibratedStandIn? {
      FieldModel(method: .auto, calibration: calibration, streets: streets).standIn(kind, for: .no2)
    }
    #expect(served(over: Self.streets(calibration)) == learnt)
    #expect(served(over: Self.streets(calibration, leeContrast: 0.3)) == nil)
    // Those of other cities, and none.
    #expect(served(over: Self.streets) == nil && served(over: nil) == nil)
  }

  @Test("is read as it was written, refused where it is damaged, and need not be there")
  func kept() throws {
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: try Self.contrast.get()])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let json = String(decoding: try encoder.encode(calibration), as: UTF8.self)
    #expect(try FieldCalibration(parsing: Data(json.utf8)) == calibration)
    let damaged = json.replacing(/"logDeviation":[0-9.]+/, with: "\"logDeviation\":-1")
    #expect { try FieldCalibration(parsing: Data(damaged.utf8)) } throws: {
      ($0 as? FieldError)?.message.contains("'pollutants.no2.streets.part.prior.logDeviation' must be a number") == true
    }
    let older = json.replacingOccurrences(of: "\"streets\":", with: "\"unknown\":")
    #expect(try FieldCalibration(parsing: Data(older.utf8))[.no2]?.streets == nil)
  }
}
