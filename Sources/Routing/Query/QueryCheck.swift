internal import Geo
internal import Streets

extension PathQuery {
  /// Makes sure that the query fits the graph and that all its figures are in their ranges.
  /// - Throws: ``RoutingError``.
  /// - Complexity: O(segments + zones), O(zones) where the pollution was checked before.
  func check(against graph: StreetGraph) throws(RoutingError) {
    try graph.check(origin)
    try graph.check(destination)
    if case .weighted(let avoidance) = objective { try checkAvoidance(avoidance) }
    if case .avoid(let factor) = policy {
      guard factor.isFinite, factor >= 1 else { throw .invalidFactor(factor) }
    }
    for zone in zones {
      guard zone.area.isValid else { throw .invalidZone(id: zone.id) }
    }
    try pollution?.check(segmentCount: graph.segmentCount)
    for (segment, profile) in profiles {
      guard segment >= 0, segment < graph.segmentCount, !profile.values.isEmpty,
        profile.values.allSatisfy({ $0 >= 0 && $0 < .infinity })
      else { throw .invalidProfile(segment: segment) }
    }
  }
}

extension Zone.Area {
  /// Whether it is somewhere and has an inside: rings have three corners at least.
  fileprivate var isValid: Bool {
    switch self {
    case .circle(let center, let radius): center.isOnGlobe && radius.isFinite && radius > 0
    case .polygon(let rings):
      !rings.isEmpty && rings.allSatisfy { $0.count >= 3 && $0.allSatisfy(\.isOnGlobe) }
    }
  }
}

extension StreetGraph {
  /// Makes sure that a place lies on a segment of the graph.
  func check(_ place: SnappedPoint) throws(RoutingError) {
    guard (0..<segmentCount).contains(place.segment), place.fraction >= 0, place.fraction <= 1 else {
      throw .invalidPlace(segment: place.segment, fraction: place.fraction)
    }
  }
}

/// Makes sure that λ is finite and at least 0.
func checkAvoidance(_ avoidance: Double) throws(RoutingError) {
  guard avoidance.isFinite, avoidance >= 0 else { throw .invalidAvoidance(avoidance) }
}
