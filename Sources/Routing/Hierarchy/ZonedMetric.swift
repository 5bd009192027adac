internal import Streets

/// What zones do to the weights of a query: which objectives and factors, by the query's ``Weighting``.
struct ZoneEffect: Hashable, Sendable {
  /// What the length inside weighs beyond the length outside.
  let extraInside: Double
  /// Whether the inside is closed.
  let closesInside: Bool

  init(_ weighting: Weighting) {
    extraInside = weighting.closesInside ? 0 : weighting.extraInside
    closesInside = weighting.closesInside
  }

  /// What an edge weighs with a share of it inside zones, never more than what it costs there.
  ///
  /// Both parts of T + λ P, and so their sum, are at least 1 ms below what they stand for or rounded down; times a
  /// factor of 1 or more and rounded down they stay below it.
  @inline(__always)
  func weight(_ weight: UInt32, inside: Double) -> UInt32 {
    guard inside > 0, weight > 0, weight < ArcWeights.infinite else { return weight }
    if closesInside { return ArcWeights.infinite }
    let dearer = Double(weight) * (1 + extraInside * inside)
    return dearer < Double(ArcWeights.infinite) ? UInt32(dearer) : ArcWeights.infinite
  }
}

/// A metric whose edges are dearer or closed inside zones.
struct ZonedMetric<Base: EdgeMetric>: EdgeMetric, @unchecked Sendable {
  let base: Base
  let effect: ZoneEffect
  let edgeSegment: UnsafeBufferPointer<UInt32>
  /// Share of a segment's length inside.
  let inside: ZoneFractions.Reader

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    effect.weight(base.weight(ofEdge: edge), inside: inside[Int(edgeSegment[edge] >> 1)])
  }
}
