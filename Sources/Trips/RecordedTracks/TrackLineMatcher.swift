internal import Geo
internal import Routing
internal import Streets

/// Puts stretches of a track on the streets of a network; what is near none stays as it was recorded.
struct TrackLineMatcher {
  let mode: TravelMode
  let router: Router

  /// How far places lie apart that are matched, in metres: what is nearer says more of the receiver than of the way.
  private static let spacingMeters = 15.0
  /// How far from a street somebody may be.
  private static let streetMeters = 30.0
  /// Standard deviation of a smoothed place, in metres.
  private static let deviationMeters = 6.0
  /// Places that are matched at once.
  private static let placesAtOnce = 250

  /// The streets of a stretch.
  /// - Throws: ``RoutingError`` where time is up before they are found.
  func line(_ motion: TrackMotion) throws(RoutingError) -> TrackLine {
    let fixes = Self.thinned(motion.fixes)
    let matched = try match(fixes)
    let places = matched.compactMap(\.point)
    var ends: (origin: Coordinate, destination: Coordinate)?
    if let first = places.first, let end = places.last, places.count > 1 { ends = (first.place, end.place) }
    return TrackLine(pieces: try join(fixes, matched), ends: ends)
  }

  private static func thinned(_ fixes: [TrackFix]) -> [TrackFix] {
    var kept: [TrackFix] = []
    for fix in fixes where kept.last.map({ $0.place.distanceMeters(to: fix.place) >= spacingMeters }) ?? true {
      kept.append(fix)
    }
    if let last = fixes.last, let end = kept.last, end.seconds < last.seconds { kept.append(last) }
    return kept
  }

  /// A place of a track as it was matched.
  private struct Match {
    /// Where it is on the streets, nil where it is near none.
    var point: SnappedPoint?
    /// Whether a way was found to it from the place before that was matched.
    var isJoined = false
  }

  private func match(_ fixes: [TrackFix]) throws(RoutingError) -> [Match] {
    var matched = [Match](repeating: Match(), count: fixes.count)
    var start = 0
    while start < fixes.count - 1 {
      let end = min(start + Self.placesAtOnce, fixes.count)
      let points = fixes[start..<end].map {
        TrackPoint(
          SnappingRequest($0.place, limitMeters: Self.streetMeters), deviationMeters: Self.deviationMeters,
          seconds: $0.seconds)
      }
      let found = try router.match(
        TrackQuery(points: points, mode: mode, splitsAtGaps: false, leavesOutClose: false))
      for part in found.parts {
        for (number, (point, place)) in zip(part.points, part.places).enumerated() {
          let index = start + point
          if number > 0 { matched[index].isJoined = true }
          // The first place of a chunk is the last one of the chunk before.
          if matched[index].point == nil { matched[index].point = place }
        }
      }
      if end == fixes.count { break }
      start = end - 1
    }
    return matched
  }

  private func join(_ fixes: [TrackFix], _ matched: [Match]) throws(RoutingError) -> [TrackLine.Piece] {
    var pieces: [TrackLine.Piece] = []
    var last = 0
    for index in fixes.indices.dropFirst() {
      let there = matched[last].point
      guard let here = matched[index].point else {
        // One that lies astray between two that are matched is passed over.
        if index + 1 < fixes.count, there != nil, matched[index + 1].point != nil, matched[index + 1].isJoined {
          continue
        }
        pieces.append(straight(fixes[last], fixes[index], from: there?.place, to: nil))
        last = index
        continue
      }
      if let there, matched[index].isJoined {
        pieces += try way(fixes[last], then: fixes[index], from: there, to: here)
      } else {
        pieces.append(straight(fixes[last], fixes[index], from: there?.place, to: here.place))
      }
      last = index
    }
    return pieces
  }

  /// The fastest way between two matched places; one that is much longer than the line between them is not believed.
  private func way(
    _ one: TrackFix, then next: TrackFix, from: SnappedPoint, to: SnappedPoint
  ) throws(RoutingError) -> [TrackLine.Piece] {
    let query = Router.Query(origin: from, destination: to, mode: mode, objective: .fastest, pollution: nil)
    let straightMeters = from.place.distanceMeters(to: to.place)
    guard let path = try Self.way(query, by: router), path.lengthMeters <= 2 * straightMeters + 60 else {
      return [straight(one, next, from: from.place, to: to.place)]
    }
    let metersPerSecond = path.lengthMeters / (next.seconds - one.seconds)
    guard metersPerSecond > 0, let final = path.pieces.last else { return [standing(one, next, at: from)] }
    var start = one.seconds
    return path.pieces.map { piece in
      let isLast = piece == final
      let end = isLast ? next.seconds : min(next.seconds, start + piece.lengthMeters / metersPerSecond)
      defer { start = end }
      return TrackLine.Piece(
        start: start, end: end, meters: piece.lengthMeters,
        place: .street(segment: piece.segment, from: piece.startFraction, to: piece.endFraction))
    }
  }

  /// The way of a query, nil where there is none.
  /// - Throws: ``RoutingError`` where nobody knows whether there is one.
  static func way(_ query: Router.Query, by router: Router) throws(RoutingError) -> Path? {
    do throws(RoutingError) {
      return try router.path(query)
    } catch  where error == .noRoute {
      return nil
    }
  }

  private func straight(_ one: TrackFix, _ next: TrackFix, from: Coordinate?, to: Coordinate?) -> TrackLine.Piece {
    let (start, end) = (from ?? one.place, to ?? next.place)
    return TrackLine.Piece(
      start: one.seconds, end: next.seconds, meters: start.distanceMeters(to: end),
      place: .straight(from: start, to: end))
  }

  private func standing(_ one: TrackFix, _ next: TrackFix, at point: SnappedPoint) -> TrackLine.Piece {
    TrackLine.Piece(
      start: one.seconds, end: next.seconds, meters: 0,
      place: .street(segment: point.segment, from: point.fraction, to: point.fraction))
  }
}
