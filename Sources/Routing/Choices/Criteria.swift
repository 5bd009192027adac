internal import Streets

/// What a choice of ways is between: travel time, or length, against burden.
enum BudgetKind: Sendable {
  /// Travel time in milliseconds.
  case time
  /// Travel time with that on dear streets at its price.
  case pricedTime
  /// Length in millimetres.
  case length
}

/// The two costs of an edge that a choice weighs, both in whole units as in ``TimeCosting`` and ``BurdenCosting``.
///
/// The expense is what one spends to breathe less: no weight and no zone changes it. The burden is what
/// ``Objective/cleanest`` makes small: ∫ p dt with what zones to avoid make dearer, or without pollution the time with
/// the zones' factor.
struct Criteria {
  let kind: BudgetKind
  let isBurden: Bool
  /// Milliseconds of edges, with the time on dear streets at its price; burdens are made of these.
  let prices: UnsafeBufferPointer<UInt32>
  /// Milliseconds of edges that count as expense: the time itself, or at its price.
  let times: UnsafeBufferPointer<UInt32>
  /// Millimetres of segments.
  let lengths: UnsafeBufferPointer<UInt32>
  /// As in ``StreetGraph/edgeSegment``.
  let edgeSegment: UnsafeBufferPointer<UInt32>
  /// By segment, as in ``SegmentWeights``.
  let weights: UnsafeBufferPointer<Double>

  /// The expense of a whole edge, ``UInt64/unreachable`` when it is closed.
  @inline(__always)
  func expense(ofEdge edge: Int) -> UInt64 {
    let price = prices[edge]
    let segment = Int(edgeSegment[edge] >> 1)
    guard price != StreetGraph.closed, weights[segment] >= 0 else { return .unreachable }
    switch kind {
    case .time, .pricedTime: return UInt64(times[edge])
    case .length: return UInt64(lengths[segment])
    }
  }

  /// The burden of a whole edge that is not closed.
  @inline(__always)
  func burden(ofEdge edge: Int) -> UInt64 {
    let price = prices[edge]
    let weight = weights[Int(edgeSegment[edge] >> 1)]
    return isBurden
      ? CostRounding.burden(duration: price, weight: weight)
      : CostRounding.cost(duration: price, weight: weight, atLeast: UInt64(price))
  }

  /// Both costs of a part of an edge, nil when it is closed.
  func costs(of part: WeightedStretch) -> (expense: UInt64, burden: UInt64)? {
    let price = prices[part.stretch.edge]
    guard price != StreetGraph.closed, part.weight >= 0 else { return nil }
    let time = CostRounding.time(duration: price, portion: part.stretch.portion)
    let expense =
      switch kind {
      case .time, .pricedTime: CostRounding.time(duration: times[part.stretch.edge], portion: part.stretch.portion)
      case .length: UInt64((Double(lengths[part.stretch.segment]) * part.stretch.portion).rounded(.up))
      }
    return (
      expense: expense,
      burden: isBurden
        ? CostRounding.burden(duration: price, weight: part.weight)
        : CostRounding.cost(duration: price, weight: part.weight, atLeast: time)
    )
  }
}
