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

  private static func calibrated(_ history: StationHistory) throws -> CalibratedPollutant {
    try #require(
      try CalibratedPollutant(
        history, made: Histories.start, archive: "air.sqlite", sources: ["feed"], streets: streets))
  }

  // The mean of the others misses by 120/7 everywhere. With streets, of kernel 1 at the four stations: without a traffic station a = 3/4 · 30,
  // background (4 · 20 + 3 · 27.5) / 7, error −30/7; without a background station a = 4/5 · 30, background (3 · 20 + 4 · 26) / 7, error 24/7.
  @Test("has the error of each station left out, as by hand, and helps where all stations say so")
  func byHand() throws {
    let part = try Self.contrast.get()
    let tried = try #require(part.streets)
    #expect(part.calibration.auto == .mean && tried.method == "mean+streets")
    #expect(tried.stations == ["s0", "s1", "s2", "s3"])
    #expect(isClose(tried.rmse, ((30.0 * 30 + 24 * 24) / 98).squareRoot(), 1e-3))
    #expect(isClose(tried.ratioToBackground, tried.rmse / (120.0 / 7), 1e-4))
    #expect(tried.ratioToMean == tried.ratioToBackground)
    #expect(tried.gainProbabilityOverDays == 1 && tried.gainProbabilityOverSites == 1)
    #expect(tried.helps)
  }

  @Test(
    "does not help where traffic stations differ from the others by chance alone", arguments: [1, 2, 3] as [UInt64])
  func chance(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let history = Self.history(hours: 24 * 10) { _ in 30 + .random(in: -10...10, using: &generator) }
    let tried = try #require(try Self.calibrated(history).streets)
    #expect(tried.ratioToBackground > 1 && !tried.helps, "seed \(seed)")
  }

  @Test("cannot be tried without a background station, away from streets, and for a pollutant without a kernel")
  func untried() throws {
    #expect(try Self.calibrated(Self.history(background: .unknown) { $0 ? 50 : 20 }).streets == nil)
    let part = try Self.contrast.get()
    let far = StreetModel(
      [StreetLine(points: [PlanePoint(x: 0, y: 5000), PlanePoint(x: 9, y: 5000)], roadClass: .primary)],
      projection: Self.plane)
    let none = StreetModel(
      [StreetLine](), projection: Self.plane, calibration: StreetCalibration(strength: .presumed, parts: [:]))
    for streets in [far, none] {
      #expect(
        try CalibratedStreets(Self.history { $0 ? 50 : 20 }, streets: streets, calibration: part.calibration) == nil)
    }
  }

  @Test("auto then is the mean with the streets, and its intervals are those of both")
  func serves() throws {
    let part = try Self.contrast.get()
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    let settled = StreetCalibration.published.updated(with: calibration)
    #expect(settled.parts[.no2]?.helps == true && settled.parts[.co]?.helps == nil)
    let streets = StreetModel(
      [StreetLine(points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)],
      projection: Self.plane, calibration: settled)
    let model = FieldModel(method: .auto, calibration: calibration, streets: streets)
    #expect(model.interpolator(for: .no2).id == "mean+streets")
    #expect(model.quantiles(for: .no2) == part.streets?.quantiles)
    // What was not tried so promises no interval of its own.
    #expect(
      FieldModel(method: .auto, calibration: calibration, streets: Self.streets).quantiles(for: .no2) == .gaussian)
    #expect(FieldModel(method: .auto, calibration: calibration).quantiles(for: .no2) == part.calibration.quantiles)
  }

  @Test("is read as it was written, refused where it is damaged, and need not be there")
  func kept() throws {
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: try Self.contrast.get()])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let json = String(decoding: try encoder.encode(calibration), as: UTF8.self)
    #expect(try FieldCalibration(parsing: Data(json.utf8)) == calibration)
    let damaged = json.replacingOccurrences(of: "\"priorStations\":1", with: "\"priorStations\":-1")
    #expect { try FieldCalibration(parsing: Data(damaged.utf8)) } throws: {
      ($0 as? FieldError)?.message.contains("'pollutants.no2.streets.part.priorStations' must be a number") == true
    }
    let older = json.replacingOccurrences(of: "\"streets\":", with: "\"unknown\":")
    #expect(try FieldCalibration(parsing: Data(older.utf8))[.no2]?.streets == nil)
  }
}
