/// Millimetres inside zones, and another cost among equals: for ways that cannot keep out.
struct FewestMetersInside<Base: StretchCosting>: StretchCosting {
  let base: Base
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let segmentLengths: UnsafeBufferPointer<UInt32>
  /// Share of the segment's length inside zones.
  let insideFractions: ZoneFractions.Reader

  @inline(__always)
  func cost(ofEdge edge: Int) -> Lexicographic<Base.Cost> {
    let cost = base.cost(ofEdge: edge)
    guard cost < .unreachable else { return .unreachable }
    let segment = Int(edgeSegment[edge] >> 1)
    let millimeters = ZoneCover.wholeMillimeters(
      fraction: insideFractions[segment], lengthMillimeters: segmentLengths[segment])
    return Lexicographic(major: millimeters, minor: cost)
  }

  func cost(of part: WeightedStretch) -> Lexicographic<Base.Cost> {
    let cost = base.cost(of: part)
    guard cost < .unreachable else { return .unreachable }
    return Lexicographic(major: part.insideMillimeters, minor: cost)
  }
}
