internal import Geo

/// A map's pattern at the level of an hour's stations; where the map has no value, another method serves.
///
/// At the stations on the map the deviation from it is interpolated by the base, in the way of ``MapScaling`` that
/// leaves out stations better in this hour.
struct MapInterpolator: Interpolator {
  private let pattern: MapPattern
  private let projection: LocalProjection
  private let base: any LinearInterpolator
  private let otherwise: any Interpolator

  /// - Parameters:
  ///   - pattern: The map.
  ///   - projection: The plane of the samples.
  ///   - base: What interpolates deviations from the map.
  ///   - otherwise: What serves where the map has no value.
  init(
    _ pattern: MapPattern, on projection: LocalProjection, base: any LinearInterpolator, otherwise: any Interpolator
  ) {
    self.pattern = pattern
    self.projection = projection
    self.base = base
    self.otherwise = otherwise
  }

  /// `kriging+map`.
  var id: String { base.id + "+map" }

  /// Whether any station stands where the map has a value.
  func knowsAny(of samples: [FieldSample]) -> Bool {
    samples.contains { $0.flaw == nil && !pattern.value(at: projection.unproject($0.point)).isNaN }
  }

  /// Fits the deviations from the map, and the method that serves beside it.
  func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    let values = samples.map { pattern.value(at: projection.unproject($0.point)) }
    let known = samples.indices.filter { !values[$0].isNaN }
    let beside = try otherwise.fit(samples)
    guard !known.isEmpty else {
      return MapSurface(
        method: (beside as? StreetSurface)?.method ?? otherwise.id, pattern: pattern, projection: projection,
        scaled: nil, beside: beside, outcome: .absent(.noStationOnMap))
    }
    let (onMap, map) = (known.map { samples[$0] }, known.map { values[$0] })
    let scaling = try MapScaling.better(for: onMap, map: map, base: base)
    let fit = MapFit(scaling, onMap, map: map)
    let deviations = zip(onMap, map).map { sample, value in
      FieldSample(
        point: sample.point, value: fit.deviation(of: sample.value, map: value), stationID: sample.stationID,
        stationType: sample.stationType, ownVariance: fit.ownVariance(of: sample))
    }
    let outcome = MapOutcome.applied(scaling: scaling.rawValue, stations: onMap.map(\.stationID).sorted())
    return MapSurface(
      method: id, pattern: pattern, projection: projection, scaled: (fit, try base.fit(deviations)), beside: beside,
      outcome: outcome)
  }
}
