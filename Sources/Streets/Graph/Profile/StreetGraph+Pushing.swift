extension StreetGraph {
  /// Whether a bike is pushed along a segment's shape or against it, because it may not be ridden there.
  package func isPushed(_ segment: Int, isReversed: Bool) -> Bool {
    guard storage.facts.areKnown else { return false }
    let facts = storage.facts.facts(ofSegment: segment)
    let bit = (isReversed ? Directions.backward : .forward).rawValue
    return facts.push & bit != 0 && facts.ride & bit == 0
  }

  /// Whether a mode goes along a segment's shape, or against it, on foot and against the traffic: as bikes are pushed
  /// along streets that are ridden the other way alone.
  package func isAgainstTraffic(_ segment: Int, isReversed: Bool, mode: TravelMode) -> Bool {
    guard mode == .bike, storage.facts.areKnown else { return false }
    return storage.facts.facts(ofSegment: segment).isPushedAgainstTraffic(isReversed ? .backward : .forward)
  }
}
