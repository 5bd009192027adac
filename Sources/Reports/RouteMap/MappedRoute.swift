package import AirData
package import Geo

/// A route on a map: its line and the figures beside it.
package struct MappedRoute: Sendable {
  /// What a route is called.
  package enum Kind: String, CaseIterable, Sendable {
    /// Least time.
    case fastest
    /// Time and burden weighed.
    case balanced
    /// Least burden.
    case cleanest
    /// Weighed as was asked for.
    case chosen
    /// Least burden within a limit of the detour.
    case budget
    /// Behind it less burden costs more and more time.
    case knee
    /// Another way of a trade-off.
    case choice
    /// A round trip.
    case loop
    /// What somebody has recorded.
    case recorded
  }

  /// What one breathes on the way; nil where nothing is known.
  package struct Air: Sendable {
    /// Minutes at guideline level.
    package let burdenMinutes: Double?
    /// Difference of burden from the fastest route in percent, nil for that itself.
    package let burdenPercent: Double?
    /// Standard deviation of that difference.
    package let burdenSigmaPercent: Double?
    /// Inhaled mass in µg.
    package let doseMicrograms: [Pollutant: Double]
    /// Mean of the index over time.
    package let indexMean: Double?
    /// Largest index on the way.
    package let indexMax: Double?
    /// What the indices on the way lack.
    package let indexCoverage: IndexCoverage

    package init(
      burdenMinutes: Double?, burdenPercent: Double?, burdenSigmaPercent: Double?,
      doseMicrograms: [Pollutant: Double], indexMean: Double?, indexMax: Double?, indexCoverage: IndexCoverage = .whole
    ) {
      self.burdenMinutes = burdenMinutes
      self.burdenPercent = burdenPercent
      self.burdenSigmaPercent = burdenSigmaPercent
      self.doseMicrograms = doseMicrograms
      self.indexMean = indexMean
      self.indexMax = indexMax
      self.indexCoverage = indexCoverage
    }
  }

  /// What it is called; several where one route serves.
  package let kinds: [Kind]
  /// Its line, from the origin to the destination.
  package let line: [Coordinate]
  /// The parts of the line on which a bike is pushed, each by the numbers of its first and its last place.
  package let pushed: [ClosedRange<Int>]
  /// Length in metres.
  package let distanceMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// Difference of time from the fastest route in percent, nil for that itself.
  package let durationPercent: Double?
  /// What one breathes.
  package let air: Air?

  package init(
    kinds: [Kind], line: [Coordinate], pushed: [ClosedRange<Int>] = [], distanceMeters: Double,
    durationSeconds: Double, durationPercent: Double?, air: Air?
  ) {
    self.kinds = kinds
    self.line = line
    self.pushed = pushed
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.durationPercent = durationPercent
    self.air = air
  }
}
