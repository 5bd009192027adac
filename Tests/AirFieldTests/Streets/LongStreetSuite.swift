import AirData
import Foundation
import Geo
import Testing

@testable import AirField

/// A suite over one long primary street along y = 0, with stations beside it and away from it.
protocol LongStreetSuite {}

extension LongStreetSuite {
  static var plane: LocalProjection { LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.37)) }
  var hour: DateInterval { DateInterval(start: Date(timeIntervalSince1970: 1_650_000_000), duration: 3600) }

  /// Kernel 1 in its middle, 0 from 33.25 m on.
  static var street: StreetLine {
    StreetLine(points: [PlanePoint(x: -3000, y: 0), PlanePoint(x: 3000, y: 0)], roadClass: .primary, lanes: 2)
  }

  func model(
    _ lines: [StreetLine] = [Self.street], _ change: (inout StreetCalibration) -> Void = { _ in }
  ) -> StreetModel {
    var calibration = StreetCalibration.fitted
    calibration.parts[.no2]?.decay = StreetDecay(builtUpReachMeters: 30, openReachMeters: 570)
    calibration.district.ratioPerDensity = 0
    change(&calibration)
    return StreetModel(lines, projection: Self.plane, calibration: calibration)
  }

  func reading(
    _ id: String, _ type: StationType, _ value: Double, x: Double, y: Double, of pollutant: Pollutant = .no2
  ) -> Reading {
    Reading(
      station: Station(id: id, name: id, coordinate: place(x, y), type: type), pollutant: pollutant,
      concentration: value, start: hour.start, end: hour.end, sourceID: "test")
  }

  func place(_ x: Double, _ y: Double) -> Coordinate { Self.plane.unproject(PlanePoint(x: x, y: y)) }

  func field(
    _ readings: [Reading], method: FieldMethod = .mean, streets: StreetModel? = nil
  ) throws -> PollutionField {
    try PollutionField(
      hour: hour, readings: readings, model: FieldModel(method: method, streets: streets ?? model()))
  }

  /// A background station with 20 and a traffic station in the middle of the street with 50.
  var two: [Reading] {
    [reading("park", .background, 20, x: 0, y: 1000), reading("street", .traffic, 50, x: 0, y: 0)]
  }

  func streetFit(_ field: PollutionField) throws -> StreetFit { try #require(field.streets(of: .no2)) }

  /// What is expected of the hour's amplitude over the background, before stations are asked.
  var ratio: Double { AmplitudePrior.fitted.ratio(at: hour.start, in: .gmt) }

  /// What stations make of the expectation, where they read so much above the background per µg/m³ of amplitude.
  func posterior(_ stations: [(kernel: Double, value: Double)]) -> AmplitudePosterior {
    let level = stations.reduce(0) { $0 + $1.value } / stations.reduce(0) { $0 + 1 + ratio * $1.kernel }
    return AmplitudePosterior(
      median: ratio * level, logDeviation: AmplitudePrior.fitted.logDeviation, level: level,
      stations: stations.map { .init(kernel: $0.kernel, value: $0.value) })
  }

  func parts(_ field: PollutionField, _ x: Double, _ y: Double) throws -> ConcentrationParts {
    try #require(field.parts(.no2, at: [place(x, y)])[0])
  }
}
