/// What a way means to each mode, and what its segments carry.
struct StreetInterpretation: Sendable {
  var properties: StreetProperties
  var facts: TravelFacts
  /// What else is kept of its tags.
  var attributes: [StreetAttribute: String] = [:]
  /// Whether it leads through the doors that lie on it, as inside a building, and not past them.
  var isInside = false
  /// By the interpreter's profile.
  var paces: ModeValues<DirectedPace>

  /// The modes that may follow the way in a direction under some profile.
  func modes(_ direction: Directions) -> ModeSet { facts.modes(direction) }

  /// Whether it is a part of a roundabout.
  var isRing: Bool { StreetAttribute.isRing(junction: attributes[.junction]) }

  /// Whether it is the outline of a square or another surface.
  var isSquare: Bool { properties.flags.contains(.area) }

  /// Whether any mode may use the way under some profile.
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
    name = Self.name(street) ?? ""
    lanes = street.tags["lanes"].flatMap { Int($0) }.flatMap { UInt8(exactly: $0) } ?? 0
    surface = street.tags["surface"] ?? ""
    let limit = street.limit?.value ?? 0
    speedLimit = limit.isFinite ? UInt8(max(0, min(255, limit.rounded()))) : 0
    flags = []
    if highwayClass == .steps { flags.insert(.steps) }
    if street.isTunnel { flags.insert(.tunnel) }
    if let bridge = street.tags["bridge"], bridge != "no" { flags.insert(.bridge) }
    if street.tags.has("area", "yes") { flags.insert(.area) }
    if street.traffic == .forward || street.traffic == .backward { flags.insert(.oneway) }
    if street.traffic == .backward { flags.insert(.onewayBack) }
  }

  /// What a way is called: a road by its number where it has no name, and a way without cars by the street that it is
  /// tagged to belong to, as the number of a platform or a path says nothing alone.
  private static func name(_ street: Street) -> String? {
    street.highwayClass.isCarriageway
      ? street.tags.first(of: "name", "ref") : street.tags.first(of: "name", "is_sidepath:of:name", "street:name")
  }
}

/// Turns the tags of ways into what they mean.
struct WayInterpreter: Sendable {
  let profile: ProfileSettings
  /// The side on which traffic keeps, where a way does not say it itself.
  var drivingSide = DrivingSide.right

  /// The meaning of a way's tags, nil when it is no street that any mode could use.
  func interpret(_ tags: Tags) -> StreetInterpretation? {
    guard let street = Street(tags, keepingTo: drivingSide) else { return nil }
    let facts = TravelFacts(street)
    let interpretation = StreetInterpretation(
      properties: StreetProperties(street), facts: facts, attributes: tags.attributesOfWay,
      isInside: street.isInside, paces: TravelPaces(profile: profile).paces(facts))
    return interpretation.isOpen ? interpretation : nil
  }

  /// A street that is open to fewer.
  func narrowed(_ street: StreetInterpretation, to facts: TravelFacts) -> StreetInterpretation {
    var narrowed = street
    narrowed.facts = facts
    narrowed.paces = TravelPaces(profile: profile).paces(facts)
    return narrowed
  }

  /// The directions of traffic on a street or service road, none where a way is neither: what one sees of those that no
  /// mode could use.
  func traffic(_ tags: Tags) -> Directions {
    guard let street = Street(tags), street.highwayClass.isCarriageway, street.highwayClass != .track else { return [] }
    return street.traffic
  }
}

extension TravelFacts {
  /// The facts of a street.
  init(_ street: Street) {
    let bike = BikeRules.directions(street)
    self.init(
      highwayClass: street.highwayClass.rawValue, walk: WalkRules.directions(street).rawValue,
      ride: bike.ride.rawValue, push: bike.push.rawValue, scooter: ScooterRules.directions(street).rawValue,
      calm: ScooterRules.calmDirections(street).rawValue,
      wheelPercent: UInt8(max(0, min(100, (street.wheelFactor * 100).rounded()))),
      wheelCap: Self.kept(street.wheelCapKilometersPerHour),
      carLimit: Self.kept(street.carLimitKilometersPerHour))
  }
}
