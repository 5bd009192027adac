package import Geo

extension StreetGraph {
  /// Whether two streets lie in one strongly connected component of a mode, so that there is a way in both directions.
  ///
  /// False says nothing: there may still be a way in one direction.
  package func areConnected(_ origin: SnappedPoint, _ destination: SnappedPoint, mode: TravelMode) -> Bool {
    let components = storage.components[mode.index]
    guard components.indices.contains(origin.segment), components.indices.contains(destination.segment) else {
      return false
    }
    return components[origin.segment] == components[destination.segment]
      && components[origin.segment] != ModeConnectivity.noComponent
  }

  /// The two ends of a trip, moved to streets between which there is a way in both directions.
  ///
  /// Of all strongly connected components of the mode that come within the limit of both places, the one with the least
  /// sum of distances serves; nil where there is none. Meant for ends between whose nearest streets no way leads.
  /// - Complexity: O(segments within the limit).
  package func connectedEnds(
    from origin: Coordinate, to destination: Coordinate, mode: TravelMode, limitMeters: Double = 1000
  ) -> (origin: SnappedPoint, destination: SnappedPoint)? {
    guard origin.isOnGlobe, destination.isOnGlobe, limitMeters.isFinite, limitMeters >= 0 else { return nil }
    var reach = min(Self.firstReachMeters, limitMeters)
    while true {
      let near = nearestPair(origin, destination, mode, reach)
      // Of a component beyond the reach, one end alone is farther than that.
      if let near, near.meters <= reach || reach >= limitMeters { return ends(near, origin, destination) }
      guard reach < limitMeters else { return nil }
      reach = min(limitMeters, near?.meters ?? 2 * reach)
    }
  }

  /// How far a component is looked for at first: on most streets it is found there, and few segments have been looked
  /// at.
  private static let firstReachMeters = 50.0

  /// The nearest segments of one component to two places, and the sum of their distances.
  private typealias NearPair = (origin: Int, destination: Int, meters: Double)

  private func nearestPair(
    _ origin: Coordinate, _ destination: Coordinate, _ mode: TravelMode, _ limitMeters: Double
  ) -> NearPair? {
    let components = storage.components[mode.index]
    let origins = segmentTree.nearestByComponent(
      to: origin, components: components, limitMeters: limitMeters, in: storage)
    guard !origins.isEmpty else { return nil }
    let destinations = segmentTree.nearestByComponent(
      to: destination, components: components, limitMeters: limitMeters, in: storage)
    let pairs = origins.compactMap { component, near in
      destinations[component].map { far in
        (
          component: component,
          pair: (near.segment, far.segment, near.squaredMeters.squareRoot() + far.squaredMeters.squareRoot())
            as NearPair
        )
      }
    }
    return pairs.min { ($0.pair.meters, $0.component) < ($1.pair.meters, $1.component) }?.pair
  }

  private func ends(
    _ pair: NearPair, _ origin: Coordinate, _ destination: Coordinate
  ) -> (origin: SnappedPoint, destination: SnappedPoint)? {
    guard let first = point(on: pair.origin, nearestTo: origin),
      let last = point(on: pair.destination, nearestTo: destination)
    else { return nil }
    return (first, last)
  }
}
