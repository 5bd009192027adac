/// The heuristic from a hierarchy: the least time and the least burden from a node to the destination, put together for
/// the request's λ.
///
/// Where the ends of the way have pollution of their own (``SegmentProfile``), an edge may be a little cleaner than the
/// metric knows. A way goes over each of the few such edges once at most, so what they could save together is taken off
/// the burden. That makes the bound hold; it may not be consistent there, which ``AStar`` does not ask for.
struct HierarchyBound<Cost: HierarchyCost>: LowerBound {
  let distances: LazyDistances.Reader
  let scale: Cost.Scale
  /// What to take off the distances.
  let slack: LazyDistances.Pair

  @inline(__always)
  func estimate(from node: Int) -> Cost {
    var least = distances.distances(fromNode: node)
    least.first = least.first > slack.first ? least.first - slack.first : 0
    least.second = least.second > slack.second ? least.second - slack.second : 0
    return Cost.estimate(scale, least)
  }
}
