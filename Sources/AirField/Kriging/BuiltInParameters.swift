internal import AirData

/// What the methods take as known about a pollutant until a calibration of the city exists.
///
/// Nugget ratio and range have the least leave-one-station-out error over all hours of 2022 at the ten stations of
/// Valencia, and the spread is the root mean square of those hours relative to their mean; `docs/field.md` has the
/// figures and their limits.
struct BuiltInParameters: Sendable {
  let variogram: Variogram
  let spread: HourlySpread
  /// The spread of what is left where streets carry their part; for NO2 0.7 of the whole: the share with which the
  /// tubes of Ghent are the likeliest, by ten of them drawn as stations.
  ///
  /// CO has no such measurement.
  let spreadUnderStreets: HourlySpread

  init(for pollutant: Pollutant) {
    switch pollutant {
    case .no2: self.init(nuggetRatio: 0.7, rangeMeters: 6000, relativeSpread: 0.5, underStreets: 0.35)
    case .pm25: self.init(nuggetRatio: 0.3, rangeMeters: 4000, relativeSpread: 0.3)
    case .pm10: self.init(nuggetRatio: 0.5, rangeMeters: 1000, relativeSpread: 0.4)
    case .o3: self.init(nuggetRatio: 0.3, rangeMeters: 20_000, relativeSpread: 0.2)
    case .so2: self.init(nuggetRatio: 0.6, rangeMeters: 12_000, relativeSpread: 0.4)
    case .co: self.init(nuggetRatio: 0.5, rangeMeters: 1000, relativeSpread: 0.5)
    }
  }

  private init(nuggetRatio: Double, rangeMeters: Double, relativeSpread: Double, underStreets: Double? = nil) {
    variogram = Variogram(
      nugget: nuggetRatio, partialSill: 1 - nuggetRatio, effectiveRangeMeters: rangeMeters)
    spread = HourlySpread(relativeSpread: relativeSpread)
    spreadUnderStreets = HourlySpread(relativeSpread: underStreets ?? relativeSpread)
  }
}
