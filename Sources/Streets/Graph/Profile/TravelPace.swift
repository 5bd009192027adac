/// How fast a mode goes along a street in one direction, and at what price.
struct TravelPace: Hashable, Sendable {
  /// km/h; 0 where it is closed.
  var kilometersPerHour: Double
  /// What a minute counts as in a search, at least 1.
  var price: Double
  /// Whether it rides among cars that are faster than it would be free of a price.
  var isAmongFastCars = false

  /// Not allowed.
  static let closed = TravelPace(kilometersPerHour: 0, price: 1)
}

/// Turns the facts of streets into paces, by one profile.
struct TravelPaces: Sendable {
  let profile: ProfileSettings

  /// The part of the speed on the level that one keeps on stairs.
  static let stepsFactor = 0.5
  /// What a minute counts as in which a bike is pushed against the traffic: nobody gets off for a few seconds.
  static let againstTrafficPrice = 2.0

  /// The pace of a mode in one direction.
  func pace(_ mode: TravelMode, _ facts: TravelFacts, _ direction: Directions) -> TravelPace {
    let highwayClass = HighwayClass(rawValue: facts.highwayClass) ?? .other
    guard profile.closedClasses[mode]?.contains(highwayClass) != true else { return .closed }
    var pace =
      switch mode {
      case .walk: walk(facts, direction)
      case .bike: bike(facts, direction)
      case .scooter: scooter(facts, direction)
      }
    pace.price *= profile.classFactor(mode, highwayClass)
    return pace.kilometersPerHour > 0 ? pace : .closed
  }

  private func walk(_ facts: TravelFacts, _ direction: Directions) -> TravelPace {
    guard facts.walk & direction.rawValue != 0 else { return .closed }
    let factor = facts.highwayClass == HighwayClass.steps.rawValue ? Self.stepsFactor : 1
    return TravelPace(kilometersPerHour: profile.speed(of: .walk) * factor, price: 1)
  }

  private func bike(_ facts: TravelFacts, _ direction: Directions) -> TravelPace {
    if facts.ride & direction.rawValue != 0 { return TravelPace(kilometersPerHour: wheels(facts, .bike), price: 1) }
    guard facts.push & direction.rawValue != 0 else { return .closed }
    return TravelPace(
      kilometersPerHour: min(profile.speed(of: .walk), profile.speed(of: .bike)),
      price: facts.isPushedAgainstTraffic(direction) ? Self.againstTrafficPrice : 1)
  }

  private func scooter(_ facts: TravelFacts, _ direction: Directions) -> TravelPace {
    guard facts.scooter & direction.rawValue != 0 else { return .closed }
    let limit = TravelFacts.kilometersPerHour(facts.carLimit)
    let isFree = facts.calm & direction.rawValue != 0 || limit <= profile.scooterStreetLimitKilometersPerHour
    guard isFree || limit <= profile.scooterHighestLimitKilometersPerHour else { return .closed }
    return TravelPace(
      kilometersPerHour: wheels(facts, .scooter), price: isFree ? 1 : ProfileSettings.factor(profile.scooterDearFactor),
      isAmongFastCars: !isFree)
  }

  /// Slower on rough surfaces and among walkers, never above the limit.
  private func wheels(_ facts: TravelFacts, _ mode: TravelMode) -> Double {
    min(
      profile.speed(of: mode) * (Double(facts.wheelPercent) / 100), TravelFacts.kilometersPerHour(facts.wheelCap))
  }
}

extension TravelPace {
  /// The time that a length takes, rounded up; ``StreetGraph/closed`` where it is closed.
  func milliseconds(forMillimeters length: UInt32) -> UInt32 {
    guard kilometersPerHour > 0 else { return StreetGraph.closed }
    return Self.roundedUp(Double(length) * 3.6 / kilometersPerHour)
  }

  /// What a time counts as in a search, in milliseconds, rounded up.
  func priced(_ milliseconds: UInt32) -> UInt32 {
    guard milliseconds != StreetGraph.closed, price > 1 else { return milliseconds }
    return Self.roundedUp(Double(milliseconds) * price)
  }

  /// To whole milliseconds that are not ``StreetGraph/closed``, without the call of a library function that
  /// `rounded(.up)` is on older CPUs.
  @inline(__always)
  private static func roundedUp(_ milliseconds: Double) -> UInt32 {
    let limited = min(Double(StreetGraph.closed - 1), milliseconds)
    let whole = UInt32(limited)
    return Double(whole) < limited ? whole + 1 : whole
  }
}
