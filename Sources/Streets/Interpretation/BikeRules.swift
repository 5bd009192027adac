/// Where one rides a bike, or pushes it: also against the traffic of a one-way street.
enum BikeRules {
  /// The directions in which one rides, and those in which one pushes.
  static func directions(_ street: Street) -> (ride: Directions, push: Directions) {
    switch passage(street) {
    case .ride: (ride: street.wheelDirections, push: againstTraffic(street))
    case .push: (ride: [], push: Oneway.walk(street.tags))
    case .closed: (ride: [], push: [])
    }
  }

  /// The directions in which one gets off on a street that is ridden the other way alone: where one may walk, unless
  /// its tags keep bikes out that way.
  ///
  /// Nobody goes around a roundabout the wrong way: on foot one crosses its streets outside of it.
  private static func againstTraffic(_ street: Street) -> Directions {
    guard !street.isRing else { return [] }
    var push = WalkRules.directions(street).subtracting(street.wheelDirections)
    for (direction, key) in [(Directions.forward, "bicycle:forward"), (.backward, "bicycle:backward")]
    where street.tags.permission([key]) == .no {
      push.subtract(direction)
    }
    return push
  }

  enum Passage: Hashable {
    case ride, push, closed
  }

  /// Whether one rides.
  ///
  /// A bike is pushed at walking pace where `bicycle=dismount` says so, in places made for walkers, and where vehicles
  /// but not walkers are kept out, or where no wheels get through. `bicycle=no` and steps keep it out altogether.
  static func passage(_ street: Street) -> Passage {
    guard street.highwayClass != .steps else { return .closed }
    let canPush = WalkRules.isOpen(street)
    let permission = street.tags.permission(AccessKeys.bike)
    if street.isImpassableForWheels, permission != .no { return canPush ? .push : .closed }
    switch permission {
    case .yes, .designated: return isRideable(street) ? .ride : canPush ? .push : .closed
    case .dismount: return canPush ? .push : .closed
    case .no: return canPush && street.tags.permission(["bicycle"]) == nil ? .push : .closed
    case nil: return isRideableUntagged(street) ? .ride : canPush && isMadeForWalkers(street) ? .push : .closed
    }
  }

  /// `access=yes` alone does not make a footway a place to ride on.
  private static func isRideable(_ street: Street) -> Bool {
    isRideableUntagged(street) || street.tags.permission(["bicycle"])?.isPositive == true
  }

  private static func isRideableUntagged(_ street: Street) -> Bool {
    guard !street.isMotorroad, !isMadeForWalkers(street) else { return false }
    return street.highwayClass != .other
  }

  private static func isMadeForWalkers(_ street: Street) -> Bool {
    street.highwayClass.isForWalkers || (street.highwayClass == .path && street.tags.has("foot", "designated"))
  }
}
