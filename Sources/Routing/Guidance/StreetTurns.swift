package import Geo
package import Streets

/// The turns that one may make from a street into others, for maps of a network.
package struct StreetTurns {
  /// A turn at the end of an edge.
  package struct Turn {
    /// Where.
    package let place: Coordinate
    /// The direction in which one comes, in degrees from north.
    package let arrivalDegrees: Double
    /// How far one turns, −180 to 180, positive to the right.
    package let degrees: Double
    /// What one is told there; nil where one just goes on.
    package let kind: Maneuver.Kind?
    /// Which way.
    package let direction: TurnDirection
  }

  private let graph: StreetGraph
  private let finder: JunctionFinder
  private let durations: UnsafeBufferPointer<UInt32>

  /// The turns of a mode.
  package init(_ router: Router, mode: TravelMode) {
    graph = router.graph
    durations = graph.durations(mode)
    finder = JunctionFinder(router, SegmentNames(router.workspace.namer), mode: mode)
  }

  /// The turns from the end of an edge into all open ones but back.
  package func turns(fromEdge edge: Int) -> [Turn] {
    let node = Int(graph.head[edge])
    let own = graph.segment(ofEdge: edge).segment
    return (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).compactMap { next in
      guard durations[next] != StreetGraph.closed, graph.segment(ofEdge: next).segment != own else { return nil }
      let turn = finder.turn(1, from: piece(edge), to: piece(next))
      let decision = turn.decision
      return Turn(
        place: graph.coordinate(ofNode: node), arrivalDegrees: turn.arrival, degrees: turn.own.degrees,
        kind: decision?.kind, direction: decision?.direction ?? TurnDirection(degrees: turn.own.degrees))
    }
  }

  /// A whole edge as a piece of a path.
  private func piece(_ edge: Int) -> Path.Piece {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    return Path.Piece(
      segment: segment, startFraction: isReversed ? 1 : 0, endFraction: isReversed ? 0 : 1,
      lengthMeters: Double(graph.segmentLengths[segment]) / 1000, durationSeconds: Double(durations[edge]) / 1000)
  }
}
