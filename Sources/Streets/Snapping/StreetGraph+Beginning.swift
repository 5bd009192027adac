extension StreetGraph {
  /// How much farther than the nearest street another one may be that leads to more, in metres.
  private static let maxFartherMeters = 100.0
  /// How many times as many streets that one has to lead to.
  private static let timesAsMany = 20

  /// Where to begin when there is no second place that could tell: the nearest street, or one hardly farther from which
  /// one comes to much more of the network and back.
  ///
  /// So nobody begins on a street that hangs together with nothing beside one that does. Whoever is on a real island
  /// stays there.
  /// - Complexity: O(segments near by); O(nodes + segments) where several parts of the network come near.
  package func beginning(
    near nearest: SnappedPoint, mode: TravelMode, limitMeters: Double = 1000
  ) -> SnappedPoint {
    let components = storage.components[mode.index]
    guard components.indices.contains(nearest.segment) else { return nearest }
    let own = components[nearest.segment]
    let near = segmentTree.nearestByComponent(
      to: nearest.requested, components: components,
      limitMeters: min(limitMeters, nearest.distanceMeters + Self.maxFartherMeters), in: storage)
    guard near.contains(where: { $0.key != own }) else { return nearest }
    let parts = NetworkParts(self, mode: mode)
    let least = Self.timesAsMany * parts.size(ofSegment: nearest.segment)
    let others = near.filter { $0.key != own && parts.size(ofSegment: $0.value.segment) >= least }
    let best = others.min { ($0.value.squaredMeters, $0.key) < ($1.value.squaredMeters, $1.key) }
    let request = SnappingRequest(nearest.requested, limitMeters: limitMeters)
    return best.flatMap { point(on: $0.value.segment, of: request, mode) } ?? nearest
  }
}
