/// What a way means to each mode, and what its segments carry.
struct StreetInterpretation: Sendable {
  var properties: StreetProperties
  var speeds: ModeValues<DirectedSpeed>

  /// The modes that may follow the way in a direction.
  func modes(_ direction: Directions) -> ModeSet {
    var open: ModeSet = []
    for mode in TravelMode.allCases {
      let speed = direction == .forward ? speeds[mode].forward : speeds[mode].backward
      if speed > 0 { open.insert(ModeSet(mode)) }
    }
    return open
  }

  /// Whether any mode may use the way.
  var isOpen: Bool { !modes(.forward).union(modes(.backward)).isEmpty }
}

/// What all modes see of a street.
struct StreetProperties: Sendable {
  var highwayClass: HighwayClass
  var name: String
  var lanes: UInt8
  var surface: String
  /// km/h, 0 where not stated or without limit.
  var speedLimit: UInt8
  var flags: SegmentFlags

  init(_ street: Street) {
    highwayClass = street.highwayClass
    name = street.tags.first(of: "name", "ref") ?? ""
    lanes = street.tags["lanes"].flatMap { Int($0) }.flatMap { UInt8(exactly: $0) } ?? 0
    surface = street.tags["surface"] ?? ""
    let limit = street.limit?.value ?? 0
    speedLimit = limit.isFinite ? UInt8(max(0, min(255, limit.rounded()))) : 0
    flags = []
    if highwayClass == .steps { flags.insert(.steps) }
    if street.isTunnel { flags.insert(.tunnel) }
    if let bridge = street.tags["bridge"], bridge != "no" { flags.insert(.bridge) }
    if street.tags.has("area", "yes") { flags.insert(.area) }
  }
}

/// Turns the tags of ways into what they mean.
struct WayInterpreter: Sendable {
  let profile: ProfileSettings

  /// The meaning of a way's tags, nil when it is no street that any mode may use.
  func interpret(_ tags: Tags) -> StreetInterpretation? {
    guard let street = Street(tags) else { return nil }
    let speeds = ModeValues(
      walk: WalkRules.speed(street, profile), bike: BikeRules.speed(street, profile),
      scooter: ScooterRules.speed(street, profile))
    let interpretation = StreetInterpretation(properties: StreetProperties(street), speeds: speeds)
    return interpretation.isOpen ? interpretation : nil
  }
}
