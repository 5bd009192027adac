internal import Streets

/// By how much zones raise the weights of the streets that they cover, or that they close those.
struct ZoneEffect: Equatable, Sendable {
  let zones: KnownZones
  /// What the length inside weighs beyond the length outside.
  private let extraInside: Double
  /// Whether the inside is closed.
  private let closesInside: Bool

  init(_ zones: KnownZones, _ weighting: Weighting) {
    self.zones = zones
    extraInside = weighting.closesInside ? 0 : weighting.extraInside
    closesInside = weighting.closesInside
  }

  /// Whether two raise the same weights alike.
  static func == (one: ZoneEffect, other: ZoneEffect) -> Bool {
    one.zones === other.zones && one.extraInside == other.extraInside && one.closesInside == other.closesInside
  }

  /// What an edge weighs with a share of it inside zones, never more than what it costs there.
  ///
  /// Both parts of T + λ P, and so their sum, are at least 1 ms below what they stand for or rounded down; times a
  /// factor of 1 or more and rounded down they stay below it.
  @inline(__always)
  fileprivate func weight(_ weight: UInt32, inside: Double) -> UInt32 {
    guard inside > 0 else { return weight }
    if closesInside { return ArcWeights.infinite }
    let dearer = Double(weight) * (1 + extraInside * inside)
    return dearer < Double(ArcWeights.infinite) ? UInt32(dearer) : ArcWeights.infinite
  }
}

/// A metric whose edges are dearer or closed inside zones.
struct ZonedMetric<Base: EdgeMetric>: EdgeMetric, @unchecked Sendable {
  private let base: Base
  private let effect: ZoneEffect
  private let edgeSegment: UnsafeBufferPointer<UInt32>
  /// Share of a segment's length inside.
  private let inside: ZoneFractions.Reader

  init(_ base: Base, _ effect: ZoneEffect, _ graph: StreetGraph) {
    (self.base, self.effect) = (base, effect)
    edgeSegment = graph.edgeSegment
    inside = effect.zones.cover.fractions.reader
  }

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    effect.weight(base.weight(ofEdge: edge), inside: inside[Int(edgeSegment[edge] >> 1)])
  }
}
