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
