import AirData
import Foundation
import Geo
import Testing

@testable import AirField

/// A field in the wind: a long primary street along y = 0, and stations beside it and away from it.
@Suite("Background and street increment in the wind")
struct WindFieldTests {
  private static let plane = LocalProjection(origin: Winds.place)
  private let hour = DateInterval(start: Histories.start, duration: 3600)

  private static let street = StreetLine(
    points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)

  private func model(contrast: Double? = 0.5) -> StreetModel {
    var calibration = StreetCalibration.fitted
    calibration.district.ratioPerDensity = 0
    calibration.leeContrasts[.no2] = contrast
    return StreetModel([Self.street], projection: Self.plane, calibration: calibration)
  }

  private func place(_ x: Double, _ y: Double) -> Coordinate { Self.plane.unproject(PlanePoint(x: x, y: y)) }

  private func reading(_ id: String, _ type: StationType, _ value: Double, x: Double, y: Double) -> Reading {
    Reading(
      station: Station(id: id, name: id, coordinate: place(x, y), type: type), pollutant: .no2, concentration: value,
      start: hour.start, end: hour.end, sourceID: "test")
  }

  /// A traffic station north of the street's middle and a background station.
  private var two: [Reading] {
    [reading("park", .background, 20, x: 0, y: 1000), reading("street", .traffic, 50, x: 0, y: 10)]
  }

  private func field(
    _ readings: [Reading], _ wind: CityWind?, method: FieldMethod = .mean, contrast: Double? = 0.5
  ) throws -> PollutionField {
    try PollutionField(
      hour: hour, readings: readings, model: FieldModel(method: method, streets: model(contrast: contrast)), wind: wind)
  }

  private func fit(_ field: PollutionField) throws -> StreetFit { try #require(field.streets(of: .no2)) }

  private func increment(_ field: PollutionField, _ x: Double, _ y: Double) throws -> Double {
    try #require(field.parts(.no2, at: [place(x, y)])[0]).increment
  }

  @Test("by hand: the station's kernel is that of the hour's wind, and the lee side has more")
  func byHand() throws {
    let kernel = try #require(model().kernel(for: .no2))
    let south = try #require(Winds.hour(3, from: 180))
    let field = try field(two, south)
    func added(inWind northward: Double) -> Double {
      kernel.value(at: PlanePoint(x: 0, y: 10), lee: PlanePoint(x: 0, y: northward), upTo: .infinity)
    }
    let expected = added(inWind: 0.5)
    let hotSpot = AmplitudePrior.hotSpotFactor * expected
    let prior = AmplitudePrior.fitted
    let ratio = prior.ratio(at: hour.start, in: .gmt)
    let level = 70 / (2 + ratio * hotSpot)
    let amplitude = AmplitudePosterior(
      median: ratio * level, logDeviation: prior.logDeviation, level: level,
      stations: [.init(kernel: 0, value: 20), .init(kernel: hotSpot, value: 50)]
    ).mean
    #expect(isClose(try fit(field).amplitude, amplitude, 1e-3))
    #expect(field.method(of: .no2) == "mean+streets+wind")
    // Far along the street, where nothing is anchored.
    let (lee, luff) = (try increment(field, 2000, 10), try increment(field, 2000, -10))
    #expect(isClose(lee, amplitude * expected, 1e-3))
    #expect(isClose(luff, amplitude * added(inWind: -0.5), 1e-3))
    #expect(lee > 1.2 * luff)
  }

  @Test("at a traffic station the street ends with what it read, whatever the wind", arguments: [0.0, 90, 180, 225])
  func anchoring(degrees: Double) throws {
    for method in [FieldMethod.mean, .kriging, .nearest] {
      let field = try field(two, Winds.hour(4, from: degrees), method: method, contrast: 0.9)
      #expect(isClose(try #require(field.estimate(.no2, at: place(0, 10))).value, 50, 1e-3))
      #expect(isClose(Double(field.concentrations(.no2, at: [place(0, 10)])[0]), 50, 1e-3))
    }
  }

  @Test("what the streets add is never below zero, nor more than at the strongest street that is believed")
  func bounds() throws {
    var generator = SeededRandom(seed: 11)
    var ended = 0
    for _ in 0..<20 {
      let points = (0..<6).map { _ in
        PlanePoint(x: .random(in: -2000...2000, using: &generator), y: .random(in: -30...30, using: &generator))
      }
      let readings = points.enumerated().map { index, point in
        reading(
          "s\(index)", StationType.allCases[index % 3], .random(in: 0...90, using: &generator), x: point.x, y: point.y)
      }
      let field = try field(readings, Winds.hour(5, from: .random(in: 0..<360, using: &generator)), contrast: 0.9)
      let fit = try fit(field)
      for y in stride(from: -40.0, through: 40, by: 4) {
        // No station speaks for the street's end.
        let end = try increment(field, 3000, y)
        #expect(end >= 0 && end <= fit.amplitude * AmplitudePrior.largestKernel + 1e-9)
        for point in points { #expect(try increment(field, point.x, y) >= 0) }
      }
      for point in points { ended += try increment(field, point.x, point.y) == 0 ? 1 : 0 }
    }
    #expect(ended > 0, "some stations at the street read less than the air around it")
  }

  @Test("streets, concentrations, single places and maps are of one wind")
  func agreement() throws {
    let field = try field(two, Winds.hour(3, from: 200), method: .kriging)
    let places = (-10...10).map { place(500, Double($0) * 4) }
    let totals = field.concentrations(.no2, at: places)
    for (index, parts) in field.parts(.no2, at: places).enumerated() {
      let total = try #require(parts).total
      #expect(isClose(total, Double(totals[index]), 1e-4))
      #expect(isClose(total, try #require(field.estimate(.no2, at: places[index])).value, 1e-4))
    }
    // A cell of 8 m has one sample, in its middle.
    let corner = place(500, 16)
    let spec = try GridSpec(
      box: BoundingBox(
        west: corner.longitude, south: corner.latitude, east: corner.longitude + 1e-5, north: corner.latitude + 1e-5),
      cellMeters: 8)
    let grid = try #require(field.grid(.no2, spec))
    let middle = try #require(field.estimate(.no2, at: spec.center(row: 0, column: 0)))
    #expect(abs(Double(grid.values[0]) - middle.value) < 1e-3)
  }

  @Test("without wind, in a calm, and where the wind does not count, both sides are alike")
  func still() throws {
    let plain = try field(two, nil, contrast: nil)
    for other in [
      try field(two, nil), try field(two, Winds.hour(0.5, from: 90)),
      try field(two, Winds.hour(5, from: 90), contrast: nil),
      try field(two, Winds.hour(5, from: 90), contrast: 0),
    ] {
      let places = (-10...10).map { place(400, Double($0) * 4) }
      #expect(other.concentrations(.no2, at: places) == plain.concentrations(.no2, at: places))
      #expect(other.method(of: .no2) == "mean+streets")
    }
    #expect(plain.wind == nil)
    #expect(try field(two, Winds.hour(5, from: 90), contrast: nil).wind == nil)
  }
}
