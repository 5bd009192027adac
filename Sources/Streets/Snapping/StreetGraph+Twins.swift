extension StreetGraph {
  /// Streets over one line have their ends at the same places; what is farther from them is not looked at.
  private static let sameMeters = 0.01

  /// Of a segment and those that run over the very same line, the one that serves a mode best.
  ///
  /// A street and the outline of a square may share nodes and both be there. Were places on their line moved to the one
  /// or the other, a way between two of them would lead on to the next junction and back. So the one that is open in
  /// both directions serves all of them, then the one on which time counts least, then the first.
  /// - Parameters:
  ///   - segment: The segment, which stays where none of the others will do.
  ///   - mode: How one travels.
  ///   - willDo: Whether another one may take its place.
  /// - Returns: the segment that serves best.
  /// - Complexity: About O(log segments).
  func best(ofTwins segment: Int, mode: TravelMode, among willDo: (_ twin: Int) -> Bool = { _ in true }) -> Int {
    guard let end = shape(ofSegment: segment).first else { return segment }
    var twins = [segment]
    segmentTree.forEachNear(end, limitMeters: Self.sameMeters) { other in
      guard other != segment, areTwins(segment, other), storage.isOpen(other, mode), willDo(other) else { return }
      twins.append(other)
    }
    return twins.min { rank(ofTwin: $0, mode) < rank(ofTwin: $1, mode) } ?? segment
  }

  /// Directions that are closed, what the quickest edge counts as, and the segment: the least is the best.
  private func rank(ofTwin segment: Int, _ mode: TravelMode) -> (Int, UInt32, Int) {
    let prices = pricedDurations(mode)
    let least = edges(ofSegment: segment).map { prices[Int($0)] }.min() ?? Self.closed
    return (2 - openDirections(ofSegment: segment, mode).count, least, segment)
  }

  /// Whether two segments have one shape, drawn from the same end or from the other.
  private func areTwins(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (storage.shapePoints(ofSegment: first), storage.shapePoints(ofSegment: second))
    guard one.count == other.count else { return false }
    return zip(one, other).allSatisfy { isOnePlace($0, $1) }
      || zip(one, other.reversed()).allSatisfy { isOnePlace($0, $1) }
  }

  private func isOnePlace(_ first: Int, _ second: Int) -> Bool {
    storage.shapeLatitudes[first] == storage.shapeLatitudes[second]
      && storage.shapeLongitudes[first] == storage.shapeLongitudes[second]
  }
}
