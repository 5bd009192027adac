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

  // MARK: Stairs, bridges, ramps, lifts and gates

  /// From which length on stairs are told, in metres: shorter ones are a step.
  private static let stairsMeters = 2.0
  /// How long a landing between two flights of one staircase may be, in metres.
  private static let landingMeters = 15.0

  /// Stairs; flights with short landings between them are one, but where one turns onto the next.
  private var stairs: [Found] {
    let staircases = view.stretches(joining: Self.landingMeters) { view.forms[$0] == .stairs }
    return staircases.filter { length($0) >= Self.stairsMeters }.flatMap { flights in
      flights.filter { $0 == flights.lowerBound || isFirstStep($0) }.map {
        Found(piece: $0, feature: .stairs(up: leadsUp($0)), isNews: $0 == flights.lowerBound)
      }
    }
  }

  private func isFirstStep(_ piece: Int) -> Bool {
    view.forms[piece] == .stairs && view.forms[piece - 1] != .stairs
  }

  /// From which length on a bridge and a tunnel is told together with a turn, and from which on by itself, in metres.
  private static let bridgeMeters = (withTurn: 15.0, alone: 60.0)
  private static let tunnelMeters = (withTurn: 10.0, alone: 40.0)
  /// How long a gap between two parts of one bridge or tunnel may be, in metres.
  private static let spanGapMeters = 10.0

  /// Bridges and tunnels.
  private var spans: [Found] {
    flagged(.bridge, as: .bridge, Self.bridgeMeters) + flagged(.tunnel, as: .tunnel, Self.tunnelMeters)
  }

  private func flagged(
    _ flag: SegmentFlags, as feature: WayFeature, _ least: (withTurn: Double, alone: Double)
  ) -> [Found] {
    view.stretches(joining: Self.spanGapMeters) { graph.flags(ofSegment: segment($0)).contains(flag) }
      .filter { length($0) >= least.withTurn }
      .map { Found(piece: $0.lowerBound, feature: feature, isNews: length($0) >= least.alone) }
  }

  /// How long a way is that is told as a ramp, in metres: a longer one is a hill.
  private static let rampMeters = 8.0...150

  /// Short ways that climb, together with a turn only.
  private var ramps: [Found] {
    view.stretches { isRamp($0) }.filter { Self.rampMeters.contains(length($0)) }.map {
      Found(piece: $0.lowerBound, feature: .ramp(up: leadsUp($0.lowerBound)), isNews: false)
    }
  }

  /// From which slope on a way is a ramp, in percent.
  private static let rampPercent = 5.0

  private func isRamp(_ piece: Int) -> Bool {
    guard [.footway, .path, .cycleway, .corridor].contains(view.forms[piece]) else { return false }
    guard let incline = graph.value(of: .incline, ofSegment: segment(piece)) else { return false }
    return ["up", "down"].contains(incline) || abs(TagNumbers.inclinePercent(incline) ?? 0) >= Self.rampPercent
  }

  /// Whether a piece climbs, nil where the map does not say.
  private func leadsUp(_ piece: Int) -> Bool? {
    guard let incline = graph.value(of: .incline, ofSegment: segment(piece)) else { return nil }
    let isUp: Bool
    switch (incline, TagNumbers.inclinePercent(incline)) {
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

  /// What is news to those on wheels.
  private var wheels: [Found] {
    switch mode {
    case .walk: return []
    case .bike: return pushing + cycleways
    case .scooter: return traffic + cycleways
    }
  }

  /// From which length on a stretch where the bike is pushed is told, and how long a gap in it may be, in metres.
  private static let (pushedMeters, pushedGapMeters) = (10.0, 10.0)
  /// From which length on it is told where it leads against the traffic, in metres: nobody goes there unless told to.
  private static let againstTrafficMeters = 2.0

  /// Where a bike is pushed, and where it is ridden again.
  private var pushing: [Found] {
    let pushed = view.stretches(joining: Self.pushedGapMeters) {
      graph.isPushed(segment($0), isReversed: view.isReversed($0))
    }
    return pushed.filter { length($0) >= (isAgainstTraffic($0) ? Self.againstTrafficMeters : Self.pushedMeters) }
      .flatMap { ends(of: $0, .walkingBike(begins: true), .walkingBike(begins: false), isNews: true) }
  }

  private func isAgainstTraffic(_ pieces: Range<Int>) -> Bool {
    pieces.contains { graph.isAgainstTraffic(segment($0), isReversed: view.isReversed($0), mode: mode) }
  }

  /// From which length on a stretch on a cycleway or among cars is told, and how long a gap in it may be, in metres.
  private static let (lastingMeters, lastingGapMeters) = (60.0, 30.0)

  /// Where a cycleway begins and ends.
  private var cycleways: [Found] {
    let rides = view.stretches(joining: Self.lastingGapMeters) {
      graph.highwayClass(ofSegment: segment($0)) == .cycleway
    }
    return rides.filter { length($0) >= Self.lastingMeters }
      .flatMap { ends(of: $0, .cycleway(on: true), .cycleway(on: false), isNews: mode == .bike) }
  }

  /// Where a scooter goes among cars, and where it leaves their street; no street is left for the lane beside it.
  private var traffic: [Found] {
    let streets = view.stretches(joining: Self.lastingGapMeters) { isAmongCars($0) }
    return streets.filter { length($0) >= Self.lastingMeters }.flatMap { pieces in
      ends(of: pieces, .traffic(on: true), .traffic(on: false), isNews: true)
        .filter { $0.piece == pieces.lowerBound || view.forms[$0.piece] != .street }
    }
  }

  private func isAmongCars(_ piece: Int) -> Bool {
    view.forms[piece] == .street && !graph.isCalm(segment(piece), isReversed: view.isReversed(piece))
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
