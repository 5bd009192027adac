internal import Geo
internal import Routing
internal import Streets

/// A stretch of a track as a line in time: along the streets that it was matched to, or as it was recorded.
struct TrackLine {
  /// A piece of it.
  struct Piece {
    let start: Double
    let end: Double
    let meters: Double
    /// The segment with the fractions of its shape, nil off the streets.
    let street: (segment: Int, from: Double, to: Double)?
    let from: Coordinate
    let to: Coordinate
  }

  private(set) var pieces: [Piece] = []

  /// Its places, along the bends of the streets.
  /// - Complexity: O(pieces + bends).
  func places(in graph: StreetGraph) -> [Coordinate] {
    var places: [Coordinate] = []
    for piece in pieces {
      let line = piece.street.flatMap { street in
        Polyline(graph.shape(ofSegment: street.segment))?.slice(from: street.from, to: street.to)
      }
      places += line ?? [piece.from, piece.to]
    }
    return places
  }

  /// Where it begins and ends on the streets, nil where it was not matched.
  private(set) var ends: (origin: Coordinate, destination: Coordinate)?

  /// A stretch as it was recorded.
  init(recorded motion: TrackMotion) {
    for index in 1..<motion.fixes.count {
      let (one, next) = (motion.fixes[index - 1], motion.fixes[index])
      pieces.append(
        Piece(
          start: one.seconds, end: next.seconds, meters: motion.meters[index] - motion.meters[index - 1], street: nil,
          from: one.place, to: next.place))
    }
  }

  // MARK: On streets

  /// How long the network says that it takes, without pauses, in seconds; what is on no street open to the mode counts
  /// at the mode's speed.
  func usualSeconds(_ mode: TravelMode, in graph: StreetGraph) -> Double {
    let metersPerSecond = graph.profile.speed(of: mode) / 3.6
    let durations = graph.durations(mode)
    return pieces.reduce(0) { seconds, piece in
      guard let street = piece.street, street.from != street.to,
        let edge = graph.edges(ofSegment: street.segment).first(where: {
          (graph.edgeSegment[Int($0)] & 1 == 1) == (street.to < street.from)
            && durations[Int($0)] != StreetGraph.closed
        })
      else { return seconds + piece.meters / metersPerSecond }
      return seconds + Double(durations[Int(edge)]) / 1000 * abs(street.to - street.from)
    }
  }

  /// How far places lie apart that are matched, in metres: what is nearer says more of the receiver than of the way.
  private static let spacingMeters = 15.0
  /// How far from a street somebody may be.
  private static let streetMeters = 30.0
  /// Standard deviation of a smoothed place, in metres.
  private static let deviationMeters = 6.0
  /// Places that are matched at once.
  private static let placesAtOnce = 250

  /// A stretch on the streets of a network; what is near none stays as it was recorded.
  init(matched motion: TrackMotion, mode: TravelMode, router: Router) throws(RoutingError) {
    let fixes = Self.thinned(motion.fixes)
    var snapped = [SnappedPoint?](repeating: nil, count: fixes.count)
    var isJoined = [Bool](repeating: false, count: fixes.count)
    var start = 0
    while start < fixes.count - 1 {
      let end = min(start + Self.placesAtOnce, fixes.count)
      let points = fixes[start..<end].map {
        TrackPoint(
          StreetWish($0.place, limitMeters: Self.streetMeters), deviationMeters: Self.deviationMeters,
          seconds: $0.seconds)
      }
      let found = try router.match(
        TrackQuery(points: points, mode: mode, splitsAtGaps: false, leavesOutClose: false))
      for part in found.parts {
        for (number, (point, place)) in zip(part.points, part.places).enumerated() {
          let index = start + point
          if number > 0 { isJoined[index] = true }
          // The first place of a chunk is the last one of the chunk before.
          if snapped[index] == nil { snapped[index] = place }
        }
      }
      if end == fixes.count { break }
      start = end - 1
    }
    try join(fixes, at: snapped, isJoined: isJoined, mode: mode, by: router)
  }

  private mutating func join(
    _ fixes: [TrackFix], at snapped: [SnappedPoint?], isJoined: [Bool], mode: TravelMode, by router: Router
  ) throws(RoutingError) {
    var last = 0
    for index in fixes.indices.dropFirst() {
      guard let here = snapped[index] else {
        // One that lies astray between two that are matched is passed over.
        if index + 1 < fixes.count, snapped[last] != nil, snapped[index + 1] != nil, isJoined[index + 1] { continue }
        addStraight(fixes[last], fixes[index], from: snapped[last]?.place, to: nil)
        last = index
        continue
      }
      if let there = snapped[last], isJoined[index] {
        try addWay(fixes[last], then: fixes[index], from: there, to: here, mode: mode, by: router)
      } else {
        addStraight(fixes[last], fixes[index], from: snapped[last]?.place, to: here.place)
      }
      last = index
    }
    let places = snapped.compactMap { $0 }
    if let first = places.first, let end = places.last, places.count > 1 { ends = (first.place, end.place) }
  }

  private static func thinned(_ fixes: [TrackFix]) -> [TrackFix] {
    var kept: [TrackFix] = []
    for fix in fixes where kept.last.map({ $0.place.distanceMeters(to: fix.place) >= spacingMeters }) ?? true {
      kept.append(fix)
    }
    if let last = fixes.last, let end = kept.last, end.seconds < last.seconds { kept.append(last) }
    return kept
  }

  private mutating func addStraight(_ one: TrackFix, _ next: TrackFix, from: Coordinate?, to: Coordinate?) {
    let (start, end) = (from ?? one.place, to ?? next.place)
    pieces.append(
      Piece(
        start: one.seconds, end: next.seconds, meters: start.distanceMeters(to: end), street: nil, from: start, to: end)
    )
  }

  /// Adds the fastest way between two matched places; one that is much longer than the line between them is not
  /// believed.
  private mutating func addWay(
    _ one: TrackFix, then next: TrackFix, from: SnappedPoint, to: SnappedPoint, mode: TravelMode, by router: Router
  ) throws(RoutingError) {
    let query = Router.Query(origin: from, destination: to, mode: mode, objective: .fastest, pollution: nil)
    let straight = from.place.distanceMeters(to: to.place)
    guard let path = try Self.way(query, by: router), path.lengthMeters <= 2 * straight + 60 else {
      return addStraight(one, next, from: from.place, to: to.place)
    }
    let metersPerSecond = path.lengthMeters / (next.seconds - one.seconds)
    guard metersPerSecond > 0, let final = path.pieces.last else {
      return addStanding(one, next, at: from)
    }
    var start = one.seconds
    for piece in path.pieces {
      let isLast = piece == final
      let end = isLast ? next.seconds : min(next.seconds, start + piece.lengthMeters / metersPerSecond)
      pieces.append(
        Piece(
          start: start, end: end, meters: piece.lengthMeters,
          street: (piece.segment, piece.startFraction, piece.endFraction), from: from.place, to: to.place))
      start = end
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

  private mutating func addStanding(_ one: TrackFix, _ next: TrackFix, at place: SnappedPoint) {
    pieces.append(
      Piece(
        start: one.seconds, end: next.seconds, meters: 0, street: (place.segment, place.fraction, place.fraction),
        from: place.place, to: place.place))
  }
}
