/// Directions on the ground in degrees clockwise from north.
package enum Bearing {
  /// The nearest whole degree, 0 up to 359.
  package static func whole(_ degrees: Double) -> Int { Int(degrees.rounded()) % 360 }

  /// The direction in which one looks back.
  static func opposite(_ degrees: Double) -> Double { degrees >= 180 ? degrees - 180 : degrees + 180 }

  /// How far one turns from a direction to another: −180 to 180, positive to the right.
  package static func turn(from before: Double, to after: Double) -> Double {
    let turn = (after - before).truncatingRemainder(dividingBy: 360)
    return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn
  }
}

/// Which way one turns, by OSRM's angles: straight up to 20° from straight on, slight to 40°, sharp from 120°.
package enum TurnDirection: String, Sendable, CaseIterable {
  case uturn
  case sharpRight = "sharp right"
  case right
  case slightRight = "slight right"
  case straight
  case slightLeft = "slight left"
  case left
  case sharpLeft = "sharp left"

  /// The direction of a turn in degrees, positive to the right.
  package init(degrees: Double) {
    switch abs(degrees) {
    case ...20: self = .straight
    case ...40: self = degrees > 0 ? .slightRight : .slightLeft
    case ...120: self = degrees > 0 ? .right : .left
    case ..<179: self = degrees > 0 ? .sharpRight : .sharpLeft
    default: self = .uturn
    }
  }

  /// The direction in which one turns into another street, however sharply: nobody turns around there.
  init(turning degrees: Double) {
    let direction = Self(degrees: degrees)
    self = direction == .uturn ? (degrees > 0 ? .sharpRight : .sharpLeft) : direction
  }
}

/// The eight directions that people speak of.
package enum CompassPoint: String, Sendable, CaseIterable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// The nearest to a direction in degrees clockwise from north.
  package init(degrees: Double) {
    let eighth = Int((degrees / 45).rounded()) % 8
    self = Self.allCases[(eighth + 8) % 8]
  }
}
