public import Geo

extension StreetGraph {
  /// How far away a street is looked for, to say how far it is; a ``LocalProjection`` holds no farther.
  private static let horizonMeters = 50_000.0

  /// Moves a place to the nearest point of a street that a mode may use, at most a limit away on the ground.
  ///
  /// The first call works out the search tree and the mode's components; all calls may be made from any thread.
  /// - Throws: ``SnapError`` when the nearest street is farther, or when the mode has none.
  /// - Complexity: About O(log segments), and once O(nodes + edges + shape points).
  public func snap(_ place: Coordinate, mode: TravelMode, limitMeters: Double = 1000) throws(SnapError) -> SnappedPoint
  {
    let reach = connectivity(mode)
    guard reach.openEdgeCount > 0 else { throw .noStreets(mode) }
    guard place.isOnGlobe else { throw .tooFar(nearestMeters: nil, limitMeters: limitMeters) }
    let horizon = max(limitMeters, Self.horizonMeters)
    let tree = segmentTree.value { SegmentTree(storage) }
    let segment = tree.nearest(to: place, isOpen: reach.isOpen, limitMeters: horizon, in: storage)
    guard let segment, let point = point(on: segment, nearestTo: place), point.distanceMeters <= limitMeters else {
      let nearest = segment.flatMap { self.point(on: $0, nearestTo: place) }
      throw .tooFar(nearestMeters: nearest?.distanceMeters, limitMeters: limitMeters)
    }
    return point
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
