import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("Pollution field")
struct PollutionFieldTests {
  private let hour = DateInterval(start: Date(timeIntervalSince1970: 1_650_000_000), duration: 3600)
  private let center = Coordinate(latitude: 39.47, longitude: -0.377)

  /// A reading of a station `x` metres east and `y` metres north of the centre.
  private func reading(
    _ id: String, _ x: Double, _ y: Double, _ pollutant: Pollutant, _ value: Double,
    minutes: ClosedRange<Double> = 0...60
  ) -> Reading {
    let place = LocalProjection(origin: center).unproject(PlanePoint(x: x, y: y))
    return Reading(
      station: Station(id: id, name: id, coordinate: place, type: .traffic), pollutant: pollutant, concentration: value,
      start: hour.start + minutes.lowerBound * 60, end: hour.start + minutes.upperBound * 60, sourceID: "test")
  }

  private func place(_ x: Double, _ y: Double) -> Coordinate {
    LocalProjection(origin: center).unproject(PlanePoint(x: x, y: y))
  }

  @Test("answers per pollutant, from the stations that measure it")
  func layers() throws {
    let field = try PollutionField(
      hour: hour,
      readings: [reading("b", 0, 0, .no2, 30), reading("a", 900, 0, .no2, 10), reading("a", 900, 0, .o3, 70)],
      method: .mean, origin: center)
    #expect(field.pollutants == [.no2, .o3])
    #expect(field.estimate(.no2, at: center)?.value == 20)
    #expect(field.estimate(.o3, at: center)?.value == 70)
    #expect(field.estimate(.pm25, at: center) == nil)
    #expect(field.stations(for: .no2).map(\.station.id) == ["a", "b"])
    #expect(field.stations(for: .pm25).isEmpty)
    #expect(field.method(of: .no2) == "mean")
    #expect(field.method(of: .pm25) == nil)
  }

  @Test("is masked beyond 5 km from every station that measures the pollutant")
  func mask() throws {
    let field = try PollutionField(
      hour: hour, readings: [reading("a", 0, 0, .no2, 30), reading("b", 0, 4000, .o3, 60)], method: .kriging,
      origin: center)
    #expect(field.estimate(.no2, at: place(0, 4999)) != nil)
    #expect(field.estimate(.no2, at: place(0, 5001)) == nil)
    #expect(field.estimate(.o3, at: place(0, 5001)) != nil)
    #expect(field.estimate(.no2, at: place(5001, 0)) == nil)
    #expect(field.estimate(.no2, at: Coordinate(latitude: .nan, longitude: 0)) == nil)
  }

