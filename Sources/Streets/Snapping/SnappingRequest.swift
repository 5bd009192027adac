package import Geo

/// A place that is to be moved to a street, and which streets will do.
package struct SnappingRequest: Sendable, Hashable {
  /// The direction of a street, as somebody travels on it.
  package struct Direction: Sendable, Hashable {
    /// Degrees clockwise from north.
    package var degrees: Double
    /// How far the street may differ from it to either side.
    package var rangeDegrees: Double

    /// A direction and how far streets may differ from it.
    package init(degrees: Double, rangeDegrees: Double) {
      self.degrees = degrees
      self.rangeDegrees = rangeDegrees
    }

    /// Whether a direction is near enough.
    func includes(_ other: Double) -> Bool {
      let difference = abs(degrees - other).truncatingRemainder(dividingBy: 360)
      return min(difference, 360 - difference) <= rangeDegrees
    }
  }

  /// On which side of the street a place has to lie for somebody who comes to it or leaves it.
  package enum Side: Sendable, Hashable {
    case left, right
  }

  /// The place that is moved to a street.
  package var place: Coordinate
  /// Metres to the street, at most.
  package var limitMeters: Double
  /// The direction in which one travels on it; nil for any.
  package var direction: Direction?
  /// The side of it on which the place lies for whoever travels there; nil for any.
  ///
  /// On a street of one way it does not count.
  package var side: Side?

  /// A place whose street is at most so far away.
  package init(_ place: Coordinate, limitMeters: Double, direction: Direction? = nil, side: Side? = nil) {
    self.place = place
    self.limitMeters = limitMeters
    self.direction = direction
    self.side = side
  }

  /// Whether any street will do that is near enough.
  var isOpen: Bool { direction == nil && side == nil }
}
