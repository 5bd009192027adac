import AirData
import Foundation
import Geo
import Testing

@testable import AirField

@Suite("Background and street increment")
struct StreetFieldTests: LongStreetSuite {
  @Test("a model's cell is worth the same wherever its middle lies: at a kerb, or away from all streets")
  func cellOfAModel() throws {
    let far = place(2000, 900)
    let estimates = try [0.0, 1000].map { y in
      let field = try field([reading("cell", .model, 20, x: 0, y: y)])
      #expect(isClose(try parts(field, 2000, 0).background, 20, 1e-4))
      return try #require(field.estimate(.no2, at: far)).value
    }
    #expect(isClose(estimates[0], estimates[1], 1e-4))
  }

  @Test("where streets carry their part of NO2 stations are expected to differ by 0.35 of their mean, not by a half")
  func spread() throws {
    let park = [reading("park", .background, 20, x: 0, y: 1000), reading("coast", .background, 20, x: 900, y: 1000)]
    func sigma(_ model: FieldModel) throws -> Double {
      let field = try PollutionField(hour: hour, readings: park, model: model)
      return try #require(field.estimate(.no2, at: place(450, 1000))).sigma
    }
    // Two stations that agree: half of the expected variance, and half as much again for the mean.
    #expect(isClose(try sigma(FieldModel(method: .mean, streets: model())), 0.35 * 20 * 0.75.squareRoot(), 1e-4))
    #expect(isClose(try sigma(FieldModel(method: .mean)), 0.5 * 20 * 0.75.squareRoot(), 1e-4))
  }

  @Test("at a traffic station the street ends with what it read", arguments: [FieldMethod.mean, .kriging, .nearest])
  func anchoring(method: FieldMethod) throws {
    let field = try field(two, method: method)
    #expect(isClose(try #require(field.estimate(.no2, at: place(0, 0))).value, 50, 1e-3))
    #expect(isClose(Double(field.concentrations(.no2, at: [place(0, 0)])[0]), 50, 1e-3))
    #expect(isClose(try parts(field, 0, 0).total, 50, 1e-3))
  }

  @Test("two stations on one street both keep their reading; what they leave over ends within 150 m")
  func anchoringOfTwo() throws {
    let field = try field(two + [reading("other", .traffic, 30, x: 80, y: 0)])
    #expect(isClose(try parts(field, 0, 0).total, 50, 1e-3))
    #expect(isClose(try parts(field, 80, 0).total, 30, 1e-3))
    #expect(isClose(try parts(field, 300, 0).total, try parts(field, 2000, 0).total, 1e-4))
  }

  @Test("two stations at one place share what they read")
  func anchoringAtOnePlace() throws {
    let field = try field(two + [reading("twin", .traffic, 40, x: 0, y: 0)])
    #expect(isClose(try parts(field, 0, 0).total, 45, 1e-3))
  }

