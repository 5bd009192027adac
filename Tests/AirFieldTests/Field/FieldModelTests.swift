import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("What a city has settled")
struct FieldModelTests {
  private static let calibration = Result { try FieldCalibrationTests.make() }

  private func field(_ method: FieldMethod, _ calibration: FieldCalibration? = nil) throws -> PollutionField {
    let hour = DateInterval(start: Histories.start, duration: 3600)
    let readings = Histories.places(7, seed: 5).enumerated().flatMap { index, place in
      [Pollutant.no2, .o3].map { pollutant in
        Reading(
          station: Station(id: "s\(index)", name: "", coordinate: place, type: .unknown), pollutant: pollutant,
          concentration: 10 + 7 * Double(index), start: hour.start, end: hour.end, sourceID: "test")
      }
    }
    return try PollutionField(
      hour: hour, readings: readings, model: FieldModel(method: method, calibration: calibration), origin: place)
  }

  private let place = Coordinate(latitude: 39.47, longitude: -0.375)

  @Test("auto is kriging, figure for figure, until there is a calibration")
  func uncalibrated() throws {
    let auto = try field(.auto)
    let kriging = try field(.kriging)
    #expect(auto.method(of: .no2) == "kriging")
    #expect(auto.estimate(.no2, at: place) == kriging.estimate(.no2, at: place))
    let estimate = try #require(auto.estimate(.no2, at: place))
    let interval = try #require(auto.interval(.no2, at: place, share: .inner68))
    #expect(isClose(interval.high - estimate.value, 0.994458 * estimate.sigma, 1e-5))
  }

  @Test("auto is what the calibration chose, and kriging has its variogram, for the pollutants that it speaks of")
  func calibrated() throws {
    let calibration = try Self.calibration.get()
    let chosen = try #require(calibration[.no2]?.calibration)
    let auto = FieldModel(method: .auto, calibration: calibration)
    #expect(auto.chosenMethod(for: .no2) == chosen.auto && chosen.auto != .mean)
    #expect(
      FieldModel(method: .kriging, calibration: calibration).chosenMethod(for: .no2) == .kriging(chosen.variogram))
    #expect(auto.chosenMethod(for: .o3) == FieldModel(method: .kriging).chosenMethod(for: .o3))
    #expect(try field(.auto, calibration).estimate(.o3, at: place) == field(.kriging).estimate(.o3, at: place))
    #expect(try field(.mean, calibration).method(of: .no2) == "mean")
  }

  @Test("auto has kriging in the place of the mean under streets, also where a calibration could not try them")
  func untriedStreets() throws {
    let alike = Histories.make(Histories.places(8, seed: 3), hours: 120) { _, _ in 20 }
    let calibration = try FieldCalibrationTests.make(alike)
    #expect(calibration[.no2]?.calibration.auto == .mean && calibration[.no2]?.streets == nil)
    let street = StreetLine(points: [PlanePoint(x: -500, y: 0), PlanePoint(x: 500, y: 0)], roadClass: .primary)
    let streets = StreetModel([street], projection: LocalProjection(origin: place))
    let over = FieldModel(method: .auto, calibration: calibration, streets: streets)
    #expect(over.chosenMethod(for: .no2) == FieldModel(method: .auto).chosenMethod(for: .no2))
    #expect(over.interpolator(for: .no2, hour: Histories.start).id == "kriging+streets")
    #expect(FieldModel(method: .auto, calibration: calibration).chosenMethod(for: .no2) == .mean)
  }

  @Test("σ is half of the calibrated 68 % interval, at a place and in a grid")
  func sigma() throws {
    let calibration = try Self.calibration.get()
    let quantiles = try #require(calibration[.no2]?.calibration.quantiles)
    let field = try field(.auto, calibration)
    let estimate = try #require(field.estimate(.no2, at: place))
    let inner = try #require(field.interval(.no2, at: place, share: .inner68))
    let outer = try #require(field.interval(.no2, at: place, share: .outer95))
    #expect(isClose(inner.high - inner.low, 2 * 0.994458 * estimate.sigma, 1e-4 * estimate.sigma))
    #expect(outer.low <= inner.low && inner.high <= outer.high)
    #expect(isClose((outer.high - estimate.value) / estimate.sigma, quantiles.high95 / quantiles.sigmaScale, 1e-6))
    let box = BoundingBox(west: -0.376, south: 39.469, east: -0.374, north: 39.471)
    let cell = try #require(field.grid(.no2, GridSpec(box: box, cellMeters: 10_000))?[0, 0])
    #expect(isClose(cell.sigma, estimate.sigma, 1e-4))
  }

  @Test("the probability of exceeding falls with the limit, from one to nothing, and is nil where nothing is known")
  func probability() throws {
    let field = try field(.auto, try Self.calibration.get())
    let limits = stride(from: 0.0, through: 200, by: 1)
    let probabilities = limits.compactMap { field.probability(of: .no2, exceeding: $0, at: place) }
    #expect(probabilities.count == 201)
    #expect(zip(probabilities, probabilities.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(probabilities[0] > 0.9 && probabilities[200] < 0.01)
    let far = Coordinate(latitude: 41, longitude: 2)
    #expect(field.probability(of: .no2, exceeding: 25, at: far) == nil)
    #expect(field.interval(.no2, at: far, share: .outer95) == nil)
    #expect(field.probability(of: .co, exceeding: 25, at: place) == nil)
  }
}
