internal import Streets

/// Puts the turns onto crossings and off them together.
///
/// A zigzag over a street is one event: cross it and continue. A turn onto a crossing says so, and one behind a
/// crossing says that too.
struct CrossingEvents {
  let view: PathView
  let graph: StreetGraph
  let labels: PathLabels

  /// How far from a crossing a turn belongs to it, in metres.
  private static let reachMeters = 12.0
  /// How much the direction of a zigzag may change, in degrees.
  private static let sameDegrees = 35.0
  /// How much one turns at least onto the crossing of a zigzag, and off it, in degrees.
  private static let swingDegrees = 20.0
  /// How much farther off the old direction any other way has to lead than the zigzag does, in degrees.
  private static let clearDegrees = 15.0
  /// A way less far than this off the old direction leads on in it, in degrees.
  private static let aheadDegrees = 45.0

  /// The events of a path's turns with those at crossings put together.
  func merged(_ events: [PathEvent]) -> [PathEvent] {
    var events = events
    for crossing in view.stretches(where: { view.forms[$0] == .crossing }) where isWhole(crossing) {
      merge(crossing, into: &events)
    }
    return events
  }

  /// Whether one goes over the whole crossing, and not onto it or off it in the middle of the street.
  private func isWhole(_ crossing: Range<Int>) -> Bool {
    [crossing.lowerBound, crossing.upperBound].filter { (1..<view.path.pieces.count).contains($0) }.allSatisfy {
      piece in
      let turn = view.turn(piece)
      // Where a crossing ends at the next one, the pavement between them has no length.
      let isStreet = turn.own.form == .street || turn.before.form == .street
      return !isStreet || !turn.others.contains { $0.form == .crossing }
    }
  }

  private func merge(_ crossing: Range<Int>, into events: inout [PathEvent]) {
    let first = events.lastIndex { event in
      event.piece <= crossing.lowerBound && view.meters(from: event.piece, to: crossing.lowerBound) <= Self.reachMeters
    }
    let last = events.firstIndex { event in
      event.piece >= crossing.upperBound && view.meters(from: crossing.upperBound, to: event.piece) <= Self.reachMeters
    }
    let street = labels.crossedName(crossing)
    let feature = WayFeature.crossing(kind(crossing), street: street)
    let within = (first ?? 0)..<(last ?? events.count)
    if let first, let last, within.count == 1, isZigzag(events, from: first, to: last, over: crossing) {
      let onto = view.turn(events[first].piece)
      let rivals = rivals(onto, of: street)
      // Of two on one side nobody could say which one is meant.
      if rivals.allSatisfy({ $0.degrees * onto.own.degrees < 0 }) {
        let isToldByName = !street.isEmpty && rivals.isEmpty
        events[first] = PathEvent(
          piece: onto.piece, kind: .proceed, direction: .straight, features: [feature],
          side: isToldByName ? nil : onto.own.degrees > 0 ? .right : .left)
        events.remove(at: last)
        return
      }
    }
    if let last { events[last].features.insert(.afterCrossing(street: street), at: 0) }
    if let first, !events[first].features.contains(where: \.isCrossing) { events[first].features.append(feature) }
  }

  /// The other ways from where one sets out that may lead over the same street.
  private func rivals(_ onto: PathTurn, of street: String) -> [Branch] {
    onto.others.filter { branch in
      if branch.form == .crossing { return branch.mayCross(street) }
      return onto.node.map { leadsToCrossing(branch, from: $0) } ?? false
    }
  }

  /// How long a way to a crossing is that one sees as a part of it, in metres.
  private static let linkMeters = 14.0

  /// Whether a way leads to a crossing near by, of whatever street.
  private func leadsToCrossing(_ branch: Branch, from node: Int) -> Bool {
    guard graph.lengthMeters(ofSegment: branch.segment) <= Self.linkMeters else { return false }
    let ends = graph.edges(ofSegment: branch.segment).map { Int(graph.head[Int($0)]) }.filter { $0 != node }
    return ends.contains { end in
      (Int(graph.firstOut[end])..<Int(graph.firstOut[end + 1])).contains {
        graph.isCrossing(graph.segment(ofEdge: $0).segment)
      }
    }
  }

  /// Whether one comes to the end of a crossing without being led onto another one.
  private func staysOnTrack(_ crossing: Range<Int>) -> Bool {
    (crossing.lowerBound + 1...crossing.upperBound).allSatisfy { piece in
      guard piece < view.path.pieces.count else { return true }
      let turn = view.turn(piece)
      let ahead = turn.others.filter { $0.form == .crossing && abs($0.degrees) < 65 }
      guard piece < crossing.upperBound else { return ahead.isEmpty }
      return abs(turn.own.degrees) < 60 && ahead.allSatisfy { abs($0.degrees) > abs(turn.own.degrees) + 10 }
    }
  }

  /// Whether two events lead over a street and on in the old direction, where nothing else leads that way.
  private func isZigzag(_ events: [PathEvent], from first: Int, to last: Int, over crossing: Range<Int>) -> Bool {
    guard events[first].piece < events[last].piece, events[first].features.isEmpty else { return false }
    let (onto, off) = (view.turn(events[first].piece), view.turn(events[last].piece))
    guard abs(onto.own.degrees) > Self.swingDegrees, abs(off.own.degrees) > Self.swingDegrees, !off.isReturn,
      !onto.isReturn
    else { return false }
    guard crossing.lowerBound - events[first].piece <= 1, staysOnTrack(crossing),
      onlyLeadsAhead(from: crossing, to: events[last].piece, onto)
    else { return false }
    let net = Bearing.turn(from: onto.arrival, to: off.departure)
    let swing = Bearing.turn(from: onto.arrival, to: off.arrival)
    return abs(net) <= Self.sameDegrees
      && off.others.allSatisfy { abs(Bearing.turn(from: 0, to: $0.degrees + swing)) >= abs(net) + Self.clearDegrees }
  }

  /// Whether nothing leads on in the old direction between a crossing and the turn behind it.
  private func onlyLeadsAhead(from crossing: Range<Int>, to last: Int, _ onto: PathTurn) -> Bool {
    (crossing.upperBound..<max(crossing.upperBound, last)).allSatisfy { piece in
      let turn = view.turn(piece)
      let swing = Bearing.turn(from: onto.arrival, to: turn.arrival)
      return turn.others.allSatisfy { abs(Bearing.turn(from: 0, to: $0.degrees + swing)) > Self.aheadDegrees }
        && abs(Bearing.turn(from: onto.arrival, to: turn.departure)) > Self.aheadDegrees
    }
  }

  private func kind(_ crossing: Range<Int>) -> CrossingKind {
    let kinds = Set(crossing.map { graph.crossingKind(ofSegment: view.path.pieces[$0].segment) })
    return [.signals, .island, .zebra].first { kinds.contains($0) } ?? .plain
  }
}

extension Branch {
  /// Whether it may be a crossing of a street: whose name is not known may be any.
  fileprivate func mayCross(_ street: String) -> Bool {
    street.isEmpty || label.kind != .crossing || label.name == street
  }
}

extension WayFeature {
  var isCrossing: Bool { if case .crossing = self { true } else { false } }
}
