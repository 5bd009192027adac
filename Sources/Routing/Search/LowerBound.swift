/// A heuristic: what the way from a node to the destination costs at least.
protocol LowerBound {
  associatedtype Cost: PathCost

  /// In whole units; no way from the node costs less.
  func estimate(from node: Int) -> Cost
}
