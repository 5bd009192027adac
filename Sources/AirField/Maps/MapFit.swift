/// A map at the level of one hour: what is interpolated between the stations, and what the field is made of it.
struct MapFit: Sendable {
  let scaling: MapScaling
  /// Means of the readings and of the map at their places.
  let means: (readings: Double, map: Double)
  /// Mean of the readings, in whose scale the deviations are interpolated.
  private let level: Double
  /// Mean log-ratio, or the map's mean at the stations at the hour's level.
  private let center: Double
  /// Factor of the map in the residual way.
  private let slope: Double

  /// What stations differ from a map by, over their mean: how far a map of a year is off in an hour (a presumption).
  static let spread = HourlySpread(relativeSpread: 0.3)

  /// Fits the way's constants to an hour's readings at places that the map knows.
  init(_ scaling: MapScaling, _ samples: [FieldSample], map: [Double]) {
    self.scaling = scaling
    let count = Double(max(1, samples.count))
    let sum = samples.reduce(0) { $0 + $1.value }
    means = (sum / count, map.reduce(0, +) / count)
    level = max(1, sum / count)
    slope = Self.slope(sum, over: map.reduce(0, +))
    switch scaling {
    case .logRatio: center = zip(samples, map).reduce(0) { $0 + Self.log($1.0.value, over: $1.1) } / count
    case .residual: center = slope * map.reduce(0, +) / count
    }
  }

  /// What is interpolated for a reading: its mean is about the mean of the readings, so that their spread serves.
  func deviation(of reading: Double, map: Double) -> Double {
    switch scaling {
    case .logRatio: level * (1 + Self.log(reading, over: map) - center)
    case .residual: reading - slope * map + center
    }
  }

  /// The variance of ``deviation(of:map:)`` that a sample's own variance comes to.
  func ownVariance(of sample: FieldSample) -> Double {
    switch scaling {
    case .logRatio:
      let perMicrogram = level / (max(0, sample.value) + 1)
      return perMicrogram * perMicrogram * sample.ownVariance
    case .residual: return sample.ownVariance
    }
  }

  /// The concentration of a place, from the map's value and what is interpolated there.
  func estimate(map: Double, deviation: Estimate) -> Estimate {
    switch scaling {
    case .logRatio:
      let value = max(0, Self.value(map, log: center + (deviation.value - level) / level))
      return Estimate(value: value, sigma: sigma(of: value, deviation: deviation.sigma))
    case .residual:
      return Estimate(value: max(0, slope * map - center + deviation.value), sigma: deviation.sigma)
    }
  }

  /// σ of a concentration of zero or more, from that of what is interpolated there.
  func sigma(of value: Double, deviation: Double) -> Double {
    switch scaling {
    case .logRatio: (value + 1) * deviation / level
    case .residual: deviation
    }
  }

  /// ln((reading + 1) / (map + 1)), in µg/m³: about the resolution of an analyser is added, so that zero has a
  /// logarithm.
  static func log(_ reading: Double, over map: Double) -> Double {
    ((max(0, reading) + 1) / (max(0, map) + 1)).logarithm
  }

  /// The concentration that a log-ratio means; no hour has more than e³ or less than e⁻³ of its year.
  static func value(_ map: Double, log: Double) -> Double { (max(0, map) + 1) * max(-3, min(3, log)).exponential - 1 }

  /// The hour's level over the map's; 1 where the map has none.
  static func slope(_ readings: Double, over map: Double) -> Double { map > 0 ? max(0, readings) / map : 1 }
}
