public import Geo

extension StreetGraph {
  /// Whether two streets lie in one strongly connected component of a mode, so that there is a way in both directions.
  ///
  /// False says nothing: there may still be a way in one direction.
  public func areConnected(_ origin: SnappedPoint, _ destination: SnappedPoint, mode: TravelMode) -> Bool {
    let components = connectivity(mode).components
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
  /// - Complexity: O(segments within the limit), and once O(nodes + edges + shape points).
  public func connectedEnds(
    from origin: Coordinate, to destination: Coordinate, mode: TravelMode, limitMeters: Double = 1000
  ) -> (origin: SnappedPoint, destination: SnappedPoint)? {
    guard origin.isOnGlobe, destination.isOnGlobe, limitMeters.isFinite, limitMeters >= 0 else { return nil }
    let components = connectivity(mode).components
    let tree = segmentTree.value { SegmentTree(storage) }
    let origins = tree.nearestByComponent(to: origin, components: components, limitMeters: limitMeters, in: storage)
    let destinations = tree.nearestByComponent(
      to: destination, components: components, limitMeters: limitMeters, in: storage)
    let sums = origins.compactMap { component, near in
      destinations[component].map { far in
        (component: component, meters: near.squaredMeters.squareRoot() + far.squaredMeters.squareRoot())
      }
    }
    guard let best = sums.min(by: { ($0.meters, $0.component) < ($1.meters, $1.component) }),
      let near = origins[best.component], let far = destinations[best.component],
      let first = point(on: near.segment, nearestTo: origin), let last = point(on: far.segment, nearestTo: destination)
    else { return nil }
    return (first, last)
  }
}
