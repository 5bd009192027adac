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
    let requests = [origin, destination].map { SnappingRequest($0, limitMeters: limitMeters) }
    guard let ends = connected(requests, mode), ends.count == 2 else { return nil }
    return (ends[0], ends[1])
  }
}
