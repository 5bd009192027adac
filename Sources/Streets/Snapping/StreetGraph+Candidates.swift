internal import Geo

extension StreetGraph {
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

  /// All streets that will do, the nearest first, of those segments that are looked at.
  private func allCandidates(
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

  /// A point with the direction that is left by what is asked of its street; nil where none is.
  private func headed(_ point: SnappedPoint, _ request: SnappingRequest, _ mode: TravelMode) -> SnappedPoint? {
    guard !request.isOpen else { return point }
    guard let line = Polyline(shape(ofSegment: point.segment)) else { return nil }
    let degrees = Self.degrees(of: line, at: point.fraction)
    let open = openDirections(ofSegment: point.segment, mode)
    let side = open.count > 1 ? request.side : nil
    let allowed = open.filter { direction in
      let travelled = direction == .along ? degrees : degrees + 180
      return request.direction?.includes(travelled) ?? true
        && side.map { Self.lies(point, on: $0, travelling: travelled) } ?? true
    }
    if allowed.isEmpty { return nil }
    return allowed.count == open.count ? point : point.headed(allowed.first)
  }

  /// Less than this from the line of a street, a place lies on no side of it.
  private static let sidelessMeters = 0.1

  /// Whether the place of a point lies on a side of its street for whoever travels in a direction.
  private static func lies(_ point: SnappedPoint, on side: SnappingRequest.Side, travelling degrees: Double) -> Bool {
    guard point.distanceMeters > sidelessMeters else { return true }
    let turn = (point.place.bearingDegrees(to: point.requested) - degrees + 720).truncatingRemainder(dividingBy: 360)
    return (turn < 180) == (side == .right)
  }

  /// The direction of a line at a fraction of its length.
  private static func degrees(of line: Polyline, at fraction: Double) -> Double {
    let meters = fraction * line.lengthMeters
    let next = line.distancesMeters.firstIndex { $0 > meters } ?? line.places.count - 1
    guard next > 0 else { return 0 }
    return line.places[next - 1].bearingDegrees(to: line.places[next])
  }

  /// The places of a question, each on a street, so that a way leads from each to the next where there is one.
  ///
  /// Each goes to the nearest street that will do. Only where no way leads from one to the next do both go to streets
  /// of the part of the network that comes near to all of them, and where that is not enough, all of them. Where no
  /// part does, they go to parts that as many as can share.
  /// - Parameters:
  ///   - requests: The places, in their order.
  ///   - mode: How one travels.
  ///   - leads: Whether a way leads from one street to another of which not each can be reached from the other.
  /// - Returns: the places; or the number of the first that has no street.
  package func snapped(
    _ requests: [SnappingRequest], mode: TravelMode, leads: (SnappedPoint, SnappedPoint) -> Bool = { _, _ in false }
  ) -> Result<[SnappedPoint], NoStreetNear> {
    let together = snappedTogether(requests, mode, leads)
    // Two places share no more than that, and to look again for a way between them takes as long as an answer.
    guard requests.count > 2 else { return together }
    return together.map { points in
      let missing = gaps(points, mode, leads)
      // Else it would be said of places that do not lie apart that no way leads from one to the other.
      guard !missing.isEmpty else { return points }
      let shared = moved(points, at: missing, to: grouped(points, requests, mode))
      return gaps(shared, mode, leads).count < missing.count ? shared : points
    }
  }

  /// The places on the nearest streets, or on those of one part of the network that comes near to all of them.
  func snappedTogether(
    _ requests: [SnappingRequest], _ mode: TravelMode, _ leads: (SnappedPoint, SnappedPoint) -> Bool = { _, _ in false }
  ) -> Result<[SnappedPoint], NoStreetNear> {
    var nearest: [SnappedPoint] = []
    for (number, request) in requests.enumerated() {
      guard let point = candidates(request, mode: mode).first else { return .failure(NoStreetNear(place: number)) }
      nearest.append(point)
    }
    let missing = gaps(nearest, mode, leads)
    guard !missing.isEmpty, let together = connected(requests, mode) else { return .success(nearest) }
    let enough = moved(nearest, at: missing, to: together)
    return .success(gaps(enough, mode, leads).isEmpty ? enough : together)
  }

  /// The numbers of the places from which no way leads to the next.
  private func gaps(
    _ points: [SnappedPoint], _ mode: TravelMode, _ leads: (SnappedPoint, SnappedPoint) -> Bool
  ) -> [Int] {
    points.indices.dropLast().filter { number in
      let (from, to) = (points[number], points[number + 1])
      return !areConnected(from, to, mode: mode) && !leads(from, to)
    }
  }

  /// Places of which those at gaps are on other streets.
  private func moved(_ points: [SnappedPoint], at gaps: [Int], to others: [SnappedPoint]) -> [SnappedPoint] {
    var moved = points
    for number in gaps { moved.replaceSubrange(number...number + 1, with: others[number...number + 1]) }
    return moved
  }

  /// How far a street or a component is looked for at first: nearly always it is found there, and few segments have
  /// been looked at.
  private static let firstReachMeters = 50.0

  /// The places on streets of one component, the one with the least sum of distances; nil where none is near to all.
  func connected(_ requests: [SnappingRequest], _ mode: TravelMode) -> [SnappedPoint]? {
    let most = min(requests.map(\.limitMeters).max() ?? 0, Self.horizonMeters)
    var reach = min(Self.firstReachMeters, most)
    while true {
      let near = nearestTogether(requests, mode, reachMeters: reach)
      // Of a component beyond the reach, one place is farther than that, the others no nearer than to any street.
      if let near, near.meters <= reach + near.leastOfOthers || reach >= most {
        return zip(requests, near.segments).compactMap { point(on: $1, of: $0, mode) }
      }
      guard reach < most else { return nil }
      reach = min(most, near?.meters ?? 2 * reach)
    }
  }

  /// The nearest segments of one component to all places, the sum of their distances, and the sum of the distances to
  /// any street of all places but the one that is farthest from one.
  private func nearestTogether(
    _ requests: [SnappingRequest], _ mode: TravelMode, reachMeters: Double
  ) -> (segments: [Int], meters: Double, leastOfOthers: Double)? {
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
      // Nearly all streets are of one component, and those of one that was found nearer need not be measured.
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

  /// A place on a segment of one component, or on that of its twins of the same component that serves best.
  func point(on segment: Int, of request: SnappingRequest, _ mode: TravelMode) -> SnappedPoint? {
    let components = storage.components[mode.index]
    return point(onBestTwinOf: segment, of: request, mode) { components[$0] == components[segment] }
  }

  /// A place on the one that serves best of a segment and its twins that will do, with the direction that is left by
  /// what is asked of its street.
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

/// A place without a street near by.
package struct NoStreetNear: Error, Sendable, Hashable {
  /// Which of the places, from 0.
  package let place: Int

  package init(place: Int) {
    self.place = place
  }
}
