import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("Street air that is kept with a network")
struct KeptStreetsTests {
  private static let plane = LocalProjection(origin: Winds.place)
  private static let lines = [
    StreetLine(
      points: [PlanePoint(x: -800, y: 0), PlanePoint(x: 900, y: 200)], roadClass: .primary, lanes: 2,
      speedLimitKilometersPerHour: 50, setting: .builtUp)
  ]

  private func model(_ calibration: StreetCalibration = .fitted, kept: KeptStreets? = nil) -> StreetModel {
    StreetModel(LineList(all: Self.lines), projection: Self.plane, calibration: calibration, kept: kept)
  }

  private func kept(density: KeptDensity? = nil) throws -> KeptStreets {
    let settings = try #require(StreetCalibration.fitted.keptSettings(for: .no2))
    let density = density ?? model().densityToKeep
    return KeptStreets(settings: settings) { density }
  }

  @Test("serves the pollutants that have the same kernel, and nobody without one")
  func serves() throws {
    let model = try model(kept: kept())
    #expect(Pollutant.allCases.filter { model.isKept($0) } == [.no2, .co])
    #expect(Pollutant.allCases.allSatisfy { !self.model().isKept($0) })
    #expect(StreetCalibration.fitted.keptSettings(for: .pm25) == nil)
  }

  @Test("does not serve a city with another reach, strength, weight or spread of streets")
  func isOfOtherSettings() throws {
    let kept = try kept()
    let changes: [(inout StreetCalibration) -> Void] = [
      { $0.parts[.no2]?.decay.builtUpReachMeters = 61 }, { $0.parts[.no2]?.decay.openReachMeters = 149 },
      { $0.strength.byClass[.tertiary] = 0.74 }, { $0.district.weights[.residential] = 0.3 },
      { $0.district.spreadMeters = 360 },
    ]
    for (number, change) in changes.enumerated() {
      var calibration = StreetCalibration.fitted
      change(&calibration)
      #expect(!model(calibration, kept: kept).isKept(.no2), "change \(number)")
    }
  }

  @Test("serves where only the amplitude or the clock is another")
  func amplitude() throws {
    var calibration = StreetCalibration.fitted
    calibration.parts[.no2]?.prior = AmplitudePrior(ratio: 0.4, logDeviation: 0.2)
    calibration.leeContrasts = [.no2: 0.5]
    #expect(try model(calibration, kept: kept()).isKept(.no2))
  }

  @Test("has the density that was kept, and works it out where that does not fit together")
  func density() throws {
    let made = model().density
    let place = PlanePoint(x: 30, y: -70)
    let flat = KeptDensity(frame: [0, 0, 100, 1, 1, 7], densities: [7])
    #expect(try model(kept: kept(density: flat)).density.value(at: place) == 7)
    #expect(DistrictDensity(made.kept)?.value(at: place) == made.value(at: place))
    #expect(DistrictDensity(made.kept)?.mean == made.mean)
    let bad = [
      KeptDensity(frame: [0, 0, 100, 2, 1, 7], densities: [7]),
      KeptDensity(frame: [0, 0, 100, .nan, 1, 7], densities: []),
      KeptDensity(frame: [], densities: []),
    ]
    for kept in bad {
      #expect(try model(kept: self.kept(density: kept)).density.value(at: place) == made.value(at: place))
    }
  }

  /// A station at the street, and two away from it.
  private var readings: [Reading] {
    [
      ("street", StationType.traffic, 48.0, 0.0, 100.0), ("park", .background, 20, 300, 900),
      ("edge", .background, 17, -600, -500),
    ]
    .map { id, type, value, x, y in
      Reading(
        station: Station(
          id: id, name: id, coordinate: Self.plane.unproject(PlanePoint(x: x, y: y)), type: type), pollutant: .no2,
        concentration: value, start: Histories.start, end: Histories.start + 3600, sourceID: "test")
    }
  }

  @Test("gives the field that it gives without being kept, in calm air and in wind", arguments: [true, false])
  func field(isWindy: Bool) throws {
    var calibration = StreetCalibration.fitted
    if isWindy { calibration.leeContrasts = [.no2: 0.5] }
    let model = try model(calibration, kept: kept())
    let wind = try #require(Winds.hour(3, from: 270))
    let field = try PollutionField(
      hour: DateInterval(start: Histories.start, duration: 3600), readings: readings,
      model: FieldModel(streets: model), wind: wind)
    let points = randomPoints(seed: 4, count: 300).map { PlanePoint(x: $0.x / 8 - 700, y: $0.y / 20 - 200) }
    let values = try #require(model.values(for: .no2, at: points))
    let places = points.map { Self.plane.unproject($0) }
    let known = field.concentrations(.no2, at: places, streets: values)
    let lookedUp = field.concentrations(.no2, at: places)
    #expect(zip(known, lookedUp).allSatisfy { isClose(Double($0), Double($1), 1e-5) })
    #expect(Set(lookedUp).count > 100)
    // Values of other places than those that are asked for count for nothing.
    #expect(field.concentrations(.no2, at: places, streets: Array(values.dropLast())) == lookedUp)
  }
}
