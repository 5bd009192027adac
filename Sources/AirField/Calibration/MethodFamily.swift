/// The families of methods that a calibration compares with the mean, each with the parameters that it chooses among.
enum MethodFamily: CaseIterable, Sendable {
  case nearest
  case inverseDistance
  case inverseDistanceSquared
  /// Kriging with any nugget.
  case kriging
  /// Kriging in which at least half of the variance is a nugget: it stays near the mean, and few stations support more.
  case cautiousKriging

  private static let minCautiousNuggetRatio = 0.5

  /// The family's methods.
  var methods: [ChosenMethod] {
    switch self {
    case .nearest: [.nearest]
    case .inverseDistance: [.inverseDistance(power: 1)]
    case .inverseDistanceSquared: [.inverseDistance(power: 2)]
    case .kriging: Self.variograms.map { .kriging($0) }
    case .cautiousKriging:
      Self.variograms.filter { $0.nugget >= Self.minCautiousNuggetRatio }.map { .kriging($0) }
    }
  }

  /// Nugget over sill.
  private static let nuggetRatios = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  private static let rangesMeters: [Double] = [
    500, 1000, 1500, 2000, 3000, 4000, 6000, 9000, 14_000, 20_000, 40_000, 100_000,
  ]

  /// Exponential variograms of sill 1: with few stations, a choice of shapes as well finds more chance than structure.
  private static let variograms = nuggetRatios.flatMap { nugget in
    rangesMeters.map { range in Variogram(nugget: nugget, partialSill: 1 - nugget, effectiveRangeMeters: range) }
  }
}
