internal import Geo
internal import Streets

/// What the way from a node to the destination needs at least of the expense: what narrows the part of a graph that a
/// choice looks at.
///
/// It must be consistent: for every open edge u → v, the bound of u is at most the edge's expense and the bound of v.
protocol RegionBound {
  /// In whole units, ``UInt64/unreachable`` where no way within the limit leads on.
  func bound(node: Int) -> UInt64
}

/// The least travel time that a hierarchy knows, at most a millisecond an edge too low; zones and the air do not change
/// it.
struct HierarchyRegionBound: RegionBound {
  /// The first metric is that of travel time.
  let times: LazyDistances.Reader

  @inline(__always)
  func bound(node: Int) -> UInt64 { UInt64(times.distances(fromNode: node).first) }
}

/// The straight line to one place, turned into expense.
struct StraightBound {
  let graph: StreetGraph
  let metric: FlatMetric
  /// Whole units of expense that a metre takes at least.
  let perMeter: Double
  private let latitude: Double
  private let longitude: Double
  private var offset = 0.0

  init(graph: StreetGraph, metric: FlatMetric, place: Coordinate, perMeter: Double) {
    self.graph = graph
    self.metric = metric
    self.perMeter = perMeter
    latitude = place.latitude * FlatMetric.unitsPerDegree
    longitude = place.longitude * FlatMetric.unitsPerDegree
  }

  /// The least expense between a node and the place, in whole units.
  @inline(__always)
  func bound(node: Int) -> UInt64 {
    UInt64(min(0x1p62, max(0, perMeter * meters(node) - offset)))
  }

  /// Lowers the bound so far that it does not exceed an expense at a node.
  mutating func lower(atNode node: Int, to expense: UInt64) {
    offset = max(offset, perMeter * meters(node) - Double(expense))
  }

  @inline(__always)
  private func meters(_ node: Int) -> Double {
    metric.meters(
      latitudeUnits: Double(graph.nodeLatitudes[node]) - latitude,
      longitudeUnits: Double(graph.nodeLongitudes[node]) - longitude)
  }
}
