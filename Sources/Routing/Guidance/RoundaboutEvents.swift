internal import Streets

/// Puts all turns of a roundabout together: one event on the way in, with the number of the exit, and one on the way
/// out.
struct RoundaboutEvents {
  let view: PathView
  let graph: StreetGraph
  let mode: TravelMode

  /// Those on foot go around a roundabout on its pavements, as along any street.
  func merged(_ events: [PathEvent]) -> [PathEvent] {
    guard mode != .walk else { return events }
    var events = events
    let rings = view.stretches { graph.isRing(segment: view.path.pieces[$0].segment) }
    for ring in rings where ring.lowerBound > 0 {
      merge(ring, into: &events)
    }
    return events
  }

  private func merge(_ ring: Range<Int>, into events: inout [PathEvent]) {
    let end = ring.upperBound
    let way = view.turn(ring.lowerBound)
    let out = end < view.path.pieces.count ? view.turn(end) : nil
    let net = Bearing.turn(from: way.arrival, to: out?.departure ?? way.departure)
    events.removeAll { ring.contains($0.piece) || $0.piece == end }
    var entry = PathEvent(piece: ring.lowerBound, kind: .roundabout, direction: TurnDirection(degrees: net))
    if let out {
      entry.exit = 1 + (ring.lowerBound + 1..<end).count { passesExit(view.turn($0)) }
      let direction = TurnDirection(degrees: out.own.degrees)
      events.append(PathEvent(piece: end, kind: .exitRoundabout, direction: direction))
    }
    events.append(entry)
    events.sort { $0.piece < $1.piece }
  }

  /// Whether a street leaves the ring here, be it closed to the mode: people count what they see.
  private func passesExit(_ turn: PathTurn) -> Bool {
    turn.others.contains { !graph.isRing(segment: $0.segment) && $0.form.isRoad }
      || turn.closed.contains { !graph.isRing(segment: $0.segment) && $0.isExit }
      || turn.node.map { graph.hasClosedExit(atNode: $0) } ?? false
  }
}
