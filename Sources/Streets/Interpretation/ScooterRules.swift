/// Where and how fast one rides a personal mobility vehicle, such as an electric kick scooter; it is never pushed.
///
/// It follows `bicycle` and contraflow. A road above the street limit is open in the directions in which it has a cycle
/// track or lane of its own; tunnels for motor traffic are closed.
enum ScooterRules {
  static func speed(_ street: Street, _ profile: ProfileSettings) -> DirectedSpeed {
    guard isOpen(street), !isMotorTunnel(street) else { return .closed }
    var directions = street.wheelDirections
    if !isCalm(street, profile) { directions.formIntersection(street.cycleways.own) }
    return DirectedSpeed(street.wheelSpeed(profile.speed(of: .scooter)), along: directions)
  }

  private static func isMotorTunnel(_ street: Street) -> Bool { street.isTunnel && !street.isCarFree }

  /// Closed whatever the tags say; `other` is for buses.
  static let excludedClasses: Set<HighwayClass> = [.motorway, .trunk, .steps, .other]

  /// Whether tags and class let scooters in, before the speed of the cars is looked at.
  static func isOpen(_ street: Street) -> Bool {
    guard !excludedClasses.contains(street.highwayClass), !street.isMotorroad else { return false }
    let permission = street.tags.permission(AccessKeys.scooter)
    if let permission, !permission.isPositive { return false }
    return isForWheels(street) || isShared(street)
  }

  /// Streets and cycleways, tracks included; paths only where bikes are expected.
  private static func isForWheels(_ street: Street) -> Bool {
    street.highwayClass.isCarriageway || street.highwayClass == .cycleway
  }

  /// Ways for walkers that bikes may ride on; pavements only where a part is marked for bikes.
  private static func isShared(_ street: Street) -> Bool {
    let permission = street.tags.permission(["small_electric_vehicle", "bicycle"])
    let isPavement = street.tags.has("footway", "sidewalk")
    return isPavement ? permission == .designated : permission?.isPositive == true
  }

  /// Whether a scooter may share the carriageway: no cars, or no faster than the limit.
  private static func isCalm(_ street: Street, _ profile: ProfileSettings) -> Bool {
    if street.isCarFree { return true }
    let limit = street.limit?.value ?? SpeedLimit.presumed(for: street.highwayClass)
    return limit <= profile.scooterStreetLimitKilometersPerHour
  }
}
