/// The scale of an hour's streets.
package struct StreetFit: Hashable, Sendable {
  /// What a primary street adds, µg/m³: the mean of its posterior.
  package let amplitude: Double
  /// The standard deviation of the posterior, µg/m³; common to all streets of the hour.
  package let amplitudeSigma: Double
  /// Equally likely values of the amplitude over its mean, in rising order.
  package let amplitudeRatios: [Double]
  /// The background that the expectation was scaled to, µg/m³.
  package let level: Double
  /// Ids of the stations at streets that moved the expectation, sorted; none where the prior alone serves.
  package let stations: [String]
  /// Whether the type of some stations is not stated, so that the streets near by had to tell it.
  package let hasUntypedStations: Bool
}

/// A concentration in its two parts, both in µg/m³ and zero or more.
package struct ConcentrationParts: Hashable, Sendable {
  /// What the air of the district has.
  package var background: Double
  /// What the streets near by add: the part that a detour can avoid.
  package var increment: Double
  /// Whether the streets here are stronger than any that is believed; they then count as the strongest.
  package var isBeyondStations: Bool

  /// Puts the two parts together.
  package init(background: Double, increment: Double, isBeyondStations: Bool = false) {
    self.background = background
    self.increment = increment
    self.isBeyondStations = isBeyondStations
  }

  /// The concentration.
  package var total: Double { background + increment }
}
