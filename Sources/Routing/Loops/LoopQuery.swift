package import Streets

/// A round trip of some length from a place, in the cleanest air that the length allows.
package struct LoopQuery: Sendable {
  /// Where it begins and ends.
  package var origin: SnappedPoint
  /// How one travels.
  package var mode: TravelMode
  /// What its length is measured in.
  package var measure: ReachQuery.Measure
  /// How long it is to be, in that measure.
  package var length: Double
  /// The hour's pollution; nil when nothing is known of the air.
  package var pollution: EdgePollution?
  /// Where it had better not lead.
  package var zones: [Zone] = []
  /// What the zones do.
  package var policy: ExclusionPolicy = .avoid(factor: 5)
  /// How many that differ are wanted.
  package var count = 3

  /// By what part a loop may be longer or shorter.
  package static let tolerance = 0.08
  /// The share of a loop that may be travelled a second time.
  package static let maxRepeated = 0.1
  /// The share of its metres that a loop may have in common with one that is given before it.
  static let maxShared = 0.5

  /// Asks for three loops, without zones.
  package init(
    origin: SnappedPoint, mode: TravelMode, measure: ReachQuery.Measure, length: Double, pollution: EdgePollution?
  ) {
    (self.origin, self.mode, self.measure) = (origin, mode, measure)
    (self.length, self.pollution) = (length, pollution)
  }
}
