internal import Streets

/// Looks for turns that lie so near to another one that a rounded distance would lead into that.
struct CloseCalls {
  let view: PathView
  let graph: StreetGraph

  /// How far from a turn another one may be mistaken for it, in metres: half of the coarsest rounding on such ways.
  private static let reachMeters = 50.0
  /// How far from the word that is said a way may lead for one to take it, in degrees.
  private static let limitDegrees = 60.0
  /// How far from straight on a way may lead for somebody who misses a turn to take it, in degrees.
  private static let missingDegrees = 45.0

  /// How far away one might do the same.
  /// - Parameters:
  ///   - event: Something to do where two pieces of the path meet.
  ///   - first: The piece with which the step before it begins.
  /// - Returns: metres between where the event is told and the nearest other place, infinite where there is none.
  func gapMeters(at event: PathEvent, after first: Int) -> Double {
    guard event.piece > 0, event.piece < view.path.pieces.count else { return .infinity }
    return min(gapBefore(event, first), gapBehind(event))
  }

  private func gapBefore(_ event: PathEvent, _ first: Int) -> Double {
    for piece in stride(from: event.piece - 1, to: first, by: -1) {
      let meters = view.meters(from: piece, to: event.piece)
      if meters > Self.reachMeters { break }
      if view.turn(piece).others.contains(where: { mayBeMeant($0.degrees, event) }) { return meters }
    }
    return .infinity
  }

  /// The next junction for somebody who does not turn where it is told.
  private func gapBehind(_ event: PathEvent) -> Double {
    let turn = view.turn(event.piece)
    guard let node = turn.node, let ahead = turn.others.min(by: { abs($0.degrees) < abs($1.degrees) }),
      abs(ahead.degrees) <= Self.missingDegrees
    else { return .infinity }
    var (segment, from, meters) = (ahead.segment, node, 0.0)
    while meters <= Self.reachMeters {
      meters += graph.lengthMeters(ofSegment: segment)
      let ends = graph.edges(ofSegment: segment).map { Int(graph.head[Int($0)]) }
      let here = graph.copies(ofNode: from)
      guard let end = ends.first(where: { !here.contains($0) }) else { return .infinity }
      let edges = graph.copies(ofNode: end).flatMap { Int(graph.firstOut[$0])..<Int(graph.firstOut[$0 + 1]) }
      let others = Set(edges.map { graph.segment(ofEdge: $0).segment }).subtracting([segment])
      guard others.count == 1, let next = others.first else {
        return others.isEmpty || meters > Self.reachMeters ? .infinity : meters
      }
      (segment, from) = (next, end)
    }
    return .infinity
  }

  private func mayBeMeant(_ degrees: Double, _ event: PathEvent) -> Bool {
    if event.features.contains(where: \.isCrossing) { return true }
    return (event.wording ?? event.direction).misfitDegrees(degrees) <= Self.limitDegrees
  }
}
