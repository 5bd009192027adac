/// Where one rides a personal mobility vehicle, such as an electric kick scooter; it is never pushed.
///
/// It follows `bicycle` and contraflow; tunnels for motor traffic are closed. How fast the cars may be that it rides
/// among, and what is dear, a profile says.
enum ScooterRules {
  /// The directions in which one rides, if the cars are slow enough.
  static func directions(_ street: Street) -> Directions {
    isOpen(street) && !isMotorTunnel(street) ? street.wheelDirections : []
  }

  /// The directions in which there is a cycle track or lane of its own, or no cars at all, so that their speed does not
  /// matter.
  static func calmDirections(_ street: Street) -> Directions { street.isCarFree ? .both : street.cycleways.own }

  private static func isMotorTunnel(_ street: Street) -> Bool { street.isTunnel && !street.isCarFree }

  /// Closed whatever the tags say; `other` is for buses.
  static let excludedClasses: Set<HighwayClass> = [.motorway, .trunk, .steps, .other]

  /// Whether tags and class let scooters in, before the speed of the cars is looked at.
  static func isOpen(_ street: Street) -> Bool {
    guard !excludedClasses.contains(street.highwayClass), !street.isMotorroad, !street.isImpassableForWheels else {
      return false
    }
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
}
