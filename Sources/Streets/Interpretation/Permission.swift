/// What an access tag says to one mode.
enum Permission: Hashable, Sendable {
  case yes
  /// The way is made for the mode.
  case designated
  /// Only when getting off.
  case dismount
  case no

  /// What each value says.
  ///
  /// Destination and customer traffic may go: whom a trip is for cannot be known. `private`, `delivery`, `use_sidepath`
  /// and the like are closed. Values that are not listed say nothing.
  static let byValue: [String: Permission] = [
    "yes": .yes, "permissive": .yes, "destination": .yes, "customers": .yes, "discouraged": .yes, "public": .yes,
    "designated": .designated, "official": .designated, "dismount": .dismount,
    "no": .no, "private": .no, "delivery": .no, "agricultural": .no, "forestry": .no, "permit": .no,
    "residents": .no, "military": .no, "emergency": .no, "use_sidepath": .no, "restricted": .no,
  ]

  /// What a value says, nil where it says nothing.
  ///
  /// Of several in one, as in `private;customers`, the one that lets most in counts.
  static func of(_ value: String) -> Permission? {
    if let permission = byValue[value] { return permission }
    let said = value.split(separator: ";").compactMap { part in byValue[String(part.drop { $0 == " " })] }
    return [Permission.designated, .yes, .dismount, .no].first { said.contains($0) }
  }

  /// Whether it opens what is closed by default.
  var isPositive: Bool { self == .yes || self == .designated }
}

extension Tags {
  /// What the first of some keys that says anything says; the most specific key comes first.
  func permission(_ keys: [String]) -> Permission? {
    for key in keys {
      if let permission = self[key].flatMap(Permission.of) { return permission }
    }
    return nil
  }
}

/// The access keys of each mode, most specific first.
enum AccessKeys {
  static let walk = ["foot", "access"]
  static let bike = ["bicycle", "vehicle", "access"]
  static let scooter = ["small_electric_vehicle", "bicycle", "vehicle", "access"]
  static let motorTraffic = ["motorcar", "motor_vehicle", "vehicle", "access"]

  /// The keys of a mode.
  static func of(_ mode: TravelMode) -> [String] {
    switch mode {
    case .walk: walk
    case .bike: bike
    case .scooter: scooter
    }
  }
}