  @Test("says of many places what it says of each: how likely a reading is above a limit")
  func probabilities() throws {
    let readings = [
      reading("a", 0, 0, .no2, 30), reading("b", 1500, 0, .no2, 10), reading("c", -1200, 0, .no2, 22),
      reading("d", 300, 100, .no2, 40),
    ]
    let field = try PollutionField(hour: hour, readings: readings, method: .kriging, origin: center)
    let places = [center, place(700, 50), place(-900, 400), place(0, 9000)]
    let many = field.probabilities(of: .no2, exceeding: 25, at: places)
    let single = places.map { field.probability(of: .no2, exceeding: 25, at: $0).map { Float($0) } }
    for (one, other) in zip(many, single) { #expect(other == nil ? one.isNaN : abs(one - (other ?? 0)) < 1e-6) }
    #expect(single.map { $0 == nil } == [false, false, false, true])
    let unknown = field.probabilities(of: .o3, exceeding: 25, at: places)
    #expect(unknown.map(\.isNaN) == [true, true, true, true])
  }

  @Test("has a mask distance that can be set")
  func maskDistance() throws {
    let field = try PollutionField(
      hour: hour, readings: [reading("a", 0, 0, .no2, 30)], method: .inverseDistance(power: 2), origin: center,
      maskDistanceMeters: 200)
    #expect(field.estimate(.no2, at: place(0, 199)) != nil)
    #expect(field.estimate(.no2, at: place(0, 201)) == nil)
  }

  @Test("averages the readings of a station by the time that they share with the hour")
  func timeWeights() throws {
    let readings = [
      // 15 of the 60 minutes at 10, 45 at 30, and 30 minutes of another hour.
      reading("a", 0, 0, .no2, 10, minutes: -45...15), reading("a", 0, 0, .no2, 30, minutes: 15...60),
      reading("a", 0, 0, .no2, 999, minutes: 60...90),
    ]
    let field = try PollutionField(hour: hour, readings: readings, method: .nearest, origin: center)
    #expect(field.stations(for: .no2).map(\.concentration) == [25])
    #expect(field.estimate(.no2, at: center)?.value == 25)
  }

  @Test("is empty, and legal, without a reading of the hour")
  func empty() throws {
    for readings in [[], [reading("a", 0, 0, .no2, 10, minutes: 60...120)]] {
      let field = try PollutionField(hour: hour, readings: readings, method: .kriging)
      #expect(field.pollutants.isEmpty)
      #expect(field.estimate(.no2, at: center) == nil)
      #expect(field.concentrations(.no2, at: [center, center]).map(\.isNaN) == [true, true])
    }
  }

  @Test(
    "says the same of many places as of one",
    arguments: [FieldMethod.mean, .nearest, .inverseDistance(power: 2), .kriging])
  func batch(method: FieldMethod) throws {
    let readings = randomSamples(seed: 3).enumerated().map { index, sample in
      reading("\(index)", sample.point.x, sample.point.y, .no2, sample.value)
    }
    let field = try PollutionField(hour: hour, readings: readings, method: method, origin: center)
    let places = randomPoints(seed: 3, count: 200).map { place($0.x, $0.y) }
    let batch = field.concentrations(.no2, at: places)
    #expect(batch.contains { $0.isNaN } && batch.contains { !$0.isNaN })
    for (value, place) in zip(batch, places) {
      let single = field.estimate(.no2, at: place).map { Float($0.value) }
      #expect(value.isNaN ? single == nil : single == value)
    }
  }

  @Test("gives the same answer whatever the order of the readings")
  func order() throws {
    let readings = randomSamples(seed: 9).enumerated().map { index, sample in
      reading("\(index)", sample.point.x, sample.point.y, .no2, sample.value)
    }
    let forward = try PollutionField(hour: hour, readings: readings, method: .kriging, origin: center)
    let backward = try PollutionField(hour: hour, readings: readings.reversed(), method: .kriging, origin: center)
    #expect(forward.estimate(.no2, at: place(3000, 3000)) == backward.estimate(.no2, at: place(3000, 3000)))
  }

  /// A method of one's own that undershoots, as kriging can.
  private struct Undershoot: Interpolator {
    struct Surface: FittedSurface {
      let cusps: [PlanePoint] = []

      func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
        for index in 0..<points.count { values[index] = -5 }
      }

      func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
        for index in 0..<points.count { estimates[index] = Estimate(value: -5, sigma: 3) }
      }
    }

    let id = "undershoot"

    func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface { Surface() }
  }

  @Test("never falls below zero, and takes any method that keeps the contract")
  func floor() throws {
    let field = try PollutionField(hour: hour, readings: [reading("a", 0, 0, .no2, 10)], origin: center) { _ in
      Undershoot()
    }
    #expect(field.estimate(.no2, at: center) == Estimate(value: 0, sigma: 3))
    #expect(field.concentrations(.no2, at: [center]) == [0])
    let spec = try GridSpec(box: BoundingBox(west: -0.378, south: 39.469, east: -0.376, north: 39.471), cellMeters: 100)
    #expect(field.grid(.no2, spec)?.values.allSatisfy { $0 == 0 } == true)
    #expect(field.method(of: .no2) == "undershoot")
  }

  @Test("masks the cells of a grid that are too far, and has none of an unmeasured pollutant")
  func grid() throws {
    let field = try PollutionField(
      hour: hour, readings: [reading("a", 0, 0, .no2, 10)], method: .kriging, origin: center, maskDistanceMeters: 1000)
    let box = BoundingBox(around: [place(0, -300), place(4000, 300)])
    let spec = try GridSpec(box: try #require(box), cellMeters: 500)
    let grid = try #require(field.grid(.no2, spec))
    #expect(grid[0, 0]?.value == 10)
    #expect(grid[0, spec.columns - 1] == nil)
    #expect(grid.sigmas.last?.isNaN == true)
    #expect(field.grid(.o3, spec) == nil)
  }

  @Test("refuses readings with a flaw", arguments: [Double.nan, .infinity, -1])
  func flaw(value: Double) {
    let readings = [reading("good", 0, 0, .no2, 10), reading("bad", 500, 0, .no2, value)]
    #expect { try PollutionField(hour: hour, readings: readings, method: .mean) } throws: { error in
      (error as? FieldError)?.message.contains("'bad'") == true
    }
  }

  @Test("refuses a mask distance that is none", arguments: [0, -1, Double.nan, .infinity])
  func maskSetting(distance: Double) {
    #expect(throws: FieldError.self) {
      try PollutionField(hour: hour, readings: [], method: .mean, maskDistanceMeters: distance)
    }
  }
}
