extension StreetGraph {
  /// The places of a question, each on a street, so that a way leads from each to the next where there is one.
  ///
  /// Each goes to the nearest street that will do. Only where no way leads from one to the next do both go to streets
  /// of the part of the network that comes near to all of them, and where that is not enough, all of them. Where no
  /// part does, they go to parts that as many as can share.
  /// - Parameters:
  ///   - requests: The places, in their order.
  ///   - mode: How one travels.
  ///   - leads: Whether a way leads from one street to another of which not each can be reached from the other.
  /// - Returns: the places; or the number of the first that has no street.
  package func snapped(
    _ requests: [SnappingRequest], mode: TravelMode, leads: (SnappedPoint, SnappedPoint) -> Bool = { _, _ in false }
  ) -> Result<[SnappedPoint], NoStreetNear> {
    let together = snappedTogether(requests, mode, leads)
    // Two places have no other part of the network to share, and looking again for a way between them takes as long as
    // an answer does.
    guard requests.count > 2 else { return together }
    return together.map { points in
      let missing = gaps(points, mode, leads)
      // Without a gap, groups could only part places that a way joins, and these would be named as lying apart.
      guard !missing.isEmpty else { return points }
      let shared = moved(points, at: missing, to: grouped(points, requests, mode))
      return gaps(shared, mode, leads).count < missing.count ? shared : points
    }
  }

  /// The places on the nearest streets, or on those of one part of the network that comes near to all of them.
  func snappedTogether(
    _ requests: [SnappingRequest], _ mode: TravelMode, _ leads: (SnappedPoint, SnappedPoint) -> Bool = { _, _ in false }
  ) -> Result<[SnappedPoint], NoStreetNear> {
    var nearest: [SnappedPoint] = []
    for (number, request) in requests.enumerated() {
      guard let point = candidates(request, mode: mode).first else { return .failure(NoStreetNear(place: number)) }
      nearest.append(point)
    }
    let missing = gaps(nearest, mode, leads)
    guard !missing.isEmpty, let together = connected(requests, mode) else { return .success(nearest) }
    let enough = moved(nearest, at: missing, to: together)
    return .success(gaps(enough, mode, leads).isEmpty ? enough : together)
  }

  /// The numbers of the places from which no way leads to the next.
  private func gaps(
    _ points: [SnappedPoint], _ mode: TravelMode, _ leads: (SnappedPoint, SnappedPoint) -> Bool
  ) -> [Int] {
    points.indices.dropLast().filter { number in
      let (from, to) = (points[number], points[number + 1])
      return !areConnected(from, to, mode: mode) && !leads(from, to)
    }
  }

  /// Places of which those before and behind each gap are taken from others.
  private func moved(_ points: [SnappedPoint], at gaps: [Int], to others: [SnappedPoint]) -> [SnappedPoint] {
    var moved = points
    for number in gaps { moved.replaceSubrange(number...number + 1, with: others[number...number + 1]) }
    return moved
  }
}

/// A place without a street near by.
package struct NoStreetNear: Error, Sendable, Hashable {
  /// Which of the places, from 0.
  package let place: Int

  package init(place: Int) {
    self.place = place
  }
}
