extension HighwayClass {
  /// The class that tags stand for; nil for what is no street, or not one yet, or no longer.
  init?(_ tags: Tags) {
    guard !Self.isOutOfUse(tags) else { return nil }
    if let highway = tags["highway"] {
      guard let known = Self.byValue[highway] else { return nil }
      self = known
    } else if tags.has("railway", "platform") || tags.has("public_transport", "platform") {
      self = .platform
    } else {
      return nil
    }
  }

  /// Values of `highway` that are not listed (proposed, construction, razed, raceway, bus_stop, ...) are no streets.
  static let byValue: [String: HighwayClass] = {
    var table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
    table["other"] = nil
    for link in [motorway, trunk, primary, secondary, tertiary] { table["\(link.key)_link"] = link }
    table["road"] = .unclassified
    table["elevator"] = .corridor
    table["busway"] = .other
    table["bus_guideway"] = .other
    return table
  }()

  private static func isOutOfUse(_ tags: Tags) -> Bool {
    let lifecycle = [
      "proposed", "planned", "construction", "disused", "abandoned", "razed", "demolished", "impassable",
    ]
    return lifecycle.contains { tags.has($0, "yes") }
  }

  /// Whether motor traffic shapes the street unless tags say otherwise.
  var isCarriageway: Bool { rawValue <= Self.track.rawValue }

  /// Whether it is made for people on foot: bikes are pushed there unless `bicycle` allows riding.
  var isForWalkers: Bool {
    switch self {
    case .pedestrian, .footway, .bridleway, .steps, .platform, .corridor: true
    default: false
    }
  }
}
