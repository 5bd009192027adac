/// What one need makes of streets and of places on them, by their tags.
///
/// A price is what a minute counts as in a search: 1 where nothing is amiss, more where it is dear, and
/// ``NeedPrice/closed`` where there is no passing. `docs/profiles.md` says where each rule is from.
struct NeedRules {
  let need: TravelNeed

  /// The price of a street by its class and attributes, without its surface.
  func price(_ highwayClass: HighwayClass, _ tags: (StreetAttribute) -> String?) -> Double {
    switch need {
    case .wheelchair: Self.wheelchair(highwayClass, tags)
    case .pram: Self.pram(highwayClass, tags)
    case .lit: Self.lit(tags(.lit))
    case .quiet: Self.quiet(highwayClass, isPavement: tags(.footway) == "sidewalk")
    }
  }

  /// Whether the surface counts: where nothing that says more is known.
  func looksAtSurface(_ tags: (StreetAttribute) -> String?) -> Bool {
    switch need {
    case .wheelchair: !Self.isFit(tags(.wheelchair)) && tags(.smoothness) == nil
    case .pram: tags(.smoothness) == nil
    case .lit, .quiet: false
    }
  }

  /// The price of a surface, by its OSM value.
  func price(surface: String) -> Double {
    switch need {
    case .wheelchair: SurfaceRules.wheelchair[surface] ?? 1
    case .pram: SurfaceRules.pram[surface] ?? 1
    case .lit, .quiet: 1
    }
  }

  /// The price of a kerb, by the tags of its node; what that says of wheelchairs is in the price of a barrier.
  func price(kerb tags: (StreetAttribute) -> String?) -> Double {
    let said = tags(.kerb) ?? (tags(.barrier) == "kerb" ? "yes" : nil)
    guard need.looksAtPlaces, let kerb = said, wheelchairPrice(tags) == nil else { return 1 }
    switch (need, kerb) {
    case (.wheelchair, "raised"): return NeedPrice.closed
    // Nobody has looked how high it is.
    case (.wheelchair, "rolled"), (.wheelchair, "yes"), (.wheelchair, "regular"): return NeedPrice.bad
    case (.pram, "raised"), (.pram, "regular"): return NeedPrice.bad
    default: return 1
    }
  }

  /// The price of a barrier, by the tags of its node, or what these say of wheelchairs, be it a barrier or not.
  func price(barrier tags: (StreetAttribute) -> String?) -> Double {
    guard need.looksAtPlaces else { return 1 }
    if let known = wheelchairPrice(tags) { return known }
    guard let barrier = tags(.barrier) else { return 1 }
    let widths = need == .wheelchair ? Self.wheelchairWidths : Self.pramWidths
    return max(price(ofBarrier: barrier), Self.width(tags(.width), widths))
  }

  /// The price of a kind of barrier; gates, bollards and all that is not listed are passed.
  private func price(ofBarrier barrier: String) -> Double {
    switch barrier {
    case "stile", "horse_stile", "turnstile", "full-height_turnstile", "log", "debris", "jersey_barrier":
      return NeedPrice.closed
    // A single step is to both what a raised kerb is.
    case "step", "kissing_gate", "hampshire_gate": return need == .wheelchair ? NeedPrice.closed : NeedPrice.bad
    case "cattle_grid": return need == .wheelchair ? NeedPrice.worst : NeedPrice.bad
    case "cycle_barrier", "motorcycle_barrier", "sliding_beam", "chain", "rope": return NeedPrice.bad
    default: return 1
    }
  }

  /// What a node's own `wheelchair` says, to a wheelchair.
  private func wheelchairPrice(_ tags: (StreetAttribute) -> String?) -> Double? {
    guard need == .wheelchair else { return nil }
    switch tags(.wheelchair) {
    case "no": return NeedPrice.closed
    case "limited": return NeedPrice.bad
    case let value: return Self.isFit(value) ? 1 : nil
    }
  }

  private static func isFit(_ value: String?) -> Bool { value == "yes" || value == "designated" }

  // MARK: Streets

  private static func wheelchair(_ highwayClass: HighwayClass, _ tags: (StreetAttribute) -> String?) -> Double {
    let said = tags(.wheelchair)
    if isFit(said) { return 1 }
    if said == "no" { return NeedPrice.closed }
    var price = said == "limited" ? NeedPrice.bad : 1
    if highwayClass == .steps {
      guard tags(.ramp) == StreetAttribute.wheelchairRamp else { return NeedPrice.closed }
      price *= NeedPrice.uneasy
    }
    switch tags(.smoothness) {
    case "bad": price *= NeedPrice.bad
    case "very_bad", "horrible", "very_horrible", "impassable": return NeedPrice.closed
    default: break
    }
    if let slope = tags(.incline).flatMap(TagNumbers.slopePercent) {
      if slope > 10 { return NeedPrice.closed }
      if slope > 6 { price *= NeedPrice.bad }
    }
    return price * width(tags(.width), wheelchairWidths)
  }

  private static func pram(_ highwayClass: HighwayClass, _ tags: (StreetAttribute) -> String?) -> Double {
    var price = highwayClass == .steps ? pramStairs(ramp: tags(.ramp)) : 1
    switch tags(.smoothness) {
    case "bad": price *= NeedPrice.uneasy
    case "very_bad": price *= NeedPrice.bad
    case "horrible", "very_horrible": price *= NeedPrice.worst
    case "impassable": return NeedPrice.closed
    default: break
    }
    if let slope = tags(.incline).flatMap(TagNumbers.slopePercent), slope > 10, highwayClass != .steps {
      price *= NeedPrice.uneasy
    }
    return price * width(tags(.width), pramWidths)
  }

  private static func pramStairs(ramp: String?) -> Double {
    switch ramp {
    case StreetAttribute.wheelchairRamp: NeedPrice.uneasy
    case StreetAttribute.strollerRamp: NeedPrice.bad
    default: NeedPrice.worst
    }
  }

  /// Metres below which a way or a passage is closed, and below which it takes an effort.
  private static let wheelchairWidths = (least: 0.8, enough: 0.9)
  private static let pramWidths = (least: 0.6, enough: 0.8)

  private static func width(_ text: String?, _ bounds: (least: Double, enough: Double)) -> Double {
    guard let meters = text.flatMap(TagNumbers.meters) else { return 1 }
    if meters < bounds.least { return NeedPrice.closed }
    return meters < bounds.enough ? NeedPrice.bad : 1
  }

  private static func lit(_ value: String?) -> Double {
    switch value {
    case nil: 1.25
    case "no", "disused": 2
    default: 1
    }
  }

  private static func quiet(_ highwayClass: HighwayClass, isPavement: Bool) -> Double {
    switch highwayClass {
    case .motorway, .trunk, .primary: 2
    case .secondary: 1.7
    case .tertiary: 1.4
    // Beside a street whose traffic the pavement's tags do not tell.
    default: isPavement ? 1.2 : 1
    }
  }
}
