import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

/// One long primary street along y = 0 and stations beside it and away from it.
@Suite("Background and street increment")
struct StreetFieldTests {
  private static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37))
  private let hour = DateInterval(start: Date(timeIntervalSince1970: 1_650_000_000), duration: 3600)

  /// Kernel 1 in its middle, 0 from 33.25 m on.
  private static let street = StreetLine(
    points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)

  private func model(
    _ lines: [StreetLine] = [street], _ change: (inout StreetCalibration) -> Void = { _ in }
  ) -> StreetModel {
    var calibration = StreetCalibration.published
    change(&calibration)
    return StreetModel(lines, projection: Self.plane, calibration: calibration)
  }

  private func reading(
    _ id: String, _ type: StationType, _ value: Double, x: Double, y: Double, of pollutant: Pollutant = .no2
  ) -> Reading {
    Reading(
      station: Station(id: id, name: id, coordinate: place(x, y), type: type), pollutant: pollutant,
      concentration: value, start: hour.start, end: hour.end, sourceID: "test")
  }

  private func place(_ x: Double, _ y: Double) -> Coordinate { Self.plane.unproject(PlanePoint(x: x, y: y)) }

  private func field(
    _ readings: [Reading], method: FieldMethod = .mean, streets: StreetModel? = nil
  ) throws -> PollutionField {
    try PollutionField(
      hour: hour, readings: readings, model: FieldModel(method: method, streets: streets ?? model()))
  }

  /// A background station with 20 and a traffic station in the middle of the street with 50.
  private var two: [Reading] {
    [reading("park", .background, 20, x: 0, y: 1000), reading("street", .traffic, 50, x: 0, y: 0)]
  }

  private func streetFit(_ field: PollutionField) -> StreetFit? {
    if case .applied(let fit) = field.streets(of: .no2) { fit } else { nil }
  }

  private func parts(_ field: PollutionField, _ x: Double, _ y: Double) throws -> ConcentrationParts {
    try #require(field.parts(.no2, at: [place(x, y)])[0])
  }

  @Test(
    "two stations: half of the difference is the street's, one station being worth as much as the expectation of none")
  func byHand() throws {
    let field = try field(two)
    let fit = try #require(streetFit(field))
    // Kernel 1, difference 50 − 20 = 30: 30 × 1 ÷ (1 + 1).
    #expect(isClose(fit.amplitude, 15, 1e-4))
    #expect(fit.stations == ["street"])
    #expect(isClose(fit.largestKernel, 1, 1e-5))
    // The background is the mean of 20 and 50 − 15; far along the street nothing is re-anchored.
    let far = try parts(field, 2000, 0)
    #expect(isClose(far.background, 27.5, 1e-4))
    #expect(isClose(far.increment, 15, 1e-4))
    #expect(field.method(of: .no2) == "mean+streets")
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

  @Test("is zero away from streets and never below the background")
  func floor() throws {
    let field = try field(two)
    for y in [34.0, 50, 200, 900] { #expect(try parts(field, 0, y).increment == 0) }
    let calm = try self.field([
      reading("park", .background, 40, x: 0, y: 1000), reading("street", .traffic, 10, x: 0, y: 0),
    ])
    #expect(streetFit(calm)?.amplitude == 0)
    for x in stride(from: -400.0, through: 400, by: 20) {
      let parts = try parts(calm, x, 0)
      #expect(parts.increment == 0)
      #expect(parts.background == 25)
    }
  }

  @Test("parts add up to the concentration, and σ is the background's away from streets", arguments: UInt64(1)...6)
  func sums(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
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
    var generator = SplitMix64(seed: seed)
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

  @Test("streets busier than any station's count as the busiest of those, and say so")
  func clipping() throws {
    let avenue = StreetLine(
      points: [PlanePoint(x: -3000, y: 500), PlanePoint(x: 3000, y: 500)], roadClass: .primary, lanes: 8)
    let field = try field(two, streets: model([Self.street, avenue]))
    let beyond = try parts(field, 2000, 500)
    #expect(beyond.isBeyondStations)
    #expect(isClose(beyond.increment, 15, 1e-3))
    #expect(try parts(field, 2000, 10).isBeyondStations == false)
  }

  @Test("an expectation counts where stations are few")
  func expectation() throws {
    let expecting = model { $0.parts[.no2]?.priorAmplitude = 40 }
    #expect(isClose(try #require(streetFit(field(two, streets: expecting))).amplitude, 35, 1e-3))
    let certain = model { $0.parts[.no2]?.priorStations = 0 }
    #expect(isClose(try #require(streetFit(field(two, streets: certain))).amplitude, 30, 1e-3))
  }

  @Test("without its stations or streets all is background, as if there were no streets")
  func absent() throws {
    let plain = { (readings: [Reading]) in
      try PollutionField(
        hour: hour, readings: readings, method: .kriging, origin: Self.plane.origin
      ).concentrations(.no2, at: [place(10, 0), place(0, 500)])
    }
    let cases: [([Reading], StreetOutcome.Reason)] = [
      ([reading("park", .background, 20, x: 0, y: 1000)], .noTrafficStation),
      ([reading("street", .traffic, 50, x: 0, y: 0)], .noBackgroundStation),
      ([two[0], reading("far", .traffic, 50, x: 0, y: 400)], .noStreetAtStation),
    ]
    for (readings, reason) in cases {
      let field = try field(readings, method: .kriging)
      #expect(field.streets(of: .no2) == .absent(reason))
      #expect(field.method(of: .no2) == "kriging")
      #expect(field.concentrations(.no2, at: [place(10, 0), place(0, 500)]) == (try plain(readings)))
      #expect(try parts(field, 10, 0).increment == 0)
    }
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
    /// The mean of what the streets add in the cells of a map; of the mean of the stations the background is the same everywhere.
    func mean(cellMeters: Double) throws -> Float {
      let grid = try #require(field.grid(.no2, try GridSpec(box: box, cellMeters: cellMeters)))
      return grid.values.reduce(0) { $0 + $1 - background } / Float(grid.values.count)
    }
    #expect(abs(try mean(cellMeters: cellMeters) / mean(cellMeters: 2) - 1) < 0.01)
  }

  @Test("is masked where the field is")
  func mask() throws {
    let field = try field(two)
    #expect(field.parts(.no2, at: [place(0, 9000)]) == [nil])
    #expect(field.parts(.o3, at: [place(0, 0)]) == [nil])
  }
}
