/// A way that is a street, with what the rules of all modes look at.
struct Street {
  let tags: Tags
  let highwayClass: HighwayClass
  let limit: SpeedLimit?
  let traffic: Directions
  let cycleways: CycleFacilities
  /// The part of their speed that wheels keep on the surface.
  let wheelFactor: Double

  /// A street whose traffic keeps to a side, where its tags do not say it themselves; nil for what is none.
  init?(_ tags: Tags, keepingTo side: DrivingSide = .right) {
    guard let highwayClass = HighwayClass(tags) else { return nil }
    self.tags = tags
    self.highwayClass = highwayClass
    limit = SpeedLimit(tags)
    traffic = tags.has("area", "yes") ? .both : Oneway.traffic(tags, highwayClass)
    cycleways = CycleFacilities(tags, traffic: traffic, keepingTo: DrivingSide(tags) ?? side)
    wheelFactor = Surface.wheelFactor(tags)
  }

  /// Whether cars are kept out, so that neither their speed limit nor their tunnels matter.
  var isCarFree: Bool {
    !highwayClass.isCarriageway || tags.permission(AccessKeys.motorTraffic) == .no
  }

  /// A road for motor vehicles only.
  var isMotorroad: Bool { highwayClass == .motorway || tags.has("motorroad", "yes") }

  /// Whether it is a part of a roundabout.
  var isRing: Bool { StreetAttribute.isRing(junction: tags["junction"]) }

  /// Whether no vehicle with wheels gets through; one walks there all the same.
  var isImpassableForWheels: Bool { tags.has("smoothness", "impassable") }

  /// Whether it lies inside a building, so that it leads through doors and not past them; stairs are taken to.
  var isInside: Bool {
    highwayClass == .corridor || highwayClass == .steps || tags["indoor"].map { $0 != "no" } ?? false
  }

  /// Whether it runs below the ground, rather than through a building.
  var isTunnel: Bool {
    guard let tunnel = tags["tunnel"] else { return false }
    return tunnel != "no" && tunnel != "building_passage"
  }

  /// Directions of bikes and scooters.
  var wheelDirections: Directions {
    tags.has("area", "yes") ? .both : Oneway.wheels(tags, traffic: traffic, cycleways: cycleways)
  }

  /// What wheels do at most: slower among walkers, and never above a limit that is stated.
  var wheelCapKilometersPerHour: Double {
    min(Self.wheelCapsKilometersPerHour[highwayClass] ?? .infinity, limit?.value ?? .infinity)
  }

  /// The speed limit of the cars, presumed where none is stated.
  var carLimitKilometersPerHour: Double { limit?.value ?? SpeedLimit.presumed(for: highwayClass) }

  /// What wheels do at most where they share the way.
  private static let wheelCapsKilometersPerHour: [HighwayClass: Double] = [
    .pedestrian: 8, .footway: 10, .platform: 6, .corridor: 6, .bridleway: 10, .path: 12,
  ]
}
