/// The rule that turns pollution and the share inside zones into a weight of travel time.
struct Weighting: BitwiseCopyable, Sendable {
  /// λ; not used for burdens.
  var avoidance = 0.0
  /// Whether the weight is p itself, as for burdens, or 1 + λ p.
  var isBurden = false
  /// What the length inside zones weighs beyond the length outside: factor − 1.
  var extraInside = 0.0
  /// Whether the inside of zones is closed.
  var closesInside = false

  /// The marker of what is closed; all other weights are at least 0.
  static let closed = -1.0

  /// The rule for an objective.
  ///
  /// Without pollution every street is alike, so that all objectives are travel time.
  init(_ query: PathQuery) {
    switch query.objective {
    case .fastest: break
    case .weighted(let avoidance): self.avoidance = query.pollution == nil ? 0 : avoidance
    case .cleanest: isBurden = query.pollution != nil
    }
    switch query.policy {
    case .avoid(let factor): extraInside = query.objective == .fastest || query.zones.isEmpty ? 0 : factor - 1
    case .forbid: closesInside = !query.zones.isEmpty
    }
  }

  /// The rule for λ alone.
  init(avoidance: Double) {
    self.avoidance = avoidance
  }

  /// Whether zones change any weight.
  var needsZones: Bool { closesInside || extraInside > 0 }
  /// Whether every weight is 1.
  var isTimeAlone: Bool { !needsZones && !isBurden && avoidance == 0 }

  /// The weight of a whole segment of which a share lies inside zones.
  @inline(__always)
  func weight(pollution: Double, inside: Double) -> Double {
    if closesInside && inside > 0 { return Self.closed }
    return (1 + extraInside * inside) * (isBurden ? pollution : 1 + avoidance * pollution)
  }

  /// The weight of a part of a segment; `inside` is what of the part lies inside zones.
  func weight(of part: SegmentShare, inside: SegmentShare) -> Double {
    if closesInside && inside.length > 0 { return Self.closed }
    let length = part.length + extraInside * inside.length
    // An absurd factor must not make a figure of infinity, which is no number when it is multiplied by a λ of 0.
    let pollution = min(.greatestFiniteMagnitude, part.pollution + extraInside * inside.pollution)
    return isBurden ? pollution : length + avoidance * pollution
  }
}

/// A part of a segment, or several.
struct SegmentShare: BitwiseCopyable {
  /// Share of the segment's length.
  let length: Double
  /// ∫ p over that share.
  let pollution: Double
}
