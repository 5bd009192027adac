extension StreetGraph {
  /// The places on streets of one component, the one with the least sum of distances; nil where none is near to all.
  func connected(_ requests: [SnappingRequest], _ mode: TravelMode) -> [SnappedPoint]? {
    let most = min(requests.map(\.limitMeters).max() ?? 0, Self.horizonMeters)
    var reach = min(Self.firstReachMeters, most)
    while true {
      let near = nearestTogether(requests, mode, reachMeters: reach)
      // A component that is not found yet is farther than the reach from one of the places, and no nearer to any other
      // than the nearest street is: the sum of its distances is more than this.
      if let near, near.meters <= reach + near.minOfOthers || reach >= most {
        return zip(requests, near.segments).compactMap { point(on: $1, of: $0, mode) }
      }
      guard reach < most else { return nil }
      reach = min(most, near?.meters ?? 2 * reach)
    }
  }

  /// The component within a reach that is nearest to all places together: the segment for each place, and the sum of
  /// their distances in metres; nil where none is near to all.
  ///
  /// `minOfOthers` is the sum of the distances from the places to their nearest streets of whatever component, but
  /// for the largest of them: all places but one are at least so far from any component.
  private func nearestTogether(
    _ requests: [SnappingRequest], _ mode: TravelMode, reachMeters: Double
  ) -> (segments: [Int], meters: Double, minOfOthers: Double)? {
    let near = requests.map { nearestByComponent($0, mode, reachMeters: reachMeters) }
    let candidates = (near.first ?? [:]).keys.compactMap { component -> (component: UInt32, meters: Double)? in
      let distances = near.compactMap { $0[component]?.squaredMeters.squareRoot() }
      return distances.count == near.count ? (component, distances.reduce(0, +)) : nil
    }
    guard let best = candidates.min(by: { ($0.meters, $0.component) < ($1.meters, $1.component) }) else { return nil }
    let nearest = near.compactMap { $0.values.map(\.squaredMeters).min()?.squareRoot() }
    return (
      near.compactMap { $0[best.component]?.segment }, best.meters, nearest.reduce(0, +) - (nearest.max() ?? 0)
    )
  }

  /// The nearest segment of each component that will do for a place, with its squared distance in metres.
  func nearestByComponent(
    _ request: SnappingRequest, _ mode: TravelMode, reachMeters: Double = StreetGraph.horizonMeters
  ) -> [UInt32: (segment: Int, squaredMeters: Double)] {
    let components = storage.components[mode.index]
    let limit = min(request.limitMeters, reachMeters)
    if request.isOpen {
      return segmentTree.nearestByComponent(
        to: request.place, components: components, limitMeters: limit, in: storage)
    }
    var near = request
    near.limitMeters = min(Self.firstReachMeters, limit)
    var best: [UInt32: (segment: Int, squaredMeters: Double)] = [:]
    while true {
      // Streets of a component that was found nearer, which nearly all are, need not be measured.
      let known = Set(best.keys)
      for point in allCandidates(near, mode, among: { !known.contains(components[$0]) }) {
        let component = components[point.segment]
        // The nearest come first.
        guard component != ModeConnectivity.noComponent, best[component] == nil else { continue }
        best[component] = (point.segment, point.distanceMeters * point.distanceMeters)
      }
      guard near.limitMeters < limit else { return best }
      near.limitMeters = min(limit, 2 * near.limitMeters)
    }
  }
}
