internal import Streets

/// A part of a segment, from one fraction of its shape to another.
struct SegmentSpan: BitwiseCopyable, Sendable {
  let segment: Int
  /// Where it begins; larger than ``end`` against the shape's direction.
  let start: Double
  let end: Double

  /// The share of the segment, 0 to 1.
  var portion: Double { abs(end - start) }
}

extension SegmentSpan {
  /// A segment from its beginning to its end.
  init(whole segment: Int) {
    self.init(segment: segment, start: 0, end: 1)
  }
}

/// A part of an edge that is travelled.
struct Stretch: BitwiseCopyable, Sendable {
  let edge: Int
  /// What of the edge's segment it is.
  let span: SegmentSpan

  init(edge: Int, segment: Int, start: Double, end: Double) {
    self.edge = edge
    span = SegmentSpan(segment: segment, start: start, end: end)
  }

  var segment: Int { span.segment }
  /// Where it begins; larger than ``end`` against the shape's direction.
  var start: Double { span.start }
  var end: Double { span.end }
  /// The share of the edge that is travelled, 0 to 1.
  var portion: Double { span.portion }
}

extension StreetGraph {
  /// The whole of an edge.
  func stretch(ofEdge edge: Int) -> Stretch {
    let (segment, isReversed) = self.segment(ofEdge: edge)
    return Stretch(edge: edge, segment: segment, start: isReversed ? 1 : 0, end: isReversed ? 0 : 1)
  }
}

/// A stretch with what a costing needs of it.
struct WeightedStretch: BitwiseCopyable {
  let stretch: Stretch
  /// As in ``SegmentWeights``, with the portion worked in.
  let weight: Double
  /// Whole millimetres inside zones.
  let insideMillimeters: UInt64
}

/// What it costs to travel an edge, in whole units.
protocol EdgeCosting<Cost> {
  associatedtype Cost: PathCost

  /// The cost of a whole edge, ``PathCost/unreachable`` when it is closed.
  func cost(ofEdge edge: Int) -> Cost
}

/// What it also costs to travel a part of an edge.
protocol StretchCosting: EdgeCosting {
  /// The cost of a part of an edge, ``PathCost/unreachable`` when it is closed.
  func cost(of part: WeightedStretch) -> Cost
}

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
