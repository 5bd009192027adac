internal import Streets

/// Adds what there is to know of a way besides its turns: stairs, bridges, lifts, gates, where one walks the bike.
struct FeatureEvents {
  let view: PathView
  let graph: StreetGraph
  let mode: TravelMode

  /// A feature that begins with a piece; one that is no news of its own is told only together with a turn.
  private struct Found {
    let piece: Int
    let feature: WayFeature
    let isNews: Bool
  }

  /// The events with the features at their places, and with events of their own for features that are news.
  func added(to events: [PathEvent]) -> [PathEvent] {
    var events = events
    for found in (stairs + spans + ramps + lifts + nodes + wheels).sorted(by: { $0.piece < $1.piece }) {
      if let event = events.firstIndex(where: { $0.piece == found.piece }) {
        events[event].features.append(found.feature)
      } else if found.isNews {
        events.append(
          PathEvent(piece: found.piece, kind: .notification, direction: .straight, features: [found.feature]))
        events.sort { $0.piece < $1.piece }
      }
    }
    return events
  }

  private func length(_ pieces: Range<Int>) -> Double { view.meters(from: pieces.lowerBound, to: pieces.upperBound) }

  private func segment(_ piece: Int) -> Int { view.path.pieces[piece].segment }

  /// Stairs from 2 m on; flights with short landings between them are one, but where one turns onto the next.
  private var stairs: [Found] {
    view.stretches(joining: 15) { view.forms[$0] == .stairs }.filter { length($0) >= 2 }.flatMap { flights in
      flights.filter { $0 == flights.lowerBound || isFirstStep($0) }.map {
        Found(piece: $0, feature: .stairs(up: leadsUp($0)), isNews: $0 == flights.lowerBound)
      }
    }
  }

  private func isFirstStep(_ piece: Int) -> Bool {
    view.forms[piece] == .stairs && view.forms[piece - 1] != .stairs
  }

  /// Bridges and tunnels; short ones only together with a turn.
  private var spans: [Found] {
    let bridges = view.stretches(joining: 10) { graph.flags(ofSegment: segment($0)).contains(.bridge) }
      .filter { length($0) >= 15 }.map { Found(piece: $0.lowerBound, feature: .bridge, isNews: length($0) >= 60) }
    let tunnels = view.stretches(joining: 10) { graph.flags(ofSegment: segment($0)).contains(.tunnel) }
      .filter { length($0) >= 10 }.map { Found(piece: $0.lowerBound, feature: .tunnel, isNews: length($0) >= 40) }
    return bridges + tunnels
  }

  private var ramps: [Found] {
    view.stretches { isRamp($0) }.filter { (8...150).contains(length($0)) }.map {
      Found(piece: $0.lowerBound, feature: .ramp(up: leadsUp($0.lowerBound)), isNews: false)
    }
  }

  /// From which slope on a way is a ramp, in percent.
  private static let rampPercent = 5.0

  private func isRamp(_ piece: Int) -> Bool {
    guard [.footway, .path, .cycleway, .corridor].contains(view.forms[piece]) else { return false }
    guard let incline = graph.value(of: .incline, ofSegment: segment(piece)) else { return false }
    return ["up", "down"].contains(incline) || abs(Self.percent(incline) ?? 0) >= Self.rampPercent
  }

  private static func percent(_ incline: String) -> Double? {
    guard incline.hasSuffix("%") else { return nil }
    return Double(incline.dropLast().filter { $0 != " " })
  }

  /// Whether a piece climbs, nil where the map does not say.
  private func leadsUp(_ piece: Int) -> Bool? {
    guard let incline = graph.value(of: .incline, ofSegment: segment(piece)) else { return nil }
    let isUp: Bool
    switch (incline, Self.percent(incline)) {
    case ("up", _): isUp = true
    case ("down", _): isUp = false
    case (_, let percent?) where percent != 0: isUp = percent > 0
    default: return nil
    }
    return isUp != view.isReversed(piece)
  }

  /// Lifts that are ways, with the level of the way behind them.
  private var lifts: [Found] {
    view.stretches { isLift($0) }.map { pieces in
      Found(piece: pieces.lowerBound, feature: lift(to: pieces.upperBound), isNews: true)
    }
  }

  private func isLift(_ piece: Int) -> Bool {
    graph.value(of: .highway, ofSegment: segment(piece)) == StreetAttribute.lift
  }

  private func lift(to piece: Int) -> WayFeature {
    guard piece < view.path.pieces.count else { return .lift(level: nil) }
    return .lift(level: graph.value(of: .level, ofSegment: segment(piece)).flatMap(Self.plainLevel))
  }

  /// Lifts and gates at the nodes between pieces; the end of a lift that is a way is none of its own.
  private var nodes: [Found] {
    view.turns.compactMap { turn in
      guard let node = turn.node else { return nil }
      if graph.value(of: .highway, ofNode: node) == StreetAttribute.lift {
        guard !isLift(turn.piece), !isLift(turn.piece - 1) else { return nil }
        return Found(piece: turn.piece, feature: lift(to: turn.piece), isNews: true)
      }
      let isGate = StreetAttribute.isGate(barrier: graph.value(of: .barrier, ofNode: node))
      return isGate ? Found(piece: turn.piece, feature: .gate, isNews: true) : nil
    }
  }

  /// A level that is one number.
  private static func plainLevel(_ level: String) -> String? { Double(level) == nil ? nil : level }

  // MARK: Wheels

  private var wheels: [Found] {
    switch mode {
    case .walk: return []
    case .bike: return pushing + cycleways
    case .scooter: return traffic + cycleways
    }
  }

  /// Where a bike is pushed, and where it is ridden again.
  private var pushing: [Found] {
    let pushed = view.stretches(joining: 10) { graph.isPushed(segment($0), isReversed: view.isReversed($0)) }
    return pushed.filter { length($0) >= 10 }
      .flatMap { ends(of: $0, .walkingBike(begins: true), .walkingBike(begins: false), isNews: true) }
  }

  private static let lastingMeters = 60.0

  private var cycleways: [Found] {
    let rides = view.stretches(joining: 30) { graph.highwayClass(ofSegment: segment($0)) == .cycleway }
    return rides.filter { length($0) >= Self.lastingMeters }
      .flatMap { ends(of: $0, .cycleway(on: true), .cycleway(on: false), isNews: mode == .bike) }
  }

  /// Where a scooter goes among cars, and where it leaves them.
  private var traffic: [Found] {
    let streets = view.stretches(joining: 30) { view.forms[$0] == .street }
    return streets.filter { length($0) >= Self.lastingMeters }
      .flatMap { ends(of: $0, .traffic(on: true), .traffic(on: false), isNews: true) }
  }

  /// The beginning and the end of a stretch; those at the ends of the path are no change.
  private func ends(
    of pieces: Range<Int>, _ first: WayFeature, _ last: WayFeature, isNews: Bool
  ) -> [Found] {
    let ends = [(pieces.lowerBound, first), (pieces.upperBound, last)]
    // A bike that is pushed from the start on is a thing to know.
    let begins: WayFeature = .walkingBike(begins: true)
    return ends.filter { ($0.0 > 0 || $0.1 == begins) && $0.0 < view.path.pieces.count }
      .map { Found(piece: $0.0, feature: $0.1, isNews: isNews) }
  }
}
