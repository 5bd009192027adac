package import Geo

/// What one has to do at the beginning of a step.
package struct Maneuver: Sendable, Hashable {
  /// OSRM's words for it.
  package enum Kind: String, Sendable {
    case depart
    case arrive
    /// Onto another street.
    case turn
    /// Straight on, where the street changes its name.
    case newName = "new name"
    /// A turn of the same street, or straight on where that is not plain.
    case proceed = "continue"
    /// To one side where nothing leads straight on.
    case endOfRoad = "end of road"
    /// To one side where two streets go on.
    case fork
    /// Into a roundabout and along it.
    case roundabout
    /// Out of it again.
    case exitRoundabout = "exit roundabout"
    /// No turn, but something to know of: stairs, a bridge, a gate.
    case notification
  }

  /// A side of the way.
  package enum Side: String, Sendable {
    case left, right
  }

  /// What one does.
  package var kind: Kind
  /// Which way; straight on for a path's ends.
  package var direction: TurnDirection
  /// Which way in words: another one than ``direction`` where it has to be told apart from a second way on that side.
  package var wording: TurnDirection
  /// Where.
  package let place: Coordinate
  /// The direction before it in whole degrees, 0 where the path begins.
  package let bearingBefore: Int
  /// The direction after it, 0 where the path ends.
  package let bearingAfter: Int
  /// What there is to know of the way here, in the order in which one comes to it.
  package var features: [WayFeature] = []
  /// Which exit of a roundabout is taken, counted from 1; nil for all else.
  package var exit: Int?
  /// What the stop is called that one comes to; nil at the end of the way, and for all else.
  package var stop: String?
  /// A side of the way, nil where none has to be told.
  ///
  /// At the end, that of the destination. For a street that one crosses to continue behind it, that of the crossing:
  /// nil where the street's name alone says which one.
  package var side: Side?
}

/// What a way is like from a place on.
package enum WayFeature: Sendable, Hashable {
  /// Stairs; nil where the map does not say whether they lead up.
  case stairs(up: Bool?)
  /// A way that climbs, or falls.
  case ramp(up: Bool?)
  case bridge
  case tunnel
  /// A lift, with the level where one leaves it, where that is known.
  case lift(level: String?)
  /// Over a street; its name is empty where it is not known.
  case crossing(CrossingKind, street: String)
  /// A turn that comes after a crossing, not before it.
  case afterCrossing(street: String)
  case gate
  /// Onto a cycleway, or off it.
  case cycleway(on: Bool)
  /// Where a bike is pushed from here, or ridden again.
  case walkingBike(begins: Bool)
  /// Onto the street among cars, or off it.
  case traffic(on: Bool)
}

/// How a street is crossed.
package enum CrossingKind: String, Sendable, CaseIterable {
  case signals, zebra, island, plain
}
