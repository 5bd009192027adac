internal import Geo
internal import Streets

extension PathQuery {
  /// Makes sure that the query fits the graph and that all its figures are in their ranges.
  /// - Parameters:
  ///   - graph: The streets.
  ///   - isPollutionKnown: Whether the very same figures have been checked before.
  /// - Throws: ``RoutingError``.
  /// - Complexity: O(segments + zones), O(zones) where the pollution is known.
  func check(against graph: StreetGraph, isPollutionKnown: Bool = false) throws(RoutingError) {
    try graph.check(origin)
    try graph.check(destination)
    if case .weighted(let avoidance) = objective { try checkAvoidance(avoidance) }
    if case .avoid(let factor) = policy {
      guard factor.isFinite, factor >= 1 else { throw .invalidFactor(factor) }
    }
    for zone in zones {
      guard zone.center.isOnGlobe, zone.radiusMeters.isFinite, zone.radiusMeters > 0 else {
        throw .invalidZone(id: zone.id)
      }
    }
    if !isPollutionKnown { try checkPollution(pollution, segmentCount: graph.segmentCount) }
    for (segment, profile) in profiles {
      guard segment >= 0, segment < graph.segmentCount, !profile.values.isEmpty,
        profile.values.allSatisfy({ $0 >= 0 && $0 < .infinity })
      else { throw .invalidProfile(segment: segment) }
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

func checkAvoidance(_ avoidance: Double) throws(RoutingError) {
  guard avoidance.isFinite, avoidance >= 0 else { throw .invalidAvoidance(avoidance) }
}

func checkPollution(_ pollution: [Float]?, segmentCount: Int) throws(RoutingError) {
  guard let pollution else { return }
  guard pollution.count == segmentCount else {
    throw .pollutionCount(expected: segmentCount, found: pollution.count)
  }
  for (segment, value) in pollution.enumerated() where !(value >= 0 && value < .infinity) {
    throw .invalidPollution(segment: segment, value: value)
  }
}
