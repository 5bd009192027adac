public import AirData
public import Geo

/// A route on a map: its line and the figures beside it.
public struct MappedRoute: Sendable {
  /// What a route is called.
  public enum Kind: String, CaseIterable, Sendable {
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
  }

  /// What one breathes on the way; nil where nothing is known.
  public struct Air: Sendable {
    /// Minutes at guideline level.
    public let burdenMinutes: Double?
    /// Difference of burden from the fastest route in percent, nil for that itself.
    public let burdenPercent: Double?
    /// Standard deviation of that difference.
    public let burdenSigmaPercent: Double?
    /// Inhaled mass in µg.
    public let doseMicrograms: [Pollutant: Double]
    /// Mean of the index over time.
    public let indexMean: Double?
    /// Largest index on the way.
    public let indexMax: Double?

    /// Creates the figures.
    public init(
      burdenMinutes: Double?, burdenPercent: Double?, burdenSigmaPercent: Double?,
      doseMicrograms: [Pollutant: Double], indexMean: Double?, indexMax: Double?
    ) {
      self.burdenMinutes = burdenMinutes
      self.burdenPercent = burdenPercent
      self.burdenSigmaPercent = burdenSigmaPercent
      self.doseMicrograms = doseMicrograms
      self.indexMean = indexMean
      self.indexMax = indexMax
    }
  }

  /// What it is called; several where one route serves.
  public let kinds: [Kind]
  /// Its line, from the origin to the destination.
  public let line: [Coordinate]
  /// Length in metres.
  public let distanceMeters: Double
  /// Travel time in seconds.
  public let durationSeconds: Double
  /// Difference of time from the fastest route in percent, nil for that itself.
  public let durationPercent: Double?
  /// What one breathes.
  public let air: Air?

  /// Creates a route.
  public init(
    kinds: [Kind], line: [Coordinate], distanceMeters: Double, durationSeconds: Double, durationPercent: Double?,
    air: Air?
  ) {
    self.kinds = kinds
    self.line = line
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.durationPercent = durationPercent
    self.air = air
  }
}
