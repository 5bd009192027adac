import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("What is learnt of what stands in for hours")
struct CalibratedStandInTests {
  private static let made = Date(timeIntervalSince1970: 1_790_000_000)
  private static let kind = StandInKind.olderHour(ageHours: 2)

  /// Stations around 40 µg/m³ as somebody expects it; an hour has a fifth more or less of it, at all of them alike.
  private static func drawn(days: Int, seed: UInt64 = 1) -> (measured: StationHistory, standIn: StandInHistory) {
    var generator = SeededRandom(seed: seed)
    func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + .random(in: 0..<1, using: &generator) } }
    var factor = 1.0
    let measured = Histories.make(Histories.places(9, seed: seed), hours: 24 * days) { _, station in
      if station == 0 { factor = 1 + 0.2 * normal() }
      return factor * 40 + 4 * normal()
    }
    let figures = measured.hours.indices.map { hour in
      (hour: hour, values: measured.sites.map { _ in Float(40 + 4 * normal()) })
    }
    return (measured, StandInHistory(kind, for: measured, figures: figures))
  }

  private static func calibrated(days: Int, seed: UInt64 = 1) throws -> CalibratedPollutant {
    let drawn = drawn(days: days, seed: seed)
    return try #require(
      try CalibratedPollutant(
        drawn.measured, made: made, archive: "air.sqlite", sources: ["feed"], standIns: [drawn.standIn]))
  }

  @Test("is how far the level is off, and intervals hold as many readings as they say where they have seen none")
  func learns() throws {
    let part = try Self.calibrated(days: 60)
    let learnt = try #require(part.standIns.first)
    #expect(part.standIns.count == 1 && learnt.kind == Self.kind && learnt.readings == 60 * 24 * 9)
    guard case .relative(let share) = learnt.levelError else { throw CocoaError(.featureUnsupported) }
    #expect(isClose(share, 0.2, 0.02), "\(share)")
    #expect(isClose(learnt.inside68, 0.68, 0.03) && isClose(learnt.inside95, 0.95, 0.02), "\(learnt)")
    // As for a measured hour, most readings would lie beside the interval.
    let drawn = Self.drawn(days: 60)
    let method = part.calibration.auto.interpolator(
      spread: HourlySpread(relativeSpread: part.calibration.relativeSpread))
    let plain = CalibrationScore(
      try HeldOut(drawn.standIn.figures, method: method).against(drawn.standIn), part.calibration.quantiles,
      meanRMSE: part.calibration.meanRMSE)
    #expect(plain.inside68 < 0.5 && plain.inside95 < 0.8, "\(plain)")
  }

  @Test("is nothing where the level is never off")
  func nothingOnTop() throws {
    let history = Histories.noise(hours: 24 * 30, seed: 3)
    let heldOut = try HeldOut(history, method: StationMean(spread: HourlySpread(relativeSpread: 2)))
    let all = Array(history.hours.indices)
    let sites = Array(history.sites.indices)
    #expect(LevelError(heldOut, hours: all, sites: sites) == .relative(0))
  }

  @Test("needs hours of four weeks", arguments: [(27, false), (28, true)])
  func needsDays(days: Int, isLearnt: Bool) throws {
    #expect(try Self.calibrated(days: days).standIns.isEmpty == !isLearnt)
  }

  @Test("a reading whose hour nothing stood in for does not count, nor a figure that nobody measured")
  func pairs() throws {
    let places = Histories.places(8, seed: 2)
    let measured = Histories.make(places, hours: 24) { hour, station in hour == 3 && station == 1 ? nil : 20 }
    let figures = measured.hours.indices.filter { $0 != 5 }.map { hour in
      (hour: hour, values: [Float](repeating: hour == 7 ? .nan : 20, count: 8))
    }
    let standIn = StandInHistory(Self.kind, for: measured, figures: figures)
    let told = try HeldOut(standIn.figures, method: StationMean()).against(standIn)
    #expect(told.indices.map { $0 }.count == 24 * 8 - 1 - 8 - 8)
    #expect(told.index(hour: 3, site: 1) == nil && told.index(hour: 6, site: 0) == nil)
    // The fifth hour is not there.
    #expect(standIn.measured.hours == measured.hours.filter { $0 != measured.hours[5] })
    #expect(standIn.hours(among: [4, 5, 6], of: measured) == [4, 5])
  }

  @Test("is read as it was written, and a file from before has none")
  func roundTrip() throws {
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: try Self.calibrated(days: 30)])
    let json = try Self.json(calibration)
    #expect(try FieldCalibration(parsing: Data(json.utf8)) == calibration)
    let start = try #require(json.range(of: #",\s+"standIns" : \["#, options: .regularExpression))
    let end = try #require(json.range(of: "]", range: start.upperBound..<json.endIndex))
    let old = json.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
    #expect(try FieldCalibration(parsing: Data(old.utf8))[.no2]?.standIns == [])
  }

  /// A damage: what is replaced in the file, by what, and what the sentence must name.
  static let damages: [(find: String, replacement: String, sentence: String)] = [
    ("older-hour", "oracle", "'pollutants.no2.standIns[0].kind' must be older-hour"),
    (#""relativeError" : [0-9.e-]+"#, #""relativeError" : -1"#, "standIns[0].relativeError' must be a number from 0.0"),
    (#""relativeError""#, #""error""#, "standIns[0]' lacks 'relativeError'"),
    (#""ageHours" : 2"#, #""ageHours" : -2"#, "standIns[0].ageHours' must be a number of at least 0"),
  ]

  @Test("what is damaged is refused in a sentence that names the place", arguments: damages.indices)
  func damaged(index: Int) throws {
    let damage = Self.damages[index]
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: try Self.calibrated(days: 28)])
    let whole = try Self.json(calibration)
    let range = try #require(whole.range(of: damage.find, options: .regularExpression))
    let json = whole.replacingCharacters(in: range, with: damage.replacement)
    #expect { try FieldCalibration(parsing: Data(json.utf8)) } throws: { error in
      let message = (error as? FieldError)?.message ?? "\(error)"
      #expect(message.contains(damage.sentence), "\(message)")
      return error is FieldError
    }
  }

  @Test("serves what stands in of the same kind and age alone, and where the method serves that was scored")
  func servesItsKindAlone() throws {
    let part = try Self.calibrated(days: 30)
    let calibration = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part])
    let model = FieldModel(method: .auto, calibration: calibration)
    #expect(model.standIn(Self.kind, for: .no2) == part.standIns[0])
    #expect(model.standIn(.olderHour(ageHours: 1), for: .no2) == nil)
    #expect(model.standIn(Self.kind, for: .o3) == nil)
    #expect(FieldModel(method: .nearest, calibration: calibration).standIn(Self.kind, for: .no2) == nil)
    #expect(FieldModel(method: .auto).standIn(Self.kind, for: .no2) == nil)
  }

  private static func json(_ calibration: FieldCalibration) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(calibration), as: UTF8.self)
  }
}
