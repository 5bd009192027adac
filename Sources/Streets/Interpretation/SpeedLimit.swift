/// A legal speed limit for motor traffic.
enum SpeedLimit: Hashable, Sendable {
  case kilometersPerHour(Double)
  /// The tags say that there is none.
  case unlimited

  /// The limit that a way is tagged with, nil where nothing usable is tagged.
  init?(_ tags: Tags) {
    let directed = [tags["maxspeed:forward"], tags["maxspeed:backward"]].compactMap { $0.flatMap { SpeedLimit($0) } }
    let stated = tags["maxspeed"].flatMap { SpeedLimit($0) } ?? directed.max { $0.value < $1.value }
    guard let limit = stated ?? Self.zoned(tags) else { return nil }
    self = limit
  }

  /// The limit of the zone that a way is tagged to lie in, by the first key that names one.
  private static func zoned(_ tags: Tags) -> SpeedLimit? {
    for key in ["maxspeed:type", "zone:maxspeed", "source:maxspeed"] {
      if let limit = tags[key].flatMap({ SpeedLimit(zone: $0) }) { return limit }
    }
    return nil
  }

  /// Reads a `maxspeed` value: `30`, `20 mph`, `ES:urban`, `none`.
  init?(_ text: String) {
    if text == "none" {
      self = .unlimited
    } else if let limit = Self.number(text) {
      self = .kilometersPerHour(limit)
    } else {
      self.init(zone: text)
    }
  }

  /// Reads the zone of a country: `ES:urban`, `DE:zone30`, `DE:zone:30`, `DE:30`.
  private init?(zone text: String) {
    let zone = text.split(separator: ":").dropFirst().joined()
    if let limit = Self.zoneLimits[zone.isEmpty ? text : zone] {
      self = .kilometersPerHour(limit)
    } else if text.first?.isLetter ?? false,
      let limit = Self.number(zone.hasPrefix("zone") ? String(zone.dropFirst(4)) : zone)
    {
      self = .kilometersPerHour(limit)
    } else {
      return nil
    }
  }

  /// km/h, infinite where there is no limit.
  var value: Double {
    switch self {
    case .kilometersPerHour(let limit): limit
    case .unlimited: .infinity
    }
  }

  private static let kilometersPerMile = 1.609344

  /// Limits of the zones that OSM names after a country's code, km/h; those with `nsl` are Britain's national ones.
  static let zoneLimits: [String: Double] = [
    "urban": 50, "rural": 90, "trunk": 90, "motorway": 120, "living_street": 20, "bicycle_road": 30,
    "pedestrian_zone": 10, "walk": 7, "national": 60 * kilometersPerMile, "nsl_single": 60 * kilometersPerMile,
    "nsl_dual": 70 * kilometersPerMile, "nsl_restricted": 30 * kilometersPerMile,
  ]

  /// The limit that is presumed where none is tagged, km/h.
  static func presumed(for highwayClass: HighwayClass) -> Double {
    switch highwayClass {
    case .motorway: 120
    case .trunk: 90
    case .primary, .secondary: 50
    case .tertiary, .unclassified, .residential, .track: 30
    case .livingStreet, .service: 20
    case .pedestrian, .cycleway, .footway, .bridleway, .path, .steps, .platform, .corridor: 10
    case .other: 50
    }
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(digits), value > 0, value < 1000 else { return nil }
    switch text.dropFirst(digits.count).filter({ $0 != " " }) {
    case "", "km/h", "kmh", "kph": return value
    case "mph": return value * kilometersPerMile
    default: return nil
    }
  }
}
