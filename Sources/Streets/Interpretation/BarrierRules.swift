/// Who passes a barrier on a street.
enum BarrierRules {
  /// The modes that a barrier stops; tags on the node come before the table, and a lock before what is open by default.
  static func stopped(_ tags: Tags) -> ModeSet {
    guard let barrier = tags["barrier"] else { return [] }
    let passing = tags.has("locked", "yes") ? [] : passingModes[barrier] ?? .all
    var stopped: ModeSet = []
    for mode in TravelMode.allCases {
      let permission = tags.permission(AccessKeys.of(mode))
      let mayPass = permission.map { $0 != .no } ?? passing.contains(ModeSet(mode))
      if !mayPass { stopped.insert(ModeSet(mode)) }
    }
    return stopped
  }

  /// Barriers that are not listed (bollard, gate, block, kerb, lift_gate, ...) let all modes pass.
  static let passingModes: [String: ModeSet] = [
    "kissing_gate": .walk, "stile": .walk, "turnstile": .walk, "full-height_turnstile": .walk, "hampshire_gate": .walk,
    "horse_stile": .walk, "sliding_beam": .walk, "wall": [], "retaining_wall": [], "city_wall": [], "fence": [],
    "hedge": [], "guard_rail": [], "ditch": [], "wire_fence": [], "debris": .walk, "log": .walk,
    "jersey_barrier": .walk,
  ]
}