  @Test("is zero away from streets, and a street below its background lowers it without ending it")
  func floor() throws {
    let field = try field(two)
    for y in [34.0, 50, 200, 900] { #expect(try parts(field, 0, y).increment == 0) }
    let calm = try self.field([
      reading("park", .background, 40, x: 0, y: 1000), reading("street", .traffic, 10, x: 0, y: 0),
    ])
    let fit = try streetFit(calm)
    #expect(fit.amplitude > 0)
    let usual = try streetFit(field)
    #expect(fit.amplitude / fit.level < usual.amplitude / usual.level)
    for x in stride(from: -400.0, through: 400, by: 20) {
      let parts = try parts(calm, x, 0)
      #expect(parts.increment >= 0 && parts.increment <= fit.amplitude + 1e-4)
    }
    #expect(try parts(calm, 0, 0).increment == 0)
  }

  @Test("σ has the background's error, that of the one street, and the amplitude's own, which all streets share")
  func sigma() throws {
    let field = try field(two)
    let fit = try streetFit(field)
    let background = try #require(field.estimate(.no2, at: place(2000, 900))).sigma
    for y in [0.0, 10, 20] {
      let kernel = try parts(field, 2000, y).increment / fit.amplitude
      let own = AmplitudePrior.streetVariation * fit.amplitude * kernel
      let shared = fit.amplitudeSigma * kernel
      let expected = (background * background + own * own + shared * shared).squareRoot()
      #expect(isClose(try #require(field.estimate(.no2, at: place(2000, y))).sigma, expected, 1e-4))
    }
    // At the station itself its reading says what the street adds.
    #expect(isClose(try #require(field.estimate(.no2, at: place(0, 0))).sigma, background, 1e-4))
    let unsure = model { $0.parts[.no2]?.prior.logDeviation = 1 }
    let doubted = try self.field(two, streets: unsure)
    #expect(try streetFit(doubted).amplitudeSigma / streetFit(doubted).amplitude > fit.amplitudeSigma / fit.amplitude)
  }

  @Test("parts add up to the concentration, and σ is the background's away from streets", arguments: UInt64(1)...6)
  func sums(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let readings = (0..<8).map { index in
      reading(
        "s\(index)", StationType.allCases[index % 3], .random(in: 0...90, using: &generator),
        x: .random(in: -2000...2000, using: &generator),
        y: index % 3 == 0 ? .random(in: -20...20, using: &generator) : 700)
    }
    let field = try field(readings, method: .kriging)
    let places = (0..<40).map { _ in
      place(.random(in: -2500...2500, using: &generator), .random(in: -60...60, using: &generator))
    }
    let totals = field.concentrations(.no2, at: places)
    for (index, parts) in field.parts(.no2, at: places).enumerated() {
      let parts = try #require(parts, "seed \(seed)")
      #expect(parts.background >= 0 && parts.increment >= 0, "seed \(seed)")
      #expect(isClose(parts.total, Double(totals[index]), 1e-4), "seed \(seed)")
      #expect(isClose(parts.total, field.estimate(.no2, at: places[index])?.value ?? .nan, 1e-4), "seed \(seed)")
    }
  }

  @Test("the order of stations and of streets does not matter", arguments: UInt64(1)...4)
  func order(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    var readings =
      two + [
        reading("a", .traffic, 35, x: 500, y: 8), reading("b", .industrial, 28, x: -900, y: 600),
        reading("c", .background, 12, x: 900, y: -700),
      ]
    let crossing = StreetLine(
      points: [PlanePoint(x: 500, y: -400), PlanePoint(x: 500, y: 400)], roadClass: .tertiary)
    let places = (0..<30).map { _ in
      place(.random(in: -700...700, using: &generator), .random(in: -40...40, using: &generator))
    }
    let expected = try field(readings, method: .kriging, streets: model([Self.street, crossing]))
      .concentrations(.no2, at: places)
    readings.shuffle(using: &generator)
    let shuffled = try field(readings, method: .kriging, streets: model([crossing, Self.street]))
      .concentrations(.no2, at: places)
    for (left, right) in zip(expected, shuffled) { #expect(isClose(Double(left), Double(right), 1e-3)) }
  }

  @Test("streets stronger than any that is believed count as the strongest of those, and say so")
  func clipping() throws {
    let avenue = StreetLine(
      points: [PlanePoint(x: -3000, y: 500), PlanePoint(x: 3000, y: 500)], roadClass: .primary, lanes: 8)
    let field = try field(two, streets: model([Self.street, avenue, avenue]))
    let fit = try streetFit(field)
    let beyond = try parts(field, 2000, 500)
    #expect(beyond.isBeyondStations)
    #expect(isClose(beyond.increment, fit.amplitude * AmplitudePrior.largestKernel, 1e-3))
    #expect(try parts(field, 2000, 10).isBeyondStations == false)
    // A street busier than any that a station stands at is believed all the same.
    let busier = try self.field(two, streets: model([Self.street, avenue]))
    #expect(try parts(busier, 2000, 500).increment > 1.5 * streetFit(busier).amplitude)
    #expect(try parts(busier, 2000, 500).isBeyondStations == false)
  }

  @Test("leaving one out is what fitting again without each says", arguments: UInt64(1)...3)
  func leaveOneOut(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let samples = (0..<9).map { index in
      FieldSample(
        point: PlanePoint(
          x: .random(in: -1500...1500, using: &generator),
          y: index % 3 == 0 ? .random(in: -20...20, using: &generator) : .random(in: 100...900, using: &generator)),
        value: .random(in: 5...80, using: &generator), stationID: "s\(index)",
        stationType: StationType.allCases[index % 4])
    }
    let streets = model { $0.district = .fitted }
    for base in [StationMean(), OrdinaryKriging(variogram: halvingVariogram(nugget: 0.5))] as [any Interpolator] {
      let method = try #require(streets.method(for: .no2, over: base, hour: hour.start))
      let expected = try method.refitWithoutEach(samples)
      for (found, expected) in zip(try method.leaveOneOut(samples), expected) {
        #expect(isClose(found.value, expected.value, 1e-9) && isClose(found.sigma, expected.sigma, 1e-9))
      }
    }
    let method = try #require(streets.method(for: .no2, over: StationMean(), hour: hour.start))
    #expect(throws: FieldError.tooFewToScore) { try method.leaveOneOut([samples[0]]) }
  }

  @Test("PM is untouched")
  func particles() throws {
    let readings = [
      reading("park", .background, 8, x: 0, y: 1000, of: .pm25), reading("street", .traffic, 30, x: 0, y: 0, of: .pm25),
    ]
    let places = [place(0, 0), place(100, 0), place(0, 500)]
    let with = try field(readings, method: .kriging)
    let without = try PollutionField(hour: hour, readings: readings, method: .kriging, origin: Self.plane.origin)
    #expect(with.streets(of: .pm25) == nil)
    #expect(with.concentrations(.pm25, at: places) == without.concentrations(.pm25, at: places))
    #expect(with.parts(.pm25, at: places).allSatisfy { $0?.increment == 0 })
  }

  @Test("a map of cells of 25 m has the mean of the air, not of the cells' middles", arguments: [25.0, 40, 100])
  func conservation(cellMeters: Double) throws {
    let slanted = StreetLine(
      points: [PlanePoint(x: -300, y: -170), PlanePoint(x: 280, y: 230)], roadClass: .primary, lanes: 4)
    let field = try field(
      two + [reading("slanted", .traffic, 70, x: 135, y: 130)], streets: model([Self.street, slanted]))
    let box = BoundingBox(
      west: place(-400, 0).longitude, south: place(0, -400).latitude, east: place(400, 0).longitude,
      north: place(0, 400).latitude)
    let background = Float(try parts(field, 390, 390).background)
    /// The mean of what the streets add in the cells of a map; of the mean of the stations the background is the same
    /// everywhere.
    func mean(cellMeters: Double) throws -> Float {
      let grid = try #require(field.grid(.no2, try GridSpec(box: box, cellMeters: cellMeters)))
      return grid.values.reduce(0) { $0 + $1 - background } / Float(grid.values.count)
    }
    #expect(abs(try mean(cellMeters: cellMeters) / mean(cellMeters: 2) - 1) < 0.01)
  }

  @Test("a cell has the mean of its samples near a station and far from it, in one hour and the next")
  func cellMeans() throws {
    let streets = model()
    let steps = stride(from: -480.0, through: 480, by: 40).map { $0 }
    let cells = StreetIncrement.cells(PlaneLattice(x: steps, y: steps), widthMeters: 40, heightMeters: 40)
    let next = [reading("park", .background, 35, x: 0, y: 1000), reading("street", .traffic, 90, x: 0, y: 0)]
    for readings in [two, next] {
      let surface = try #require(try field(readings, streets: streets).layers[.no2]?.surface as? StreetSurface)
      let increment = surface.increment
      let means = increment.means(over: cells)
      for (index, mean) in means.enumerated() {
        let middle = PlanePoint(x: steps[index % steps.count], y: steps[index / steps.count])
        let samples = (0..<cells.sampleCount).map { increment.estimate(at: cells.sample($0, around: middle)) }
        let value = samples.reduce(0) { $0 + $1.value } / Double(samples.count)
        let sigma = samples.reduce(0) { $0 + $1.sigma } / Double(samples.count)
        #expect(abs(mean.value - value) < 1e-9 && abs(mean.sigma - sigma) < 1e-9, "\(middle)")
      }
    }
  }

  @Test("is masked where the field is")
  func mask() throws {
    let field = try field(two)
    #expect(field.parts(.no2, at: [place(0, 9000)]) == [nil])
    #expect(field.parts(.o3, at: [place(0, 0)]) == [nil])
  }
}
