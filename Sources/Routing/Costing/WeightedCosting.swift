internal import Streets

/// Travel time × the weight of the segment, in milliseconds.
struct WeightedCosting<Weights: SegmentWeighing>: StretchCosting {
  let prices: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let weights: Weights

  @inline(__always)
  func cost(ofEdge edge: Int) -> UInt64 {
    let price = prices[edge]
    let weight = weights.weight(ofSegment: Int(edgeSegment[edge] >> 1))
    guard price != StreetGraph.closed, weight >= 0 else { return .unreachable }
    return CostRounding.cost(duration: price, weight: weight, atLeast: UInt64(price))
  }

  func cost(of part: WeightedStretch) -> UInt64 {
    let price = prices[part.stretch.edge]
    guard price != StreetGraph.closed, part.weight >= 0 else { return .unreachable }
    let time = CostRounding.time(duration: price, portion: part.stretch.portion)
    return CostRounding.cost(duration: price, weight: part.weight, atLeast: time)
  }
}
