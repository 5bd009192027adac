/// The events of a path's turns.
struct TurnEvents {
  let view: PathView

  /// From which length on a new name is worth a word, in metres.
  private static let tellingMeters = 150.0
  /// How near to a turn a new name is none, in metres: the turn tells it.
  private static let nearMeters = 40.0

  /// One event for every junction at which it is not plain where to go.
  func turns() -> [PathEvent] {
    view.turns.compactMap { turn in
      turn.decision.map {
        PathEvent(piece: turn.piece, kind: $0.kind, direction: $0.direction, wording: turn.wording)
      }
    }
  }

  /// The events with those added where a street that is told of only changes its name, and goes on for a while.
  func withNewNames(_ events: [PathEvent], _ labels: PathLabels) -> [PathEvent] {
    var events = events
    let eventPieces = Set(events.map(\.piece))
    var name = ""
    for piece in view.path.pieces.indices {
      let own = labels.ownName(piece)
      if own.isEmpty { continue }
      defer { name = own }
      guard own != name, !name.isEmpty, piece > 0, !eventPieces.contains(piece) else { continue }
      guard isFar(piece, from: events), lasts(own, from: piece, until: nextEvent(after: piece, events), labels) else {
        continue
      }
      let direction = TurnDirection(degrees: view.turn(piece).own.degrees)
      events.append(
        PathEvent(piece: piece, kind: .newName, direction: direction.isMild ? .straight : direction))
    }
    return events.sorted { $0.piece < $1.piece }
  }

  private func isFar(_ piece: Int, from events: [PathEvent]) -> Bool {
    view.meters[piece] >= Self.nearMeters
      && events.allSatisfy { abs(view.meters(from: $0.piece, to: piece)) >= Self.nearMeters }
  }

  private func nextEvent(after piece: Int, _ events: [PathEvent]) -> Int {
    events.map(\.piece).first { $0 > piece } ?? view.path.pieces.count
  }

  /// Whether a name keeps for long enough on the way to the next event.
  private func lasts(_ name: String, from piece: Int, until end: Int, _ labels: PathLabels) -> Bool {
    let kept = (piece..<end).filter { labels.ownName($0) == name }
    return kept.reduce(0) { $0 + view.path.pieces[$1].lengthMeters } >= Self.tellingMeters
  }
}

extension TurnDirection {
  /// Whether one goes on rather than turns.
  var isMild: Bool { [.straight, .slightLeft, .slightRight].contains(self) }
}
