internal import Streets

/// The rule that turns pollution and the share inside zones into a weight of travel time.
struct Weighting: Sendable {
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
  init(_ query: Router.Query) {
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

  /// The weight of a part of a segment; `inside` is the share of the whole segment that is travelled inside zones.
  @inline(__always)
  func weight(pollution: Double, portion: Double, inside: Double) -> Double {
    if closesInside && inside > 0 { return Self.closed }
    return (portion + extraInside * inside) * (isBurden ? pollution : 1 + avoidance * pollution)
  }
}

/// The weights of all segments, travelled as a whole.
struct SegmentWeights: Sendable {
  let values: [Double]
  /// The least weight that is not closed.
  let least: Double

  /// - Complexity: O(segments).
  init(_ weighting: Weighting, segmentCount: Int, pollution: [Float]?, cover: ZoneCover?) {
    var least = Double.infinity
    values = (pollution ?? []).withUnsafeBufferPointer { pollution in
      (cover?.fractions ?? []).withUnsafeBufferPointer { inside in
        [Double](unsafeUninitializedCapacity: segmentCount) { values, count in
          for segment in 0..<segmentCount {
            let weight = weighting.weight(
              pollution: pollution.isEmpty ? 0 : Double(pollution[segment]), portion: 1,
              inside: inside.isEmpty ? 0 : inside[segment])
            values.initializeElement(at: segment, to: weight)
            if weight >= 0 { least = min(least, weight) }
          }
          count = segmentCount
        }
      }
    }
    self.least = least.isFinite ? least : 0
  }
}
