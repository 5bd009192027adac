internal import Streets

/// Burden, and travel time in milliseconds among equals.
struct BurdenCosting<Weights: SegmentWeighing>: StretchCosting {
  let prices: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let weights: Weights

  @inline(__always)
  func cost(ofEdge edge: Int) -> Lexicographic<UInt64> {
    let price = prices[edge]
    let weight = weights.weight(ofSegment: Int(edgeSegment[edge] >> 1))
    guard price != StreetGraph.closed, weight >= 0 else { return .unreachable }
    return Lexicographic(
      major: CostRounding.burden(duration: price, weight: weight), minor: UInt64(price))
  }

  func cost(of part: WeightedStretch) -> Lexicographic<UInt64> {
    let price = prices[part.stretch.edge]
    guard price != StreetGraph.closed, part.weight >= 0 else { return .unreachable }
    return Lexicographic(
      major: CostRounding.burden(duration: price, weight: part.weight),
      minor: CostRounding.time(duration: price, portion: part.stretch.portion))
  }
}
