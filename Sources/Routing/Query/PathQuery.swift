package import Streets

/// What is asked of a ``Router``: between which two places, and what is to be small.
package struct PathQuery: Sendable {
  /// Where the path begins.
  package var origin: SnappedPoint
  /// Where it ends.
  package var destination: SnappedPoint
  /// How one travels.
  package var mode: TravelMode
  /// What the search minimises.
  package var objective: Objective
  /// The hour's pollution; nil when nothing is known of the air.
  package var pollution: EdgePollution?
  /// p along the segments where the path begins and ends, by segment: any part of them is charged its own mean.
  ///
  /// A profile takes the place of the segment's figure in ``pollution``, also for the segment as a whole, so that no
  /// part is dearer than the whole. A segment without a profile has its one figure all along.
  package var profiles: [Int: SegmentProfile] = [:]
  /// Areas to keep out of.
  package var zones: [Zone] = []
  /// What the zones do.
  package var policy: ExclusionPolicy = .avoid(factor: 5)
  /// What searches for copies of this query share.
  let scratch = QueryScratch()

  /// Creates a query without zones.
  package init(
    origin: SnappedPoint, destination: SnappedPoint, mode: TravelMode, objective: Objective,
    pollution: EdgePollution?
  ) {
    self.origin = origin
    self.destination = destination
    self.mode = mode
    self.objective = objective
    self.pollution = pollution
  }

  /// Creates a query with p by segment, for an hour of which nothing else is asked.
  package init(
    origin: SnappedPoint, destination: SnappedPoint, mode: TravelMode, objective: Objective, pollution: [Float]
  ) {
    self.init(
      origin: origin, destination: destination, mode: mode, objective: objective, pollution: EdgePollution(pollution))
  }
}

extension PathQuery {
  /// Whether origin and destination are one point of a street.
  var isInPlace: Bool { origin.isSamePoint(as: destination) }
}

extension SnappedPoint {
  /// Whether two are one point of a street.
  func isSamePoint(as other: SnappedPoint) -> Bool { segment == other.segment && fraction == other.fraction }
}
