import AirData
import Geo

/// One pollutant of a ``PollutionField``.
struct FieldLayer: Sendable {
  let stations: [StationConcentration]
  let method: String
  private let surface: any FittedSurface
  private let mask: CoverageMask

  init(
    stations: [StationConcentration], interpolator: any Interpolator, projection: LocalProjection,
    maskDistanceMeters: Double
  ) throws(FieldError) {
    let samples = stations.map { item in
      FieldSample(
        point: projection.project(item.station.coordinate), value: item.concentration,
        stationID: item.station.id, stationType: item.station.type)
    }
    self.stations = stations
    method = interpolator.id
    surface = try interpolator.fit(samples)
    mask = CoverageMask(stations: samples.map(\.point), distanceMeters: maskDistanceMeters)
  }

  /// The estimate at a point, nil where it is masked.
  func estimate(at point: PlanePoint) -> Estimate? {
    guard mask.covers(point) else { return nil }
    return surface.predict(point).flooredAtZero
  }

  /// Concentrations at some points, NaN where they are masked.
  func concentrations(at points: [PlanePoint]) -> [Float] {
    var values = surface.values(at: points)
    for index in values.indices {
      values[index] = mask.covers(points[index]) ? max(0, values[index]) : .nan
    }
    return values
  }

  /// The layer on a grid, NaN where it is masked.
  func grid(_ spec: GridSpec, in projection: LocalProjection, sigma: GridSigma) -> FieldGrid {
    var grid = surface.grid(spec, in: projection, sigma: sigma)
    grid.applyFloor(and: mask, on: spec.lattice(in: projection))
    return grid
  }
}

extension Estimate {
  /// Kriging may fall short of zero beside a clean station; air does not.
  var flooredAtZero: Estimate { Estimate(value: max(0, value), sigma: sigma) }
}
