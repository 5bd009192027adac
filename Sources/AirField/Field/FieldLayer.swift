import AirData
import Geo

/// One pollutant of a ``PollutionField``.
struct FieldLayer: Sendable {
  let stations: [StationConcentration]
  let method: String
  private let surface: any FittedSurface
  private let mask: CoverageMask
  private let quantiles: ErrorQuantiles

  init(
    stations: [StationConcentration], interpolator: any Interpolator, quantiles: ErrorQuantiles,
    projection: LocalProjection, maskDistanceMeters: Double
  ) throws(FieldError) {
    let samples = stations.map { item in
      FieldSample(
        point: projection.project(item.station.coordinate), value: item.concentration,
        stationID: item.station.id, stationType: item.station.type)
    }
    self.stations = stations
    self.quantiles = quantiles
    method = interpolator.id
    surface = try interpolator.fit(samples)
    mask = CoverageMask(stations: samples.map(\.point), distanceMeters: maskDistanceMeters)
  }

  /// The estimate at a point, nil where it is masked.
  func estimate(at point: PlanePoint) -> Estimate? {
    methodEstimate(at: point)?.scaled(by: quantiles.sigmaScale)
  }

  /// The range that a reading lies in with a probability, nil where it is masked.
  func interval(at point: PlanePoint, share: ConcentrationInterval.Share) -> ConcentrationInterval? {
    methodEstimate(at: point).map { quantiles.interval(around: $0, share: share) }
  }

  /// The probability that a reading exceeds a limit in µg/m³, nil where it is masked.
  func probability(exceeding limit: Double, at point: PlanePoint) -> Double? {
    methodEstimate(at: point).flatMap { quantiles.probability(of: $0, exceeding: limit) }
  }

  /// The estimate with the method's own σ, which the quantiles count in.
  private func methodEstimate(at point: PlanePoint) -> Estimate? {
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
    grid.applyFloor(and: mask, on: spec.lattice(in: projection), sigmaScale: Float(quantiles.sigmaScale))
    return grid
  }
}

extension Estimate {
  /// Kriging may fall short of zero beside a clean station; air does not.
  var flooredAtZero: Estimate { Estimate(value: max(0, value), sigma: sigma) }

  /// The estimate with σ multiplied.
  func scaled(by factor: Double) -> Estimate { Estimate(value: value, sigma: sigma * factor) }
}
