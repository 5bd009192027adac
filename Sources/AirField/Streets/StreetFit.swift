/// The scale of an hour's streets.
public struct StreetFit: Hashable, Sendable {
  /// What a primary street adds, µg/m³: the mean of its posterior.
  public let amplitude: Double
  /// The standard deviation of the posterior, µg/m³; common to all streets of the hour.
  public let amplitudeSigma: Double
  /// Equally likely values of the amplitude over its mean, in rising order.
  public let amplitudeRatios: [Double]
  /// The background that the expectation was scaled to, µg/m³.
  public let level: Double
  /// Ids of the stations at streets that moved the expectation, sorted; none where the prior alone serves.
  public let stations: [String]
  /// Whether stations said nothing of what surrounds them, so that the streets near by had to tell.
  public let hasUntypedStations: Bool
}

/// A concentration in its two parts, both in µg/m³ and zero or more.
public struct ConcentrationParts: Hashable, Sendable {
  /// What the air of the district has.
  public var background: Double
  /// What the streets near by add: the part that a detour can avoid.
  public var increment: Double
  /// Whether the streets here are stronger than any that is believed; they then count as the strongest.
  public var isBeyondStations: Bool

  /// Puts the two parts together.
  public init(background: Double, increment: Double, isBeyondStations: Bool = false) {
    self.background = background
    self.increment = increment
    self.isBeyondStations = isBeyondStations
  }

  /// The concentration.
  public var total: Double { background + increment }
}
