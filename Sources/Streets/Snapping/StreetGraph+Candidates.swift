internal import Geo

extension StreetGraph {
  /// How far a street or a component is looked for at first: nearly always one is found there, after few segments.
  static let firstReachMeters = 50.0

  /// The streets nearest to a place that will do, the nearest first, each at its nearest point; of those over one line
  /// that are nearest the one that serves best.
  /// - Complexity: O(segments within the limit); about O(log segments) where one street of any direction is asked for,
  ///   and O(segments as near as twice the street) where one is of a direction or a side.
  package func candidates(_ request: SnappingRequest, mode: TravelMode, count: Int = 1) -> [SnappedPoint] {
    guard request.place.isOnGlobe, request.limitMeters >= 0, count > 0 else { return [] }
    if count == 1, request.isOpen {
      let limit = min(request.limitMeters, Self.horizonMeters)
      let segment = segmentTree.nearest(to: request.place, mode: mode, limitMeters: limit, in: storage)
      let snapped = segment.flatMap { point(on: best(ofTwins: $0, mode: mode), nearestTo: request.place) }
      return [snapped].compactMap { $0 }
    }
    if count == 1 { return [nearest(request, mode)].compactMap { $0 } }
    let all = allCandidates(request, mode)
    // The first is the one that a place is moved to where one alone is asked for.
    guard let near = all.first, let first = point(onBestTwinOf: near.segment, of: request, mode) else { return [] }
    return [first] + all.filter { $0.segment != first.segment }.prefix(count - 1)
  }

  /// The nearest street that will do, looked for farther and farther away.
  private func nearest(_ request: SnappingRequest, _ mode: TravelMode) -> SnappedPoint? {
    let most = min(request.limitMeters, Self.horizonMeters)
    var near = request
    near.limitMeters = min(Self.firstReachMeters, most)
    while true {
      if let first = allCandidates(near, mode).first { return point(onBestTwinOf: first.segment, of: request, mode) }
      guard near.limitMeters < most else { return nil }
      near.limitMeters = min(most, 2 * near.limitMeters)
    }
  }

  /// All streets that will do of the segments that are to be looked at, the nearest first.
  func allCandidates(
    _ request: SnappingRequest, _ mode: TravelMode, among isLookedAt: (_ segment: Int) -> Bool = { _ in true }
  ) -> [SnappedPoint] {
    let limit = min(request.limitMeters, Self.horizonMeters)
    var found: [SnappedPoint] = []
    segmentTree.forEachNear(request.place, limitMeters: limit) { segment in
      guard isLookedAt(segment), storage.isOpen(segment, mode),
        let point = point(on: segment, nearestTo: request.place),
        point.distanceMeters <= limit, let headed = headed(point, request, mode)
      else { return }
      found.append(headed)
    }
    return found.sorted { ($0.distanceMeters, $0.segment) < ($1.distanceMeters, $1.segment) }
  }

  /// A place on a segment of one component, or on that of its twins of the same component that serves best.
  func point(on segment: Int, of request: SnappingRequest, _ mode: TravelMode) -> SnappedPoint? {
    let components = storage.components[mode.index]
    return point(onBestTwinOf: segment, of: request, mode) { components[$0] == components[segment] }
  }

  /// A place on that one of a segment and its twins which serves best and will do, with the direction that the request
  /// leaves on it.
  private func point(
    onBestTwinOf segment: Int, of request: SnappingRequest, _ mode: TravelMode,
    among willDo: (Int) -> Bool = { _ in true }
  ) -> SnappedPoint? {
    func headed(_ segment: Int) -> SnappedPoint? {
      point(on: segment, nearestTo: request.place).flatMap { self.headed($0, request, mode) }
    }
    return headed(best(ofTwins: segment, mode: mode) { willDo($0) && headed($0) != nil })
  }
}
