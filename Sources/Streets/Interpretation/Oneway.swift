/// In which directions a mode may follow a way.
enum Oneway {
  /// The directions of traffic at large: `oneway`, or what roundabouts and motorways imply.
  static func traffic(_ tags: Tags, _ highwayClass: HighwayClass) -> Directions {
    if let stated = directions(tags["oneway"]) { return stated }
    let isImplied = StreetAttribute.isRing(junction: tags["junction"]) || highwayClass == .motorway
    return isImplied ? .forward : .both
  }

  /// The directions of bikes, and of scooters, which follow them.
  ///
  /// What is said of bikes comes before what is said of all vehicles.
  static func wheels(_ tags: Tags, traffic: Directions, cycleways: CycleFacilities) -> Directions {
    var vehicles = traffic
    adjust(&vehicles, .forward, tags.permission(["vehicle:forward"]))
    adjust(&vehicles, .backward, tags.permission(["vehicle:backward"]))
    var open = directions(tags["oneway:bicycle"]) ?? vehicles.union(cycleways.contraflow)
    adjust(&open, .forward, tags.permission(["bicycle:forward"]))
    adjust(&open, .backward, tags.permission(["bicycle:backward"]))
    return open
  }

  /// The directions of walkers, whom `oneway` never binds: only `oneway:foot`, `foot:forward` and `foot:backward`, and
  /// moving stairs do.
  static func walk(_ tags: Tags) -> Directions {
    if tags.has("conveying", "forward") { return .forward }
    if tags.has("conveying", "backward") { return .backward }
    var open = directions(tags["oneway:foot"]) ?? .both
    adjust(&open, .forward, tags.permission(["foot:forward"]))
    adjust(&open, .backward, tags.permission(["foot:backward"]))
    return open
  }

  /// A street that changes its direction by the hour is open in neither: the hour is not known.
  private static func directions(_ value: String?) -> Directions? {
    switch value {
    case "yes", "true", "1": .forward
    case "-1", "reverse": .backward
    case "no", "false", "0", "alternating": .both
    case "reversible": []
    default: nil
    }
  }

  private static func adjust(_ open: inout Directions, _ direction: Directions, _ permission: Permission?) {
    guard let permission else { return }
    if permission.isPositive { open.formUnion(direction) }
    if permission == .no { open.subtract(direction) }
  }
}
