extension PathSearch {
  /// Both kinds of bound: from metres in a straight line, and from a hierarchy.
  struct Bounds<Cost: HierarchyCost> {
    /// Cost of a metre as the crow flies.
    let straight: Cost.Bound
    /// What turns the distances by two metrics over a hierarchy into a cost.
    let scale: Cost.Scale
  }

  /// Bounds of weighted times, whose weights are at least so large.
  func timeBounds(minWeight: Double) -> Bounds<UInt64> {
    Bounds(
      straight: LinearBound(perMeter: paces?.costPerMeter(minWeight: minWeight) ?? 0),
      scale: pair.scale)
  }

  /// Bounds of burdens, where p is at least so large, and of the time beside them.
  func burdenBounds(minWeight: Double) -> Bounds<Lexicographic<UInt64>> {
    let time = timeBounds(minWeight: 1)
    return Bounds(
      straight: .init(
        major: LinearBound(perMeter: paces?.burdenPerMeter(minWeight: minWeight) ?? 0), minor: time.straight),
      scale: .init(majorPerUnitOfSecond: BoundMetric.burdenCost, minor: time.scale))
  }

  /// Bounds for the way with the fewest metres inside zones: nothing is known of those on the way ahead.
  func fewest<Minor>(_ bounds: Bounds<Minor>) -> Bounds<Lexicographic<Minor>> {
    Bounds(
      straight: .init(major: LinearBound(perMeter: 0), minor: bounds.straight),
      scale: .init(majorPerUnitOfSecond: 0, minor: bounds.scale))
  }
}
