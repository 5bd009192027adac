extension StreetGraph {
  /// The places of a table, each on one street for all of its ways.
  ///
  /// They are where those of a way would be. Where no part of the network comes near to all of them, as many as can
  /// share one, and so on with the rest: a place on an island takes no way from the others.
  /// - Returns: the places; or the number of the first that has no street.
  /// - Complexity: O(segments within the limits), for each part that places share.
  package func snappedInGroups(_ requests: [SnappingRequest], mode: TravelMode) -> Result<[SnappedPoint], NoStreetNear>
  {
    snappedTogether(requests, mode).map { points in
      let areJoined = zip(points, points.dropFirst()).allSatisfy { areConnected($0, $1, mode: mode) }
      return areJoined ? points : grouped(points, requests, mode)
    }
  }

  /// Moves places to streets of parts that they share.
  func grouped(_ nearest: [SnappedPoint], _ requests: [SnappingRequest], _ mode: TravelMode) -> [SnappedPoint] {
    let near = requests.map { nearestByComponent($0, mode) }
    var points = nearest
    var left = Array(requests.indices)
    while let component = Self.shared(left.map { near[$0] }) {
      for number in left {
        guard let found = near[number][component] else { continue }
        points[number] = point(on: found.segment, of: requests[number], mode) ?? points[number]
      }
      left.removeAll { near[$0][component] != nil }
    }
    return points
  }

  /// The component that is near to most places, of several the one with the least sum of distances; nil where none is
  /// near to two.
  private static func shared(_ near: [[UInt32: (segment: Int, squaredMeters: Double)]]) -> UInt32? {
    var known: [UInt32: (places: Int, meters: Double)] = [:]
    for (component, found) in near.joined() {
      let (places, meters) = known[component] ?? (0, 0)
      known[component] = (places + 1, meters + found.squaredMeters.squareRoot())
    }
    return known.filter { $0.value.places > 1 }
      .min { ($1.value.places, $0.value.meters, $0.key) < ($0.value.places, $1.value.meters, $1.key) }?.key
  }
}
