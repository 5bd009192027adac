internal import Streets

/// Travel time in milliseconds, that on dear streets at its price.
struct TimeCosting: StretchCosting {
  let prices: UnsafeBufferPointer<UInt32>

  @inline(__always)
  func cost(ofEdge edge: Int) -> UInt64 {
    let price = prices[edge]
    return price == StreetGraph.closed ? .unreachable : UInt64(price)
  }

  func cost(of part: WeightedStretch) -> UInt64 {
    let price = prices[part.stretch.edge]
    guard price != StreetGraph.closed else { return .unreachable }
    return CostRounding.time(duration: price, portion: part.stretch.portion)
  }
}
