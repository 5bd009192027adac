internal import Geo
internal import Streets

/// The heuristic: what the way from a node to the destination costs at least.
///
/// Consistent over edges for the reason that ``PaceTable`` gives. The last part of a way, from a node to the place on a
/// street, is not an edge; ``lower(to:)`` subtracts as much as that part needs, the same from every node.
struct DistanceBound<Cost: PathCost>: LowerBound {
  private let latitudes: UnsafeBufferPointer<Int32>
  private let longitudes: UnsafeBufferPointer<Int32>
  private let targetLatitude: Double
  private let targetLongitude: Double
  private let metric: FlatMetric
  private var bound: Cost.Bound

  init(graph: StreetGraph, metric: FlatMetric, target: Coordinate, bound: Cost.Bound) {
    latitudes = graph.nodeLatitudes
    longitudes = graph.nodeLongitudes
    targetLatitude = target.latitude * FlatMetric.unitsPerDegree
    targetLongitude = target.longitude * FlatMetric.unitsPerDegree
    self.metric = metric
    self.bound = bound
  }

  /// The least cost from a node to the destination, in whole units.
  @inline(__always)
  func estimate(from node: Int) -> Cost {
    Cost.estimate(bound, meters: meters(from: node))
  }

  /// Makes the bound hold for the last parts of the way.
  mutating func lower(to ends: [SearchTerminal<Cost>]) {
    for end in ends { Cost.lower(&bound, atMeters: meters(from: Int(end.node)), to: end.cost) }
  }

  @inline(__always)
  private func meters(from node: Int) -> Double {
    metric.meters(
      latitudeUnits: Double(latitudes[node]) - targetLatitude,
      longitudeUnits: Double(longitudes[node]) - targetLongitude)
  }
}
