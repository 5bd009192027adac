import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("A calibration that is kept")
struct FieldCalibrationTests {
  private static let made = Date(timeIntervalSince1970: 1_790_000_000)

  /// A calibration of NO2 from made-up stations.
  static func make(_ history: StationHistory = Histories.groups(hours: 24 * 10, seed: 1)) throws -> FieldCalibration {
    let part = try CalibratedPollutant(history, made: made, archive: "air.sqlite", sources: ["feed"])
    return FieldCalibration(timeZone: "Europe/Madrid", pollutants: [.no2: try #require(part)])
  }

  private static func json(_ calibration: FieldCalibration) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(calibration), as: UTF8.self)
  }

  @Test(
    "is read as it was written",
    arguments: [Histories.groups(hours: 240, seed: 1), Histories.noise(hours: 240, seed: 2)])
  func roundTrip(history: StationHistory) throws {
    let calibration = try Self.make(history)
    let json = try Self.json(calibration)
    #expect(try FieldCalibration(parsing: Data(json.utf8)) == calibration)
  }

  @Test("says what it was made from, and how good it is")
  func saysWhere() throws {
    let part = try #require(try Self.make()[.no2])
    #expect(part.data.stations.count == 10 && part.data.readings == 2400 && part.data.hours == 240)
    #expect(part.data.from == Histories.start && part.data.to == Histories.start + 240 * 3600)
    #expect(part.inSample.ratioToMean < 0.3 && part.honest.ratioToMean < 0.3)
    #expect(isClose(part.inSample.inside68, 0.68, 0.01) && isClose(part.inSample.inside95, 0.95, 0.01))
  }

  @Test("is scored on no twin station's readings, neither on those that it was chosen from nor on others")
  func twins() throws {
    var places = Histories.places(9, seed: 3)
    places[1] = places[0]
    var generator = SeededRandom(seed: 3)
    let history = Histories.make(places, hours: 120) { _, station in
      Double.random(in: -10...10, using: &generator) + (station == 1 ? 130 : 30)
    }
    let part = try #require(try Self.make(history)[.no2])
    #expect(part.inSample.readings == 7 * 120 && part.calibration.readings == 7 * 120)
    #expect(part.honest.readings == 7 * 120)
    // At the twins, which differ by 100, the error is large.
    #expect(part.inSample.rmse < 25 && part.honest.rmse < 25)
  }

  @Test("of stations that always agree can be written, too")
  func allEqual() throws {
    let calibration = try Self.make(Histories.make(Histories.places(8, seed: 3), hours: 120) { _, _ in 20 })
    #expect(calibration[.no2]?.calibration.auto == .mean)
    #expect(try FieldCalibration(parsing: Data(Self.json(calibration).utf8)) == calibration)
  }

  @Test("keeps the pollutants that a newer one does not have")
  func updates() throws {
    let part = try #require(try Self.make()[.no2])
    let old = FieldCalibration(timeZone: "UTC", pollutants: [.no2: part, .o3: part])
    let newer = FieldCalibration(timeZone: "Europe/Madrid", pollutants: [.pm10: part])
    let both = old.updated(with: newer)
    #expect(both.pollutants.keys.sorted() == [.no2, .pm10, .o3])
    #expect(both.timeZone == "Europe/Madrid")
  }

  @Test("has the parts that were learnt from a station in an area")
  func partsOfAnArea() throws {
    let calibration = try Self.make()
    let place = try #require(calibration[.no2]?.data.stations.first).coordinate
    func box(_ south: Double) -> BoundingBox {
      BoundingBox(west: place.longitude - 0.1, south: south, east: place.longitude + 0.1, north: south + 0.2)
    }
    #expect(calibration.parts(in: box(place.latitude - 0.1)) == calibration)
    #expect(calibration.parts(in: box(place.latitude + 10)) == nil)
  }

  /// A damage: what is replaced in the file, by what, and what the sentence must name.
  static let damages: [(find: String, replacement: String, sentence: String)] = [
    (
      #""effectiveRangeMeters" : [0-9.]+"#, #""effectiveRangeMeters" : -3"#,
      "effectiveRangeMeters' must be a number from 1.0"
    ),
    (
      #""effectiveRangeMeters" : [0-9.]+"#, #""effectiveRangeMeters" : 1e300"#, "effectiveRangeMeters' must be a number"
    ),
    (#""effectiveRangeMeters" : [0-9.]+"#, #""effectiveRangeMeters" : 1e999"#, "holds a number that is none"),
    (#""nugget" : [0-9.]+"#, #""nugget" : -0.1"#, "nugget' must be a number from 0.0"),
    (
      #""relativeSpread" : [0-9.]+"#, #""relativeSpread" : "NaN""#,
      "'pollutants.no2.calibration.relativeSpread' must be a number"
    ),
    (#""relativeSpread" : [0-9.]+"#, #""relativeSpread" : 0"#, "must be above 0"),
    (#""relativeSpread" : [0-9.]+"#, #""relativeSpread" : null"#, "relativeSpread"),
    (
      #""high95" : [-0-9.]+"#, #""high95" : -900"#,
      "'pollutants.no2.calibration.quantiles' must have quantiles that do not fall"
    ),
    (#",\s+"median" : [-0-9.e]+"#, "", "lacks 'median'"),
    (#""method" : "nearest""#, #""method" : "oracle""#, "method' must be one of mean, nearest, idw and kriging"),
    (#""model" : "exponential""#, #""model" : "cubic""#, "model' must be one of exponential, spherical, gaussian"),
    (#""type" : "unknown""#, #""type" : "seaside""#, "'pollutants.no2.data.stations[0].type'"),
    (#""latitude" : [0-9.]+"#, #""latitude" : 139"#, "stations[0].latitude' must be a number from -90.0 to 90.0"),
    (#""to" : "[^"]+""#, #""to" : "yesterday""#, "'pollutants.no2.data.to' must be a time like 2026-01-01T00:00:00Z"),
    (#""to" : "[^"]+""#, #""to" : "1970-01-01T00:00:00Z""#, "data.to' must be later than 'from'"),
    (#""readings" : [0-9]+"#, #""readings" : -1"#, "readings' must be a number of at least 0"),
    (#""version" : 1"#, #""version" : 2"#, "'version' is not 1"),
    (#""no2" :"#, #""smell" :"#, "'pollutants' holds 'smell', which is no pollutant"),
    (#""stations" : \["#, #""stations" : 3, "more" : ["#, "stations' must be a list"),
  ]

  @Test("a damaged one is refused in a sentence that names the place", arguments: damages.indices)
  func damaged(index: Int) throws {
    let damage = Self.damages[index]
    let whole = try Self.json(Self.make())
    let range = try #require(whole.range(of: damage.find, options: .regularExpression))
    let json = whole.replacingCharacters(in: range, with: damage.replacement)
    #expect { try FieldCalibration(parsing: Data(json.utf8)) } throws: { error in
      let message = (error as? FieldError)?.message ?? "\(error)"
      #expect(message.contains(damage.sentence), "\(message)")
      #expect(message.contains("correct it, or make it anew with brisa calibrate"))
      return error is FieldError
    }
  }

  @Test("one that was cut is refused wherever the cut is")
  func cut() throws {
    let bytes = Array(try Self.json(Self.make()).utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: 97) {
      #expect(throws: FieldError.self, "cut after \(count) bytes") {
        try FieldCalibration(parsing: Data(bytes.prefix(count)))
      }
    }
  }
}
