import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Held-out readings")
struct HeldOutTests {
  @Test(
    "are predicted as by fitting every hour without them", arguments: StencilTests.methods.indices,
    [1, 2, 3] as [UInt64])
  func agreesWithLeavingOneOut(method: Int, seed: UInt64) throws {
    let method = StencilTests.methods[method]
    let history = Histories.noise(hours: 30, seed: seed, gaps: 0.3)
    let heldOut = try HeldOut(history, method: method)
    for hour in history.hours.indices {
      let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
      let samples = present.map {
        FieldSample(point: history.sites[$0].point, value: Double(history[hour: hour, site: $0]))
      }
      let row = present.map { hour * history.sites.count + $0 }
      guard present.count > HeldOut.minOthers else {
        #expect(row.allSatisfy { heldOut.predictions[$0].isNaN })
        continue
      }
      for (index, expected) in zip(row, try method.leaveOneOut(samples)) {
        #expect(
          isClose(Double(heldOut.predictions[index]), max(0, expected.value), 1e-4), "method \(method.id), seed \(seed)"
        )
        #expect(isClose(Double(heldOut.sigmas[index]), expected.sigma, 1e-4), "method \(method.id), seed \(seed)")
      }
    }
  }

  @Test("of any method are those of its stencils, where it has some", arguments: StencilTests.methods.indices)
  func agreesWithAnyMethod(method: Int) throws {
    let method = StencilTests.methods[method]
    let history = Histories.noise(hours: 20, seed: 4, gaps: 0.3)
    let expected = try HeldOut(history, method: method)
    let heldOut = try HeldOut(fittingEveryHourOf: history, id: method.id) { _ in method }
    for index in history.values.indices {
      #expect(heldOut.predictions[index].isNaN == expected.predictions[index].isNaN)
      guard !expected.predictions[index].isNaN else { continue }
      #expect(isClose(Double(heldOut.predictions[index]), Double(expected.predictions[index]), 1e-4))
    }
  }

  @Test("tell of errors only where no other station of the source stands, from which the reading would be known")
  func twins() throws {
    var generator = SeededRandom(seed: 6)
    let places = Histories.places(8, seed: 6)
    let history = Histories.make(places + [places[7]], hours: 50) { _, _ in
      Double.random(in: 20...40, using: &generator)
    }
    let variogram = Variogram(nugget: 0, partialSill: 1, effectiveRangeMeters: 6000)
    let heldOut = try HeldOut(history, method: OrdinaryKriging(variogram: variogram))
    let errors = heldOut.standardizedErrors(hours: Array(history.hours.indices), sites: Array(history.sites.indices))
    #expect(errors.count == 7 * 50)
    #expect(errors.allSatisfy { abs($0) < 20 }, "\(errors.map { abs($0) }.max() ?? 0)")
  }

  @Test("tell of all errors of stations that were given other numbers, and stand where the ones before stood")
  func renumbered() throws {
    var generator = SeededRandom(seed: 6)
    let places = Histories.places(8, seed: 6)
    let history = Histories.make(places + places, hours: 50) { hour, station in
      (station < 8) == (hour < 25) ? Double.random(in: 20...40, using: &generator) : nil
    }
    #expect(history.sites.count == 16)
    let heldOut = try HeldOut(history, method: StationMean())
    let errors = heldOut.standardizedErrors(hours: Array(history.hours.indices), sites: Array(history.sites.indices))
    #expect(errors.count == 8 * 50)
  }

  @Test(
    "have rows with streets for the pollutants that have an increment, which change nothing where no station is near one"
  )
  func streets() throws {
    let history = Histories.noise(hours: 48, seed: 5)
    let plane = LocalProjection(origin: history.sites[0].coordinate)
    func scores(streetAt x: Double) throws -> [String: Double] {
      let line = StreetLine(points: [PlanePoint(x: x - 100, y: 0), PlanePoint(x: x + 100, y: 0)], roadClass: .primary)
      var calibration = StreetCalibration.fitted
      calibration.district.ratioPerDensity = 0
      let validation = try PollutantValidation(
        history, zone: .gmt, streets: StreetModel([line], projection: plane, calibration: calibration))
      return Dictionary(
        uniqueKeysWithValues: try #require(validation).methods.map { ($0.id, $0.scores.overall.rmse) })
    }
    let far = try scores(streetAt: 50_000)
    #expect(isClose(try #require(far["mean+streets"]), try #require(far["mean"]), 1e-4))
    #expect(isClose(try #require(far["kriging+streets"]), try #require(far["kriging"]), 1e-4))
    let near = try scores(streetAt: 0)
    #expect(near["mean"] == far["mean"])
    #expect(abs(try #require(near["mean+streets"]) - (try #require(near["mean"]))) > 1e-3)
  }

  @Test("each hour has the method of its own time")
  func hourly() throws {
    let history = Histories.noise(hours: 200, seed: 6, gaps: 0.1)
    let methods: [any LinearInterpolator] = [StationMean(), NearestStation()]
    let start = history.hours[0]
    let expected = try methods.map { try HeldOut(history, method: $0) }
    let heldOut = try HeldOut(fittingEveryHourOf: history, id: "both") { hour in
      methods[Int(hour.timeIntervalSince(start) / 3600) % 2]
    }
    #expect(heldOut.method == "both")
    for (index, hour, _) in heldOut.indices {
      let parity = Int(history.hours[hour].timeIntervalSince(start) / 3600) % 2
      #expect(isClose(Double(heldOut.predictions[index]), Double(expected[parity].predictions[index]), 1e-4))
    }
  }

  @Test("an error in one hour is the error of all")
  func failure() throws {
    let history = Histories.noise(hours: 200, seed: 7)
    #expect(throws: FieldError.self) {
      try HeldOut(fittingEveryHourOf: history, id: "broken") { hour in
        InverseDistance(power: hour == history.hours[150] ? -1 : 2)
      }
    }
  }

  @Test("are told apart by station, hour of the day and season")
  func breakdown() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let history = Histories.noise(hours: 48, seed: 5)
    let scores = ScoreBreakdown(try HeldOut(history, method: StationMean()), zone: madrid)
    #expect(scores.overall.count == 48 * 9)
    #expect(scores.byStation.count == 9 && scores.byStation.values.allSatisfy { $0.count == 48 })
    #expect(scores.byHour.count == 24 && scores.byHour.allSatisfy { $0.count == 18 })
    #expect(scores.bySeason.keys.map(\.rawValue) == ["winter"])
    #expect(scores.byType[.unknown]?.count == 48 * 9)
  }
}
