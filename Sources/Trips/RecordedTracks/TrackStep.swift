internal import Geo
internal import Streets

/// Ten seconds of a track at most, within one minute.
struct TrackStep {
  /// Its beginning, in seconds since 1970.
  let start: Double
  let seconds: Double
  /// Seconds of it in which somebody moved.
  let movingSeconds: Double
  let meters: Double
  /// Where somebody was in its middle.
  let place: Coordinate
  /// The segment there, nil off the streets.
  let segment: Int?

  /// How long a step is: at 5 km/h somebody gets 14 m ahead.
  private static let stepSeconds = 10.0

  /// The steps of a stretch, on which somebody moved all the time where nothing is said of that.
  /// - Complexity: O(pieces + steps).
  static func steps(_ line: TrackLine, _ motion: TrackMotion?, graph: StreetGraph) -> [TrackStep] {
    guard let first = line.pieces.first, let last = line.pieces.last else { return [] }
    var steps: [TrackStep] = []
    var (piece, before, moment) = (0, 0.0, first.start)
    var places = PiecePlaces(graph: graph)
    // Metres before a moment; moments only rise.
    func metersBefore(_ moment: Double) -> Double {
      while piece + 1 < line.pieces.count, line.pieces[piece].end <= moment {
        before += line.pieces[piece].meters
        piece += 1
      }
      return before + line.pieces[piece].meters * share(of: moment, in: line.pieces[piece])
    }
    var moving = MovingClock(motion)
    while moment < last.end {
      let end = min(last.end, (moment / stepSeconds + 1e-9).rounded(.down) * stepSeconds + stepSeconds)
      let (start, begun) = (metersBefore(moment), moving.seconds(before: moment))
      _ = metersBefore((moment + end) / 2)
      let here = line.pieces[piece]
      let middle = places.place(at: share(of: (moment + end) / 2, in: here), of: here)
      let meters = metersBefore(end) - start
      steps.append(
        TrackStep(
          start: moment, seconds: end - moment, movingSeconds: moving.seconds(before: end) - begun, meters: meters,
          place: middle, segment: here.segment))
      moment = end
    }
    return steps
  }

  private static func share(of moment: Double, in piece: TrackLine.Piece) -> Double {
    piece.end > piece.start ? min(1, max(0, (moment - piece.start) / (piece.end - piece.start))) : 1
  }
}

/// Says where in the pieces of a line somebody is; the shape of the last street is kept for the next question.
private struct PiecePlaces {
  private let graph: StreetGraph
  private var shape: (segment: Int, line: Polyline?)?

  init(graph: StreetGraph) { self.graph = graph }

  /// The place at a share of a piece.
  mutating func place(at share: Double, of piece: TrackLine.Piece) -> Coordinate {
    switch piece.place {
    case .straight(let from, let to): return from.interpolated(to: to, fraction: share)
    case .street(let segment, let from, let to):
      if shape?.segment != segment { shape = (segment, Polyline(graph.shape(ofSegment: segment))) }
      return shape?.line?.place(atFraction: from + share * (to - from)) ?? end(ofSegment: segment)
    }
  }

  /// Stands for the place on a street without a shape, which no network should have: its time and metres still count.
  private func end(ofSegment segment: Int) -> Coordinate {
    graph.edges(ofSegment: segment).first.map { graph.coordinate(ofNode: Int(graph.head[Int($0)])) } ?? graph.box.center
  }
}

/// Says how long somebody has moved before a moment, all the time where no motion is known; moments only rise.
private struct MovingClock {
  private let motion: TrackMotion?
  private var index = 1

  init(_ motion: TrackMotion?) { self.motion = motion }

  mutating func seconds(before moment: Double) -> Double {
    guard let motion else { return moment }
    let fixes = motion.fixes
    while index + 1 < fixes.count, fixes[index].seconds <= moment { index += 1 }
    let (start, end) = (fixes[index - 1].seconds, fixes[index].seconds)
    let share = end > start ? min(1, max(0, (moment - start) / (end - start))) : 1
    return motion.movingSeconds[index - 1] + share * (motion.movingSeconds[index] - motion.movingSeconds[index - 1])
  }
}
