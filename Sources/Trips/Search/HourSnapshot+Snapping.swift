internal import Setup
package import Streets

extension HourSnapshot {
  /// The places of a route in their order, each on a street, so that a way leads from each to the next where there is
  /// one.
  /// - Returns: the places; or the number of the first that has no street.
  /// - Complexity: that of ``Streets/StreetGraph/snapped(_:mode:leads:)``, and of a search between places that are not
  ///   joined in both directions.
  package func snapped(_ requests: [SnappingRequest], mode: TravelMode) -> Result<[SnappedPoint], NoStreetNear> {
    graph.snapped(requests, mode: mode) { leads(from: $0, to: $1, mode: mode) }
  }

  /// Whether a way leads from one place on the network to another.
  /// - Complexity: that of a search.
  func leads(from origin: SnappedPoint, to destination: SnappedPoint, mode: TravelMode) -> Bool {
    (try? PathFinder(self).fastestPath(between: TripEnds(origin, destination), mode: mode)) != nil
  }
}
