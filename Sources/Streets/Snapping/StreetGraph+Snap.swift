package import Geo

extension StreetGraph {
  /// How far away a street is looked for, whatever the limit; a ``LocalProjection`` holds no farther.
  static let horizonMeters = 50_000.0

  /// Moves a place to the nearest point of a street that a mode may use, at most a limit away on the ground.
  ///
  /// A street beyond the limit is looked for too, to say how far it is. All calls may be made from any thread.
  /// - Throws: ``SnapError`` when the nearest street is farther, or when the mode has none.
  /// - Complexity: About O(log segments); O(edges) where no street is near.
  package func snap(_ place: Coordinate, mode: TravelMode, limitMeters: Double = 1000) throws(SnapError) -> SnappedPoint
  {
    guard place.isOnGlobe else { throw noneNear(mode, limitMeters) }
    let segment = segmentTree.nearest(to: place, mode: mode, limitMeters: Self.horizonMeters, in: storage)
    guard let segment, let point = point(on: segment, nearestTo: place) else { throw noneNear(mode, limitMeters) }
    guard point.distanceMeters <= limitMeters else {
      throw .tooFar(nearestMeters: point.distanceMeters, limitMeters: limitMeters)
    }
    return point
  }

  private func noneNear(_ mode: TravelMode, _ limitMeters: Double) -> SnapError {
    let isAnyOpen = durations(mode).contains { $0 != Self.closed }
    return isAnyOpen ? .tooFar(nearestMeters: nil, limitMeters: limitMeters) : .noStreets(mode)
  }

  /// The point of a segment that is nearest to a place.
  func point(on segment: Int, nearestTo place: Coordinate) -> SnappedPoint? {
    guard let line = Polyline(shape(ofSegment: segment)) else { return nil }
    let nearest = line.nearest(to: place)
    return SnappedPoint(
      requested: place, place: line.place(atFraction: nearest.fraction), segment: segment, fraction: nearest.fraction,
      distanceMeters: nearest.distanceMeters)
  }
}

extension GraphStorage {
  /// Whether a mode may go along a segment in at least one direction.
  func isOpen(_ segment: Int, _ mode: TravelMode) -> Bool {
    let edges = segmentEdges[Int(segmentFirstEdge[segment])..<Int(segmentFirstEdge[segment + 1])]
    return edges.contains { durations[mode.index][Int($0)] != StreetGraph.closed }
  }
}
