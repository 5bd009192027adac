internal import Geo
internal import Routing
internal import Streets

/// A stretch of a track as a line in time: along the streets that it was matched to, or as it was recorded.
struct TrackLine {
  /// A piece of it.
  struct Piece {
    /// Where a piece lies.
    enum Place {
      /// On a segment, from one fraction of its shape to another.
      case street(segment: Int, from: Double, to: Double)
      /// Straight from place to place, off the streets or as it was recorded.
      case straight(from: Coordinate, to: Coordinate)
    }

    /// When it begins, in seconds since 1970.
    let start: Double
    /// When it ends, in seconds since 1970.
    let end: Double
    /// Its length.
    let meters: Double
    let place: Place

    /// Its segment, nil off the streets.
    var segment: Int? {
      if case .street(let segment, _, _) = place { segment } else { nil }
    }
  }

  let pieces: [Piece]
  /// Where it begins and ends on the streets, nil where it was not matched.
  let ends: (origin: Coordinate, destination: Coordinate)?

  /// Its places, along the bends of the streets.
  /// - Complexity: O(pieces + bends).
  func places(in graph: StreetGraph) -> [Coordinate] {
    pieces.flatMap { piece -> [Coordinate] in
      switch piece.place {
      case .street(let segment, let from, let to):
        Polyline(graph.shape(ofSegment: segment))?.slice(from: from, to: to) ?? []
      case .straight(let from, let to): [from, to]
      }
    }
  }

  /// How long the network says that it takes, without pauses, in seconds; what is on no street open to the mode counts
  /// at the mode's speed.
  func usualSeconds(_ mode: TravelMode, in graph: StreetGraph) -> Double {
    let metersPerSecond = graph.profile.speed(of: mode) / 3.6
    let durations = graph.durations(mode)
    return pieces.reduce(0) { seconds, piece in
      guard case .street(let segment, let from, let to) = piece.place, from != to,
        let edge = graph.edges(ofSegment: segment).first(where: {
          (graph.edgeSegment[Int($0)] & 1 == 1) == (to < from) && durations[Int($0)] != StreetGraph.closed
        })
      else { return seconds + piece.meters / metersPerSecond }
      return seconds + Double(durations[Int(edge)]) / 1000 * abs(to - from)
    }
  }
}

extension TrackLine {
  /// The same line travelled at an even speed: streets are longer than the lines that are drawn between their corners.
  ///
  /// A line without a length keeps its times.
  func travelled(metersPerSecond: Double) -> TrackLine {
    guard var moment = pieces.first?.start, pieces.contains(where: { $0.meters > 0 }) else { return self }
    let retimed = pieces.map { piece in
      let start = moment
      moment += piece.meters / metersPerSecond
      return Piece(start: start, end: moment, meters: piece.meters, place: piece.place)
    }
    return TrackLine(pieces: retimed, ends: ends)
  }

  /// A stretch as it was recorded.
  init(recorded motion: TrackMotion) {
    let pieces = (1..<motion.fixes.count).map { index in
      let (one, next) = (motion.fixes[index - 1], motion.fixes[index])
      return Piece(
        start: one.seconds, end: next.seconds, meters: motion.meters[index] - motion.meters[index - 1],
        place: .straight(from: one.place, to: next.place))
    }
    self.init(pieces: pieces, ends: nil)
  }

  /// A path that somebody goes along from a moment on, in seconds since 1970, in the time that it takes.
  init(_ path: Path, from start: Double) {
    var moment = start
    var pieces: [Piece] = []
    for piece in path.pieces {
      let end = moment + piece.durationSeconds
      pieces.append(
        Piece(
          start: moment, end: end, meters: piece.lengthMeters,
          place: .street(segment: piece.segment, from: piece.startFraction, to: piece.endFraction)))
      moment = end
    }
    self.init(pieces: pieces, ends: nil)
  }
}
