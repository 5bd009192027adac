package import Geo

extension StreetGraph {
  /// How far away a street is looked for, whatever the limit; a ``LocalProjection`` holds no farther.
  static let horizonMeters = 50_000.0
  /// So near to an end of a street a place lies at that end: coordinates of six decimals are up to 8 cm off.
  private static let endMeters = 0.1

  /// Moves a place to the nearest point of a street that a mode may use, at most a limit away on the ground.
  ///
  /// A street beyond the limit is looked for too, to say how far it is. All calls may be made from any thread.
  /// - Throws: ``SnapError`` when the nearest street is farther, or when the mode has none.
  /// - Complexity: About O(log segments); O(edges) where no street is near.
  package func snap(_ place: Coordinate, mode: TravelMode, limitMeters: Double = 1000) throws(SnapError) -> SnappedPoint
  {
    guard place.isOnGlobe else { throw noneNear(mode, limitMeters) }
    let segment = segmentTree.nearest(to: place, mode: mode, limitMeters: Self.horizonMeters, in: storage)
    guard let segment, let point = point(on: best(ofTwins: segment, mode: mode), nearestTo: place) else {
      throw noneNear(mode, limitMeters)
    }
    guard point.distanceMeters <= limitMeters else {
      throw .tooFar(nearestMeters: point.distanceMeters, limitMeters: limitMeters)
    }
    return point
  }

  private func noneNear(_ mode: TravelMode, _ limitMeters: Double) -> SnapError {
    let isAnyOpen = durations(mode).contains { $0 != Self.closed }
    return isAnyOpen ? .tooFar(nearestMeters: nil, limitMeters: limitMeters) : .noStreets(mode)
  }

  /// The directions in which a mode may go along a segment.
  func openDirections(ofSegment segment: Int, _ mode: TravelMode) -> Set<SegmentDirection> {
    let durations = durations(mode)
    let open = edges(ofSegment: segment).map { Int($0) }.filter { durations[$0] != Self.closed }
    return Set(open.map { self.segment(ofEdge: $0).isReversed ? SegmentDirection.against : .along })
  }

  /// The point of a segment that is nearest to a place; an end of the segment where the place lies at that end.
  func point(on segment: Int, nearestTo place: Coordinate) -> SnappedPoint? {
    guard let line = Polyline(shape(ofSegment: segment)) else { return nil }
    let nearest = Self.nearest(on: line, to: place)
    return SnappedPoint(
      requested: place, place: line.place(atFraction: nearest.fraction), segment: segment, fraction: nearest.fraction,
      distanceMeters: nearest.distanceMeters)
  }

  /// Where on a line the point nearest to a place is, and how far: rounding moves no place off an end.
  ///
  /// Whoever is at a junction may take any of its streets, and some centimetres beyond it only the one.
  private static func nearest(
    on line: Polyline, to place: Coordinate
  ) -> (fraction: Double, distanceMeters: Double) {
    let nearest = line.nearest(to: place)
    guard nearest.distanceMeters <= endMeters else { return nearest }
    let ends = [0.0, 1.0].map { (fraction: $0, distanceMeters: place.distanceMeters(to: line.place(atFraction: $0))) }
    let end = ends.filter { $0.distanceMeters <= endMeters }.min { $0.distanceMeters < $1.distanceMeters }
    return end ?? nearest
  }
}

extension GraphStorage {
  /// Whether a mode may go along a segment in at least one direction.
  func isOpen(_ segment: Int, _ mode: TravelMode) -> Bool {
    let edges = segmentEdges[Int(segmentFirstEdge[segment])..<Int(segmentFirstEdge[segment + 1])]
    return edges.contains { durations[mode.index][Int($0)] != StreetGraph.closed }
  }
}
