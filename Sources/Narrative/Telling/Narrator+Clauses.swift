internal import Routing
internal import Streets

extension Narrator {
  /// How one knows where a step begins.
  enum Whereabouts {
    /// By what the clause says of it.
    case told
    /// It comes at once after the step before it: nothing has to be said of an end of the road.
    case atOnce
    /// By a distance before the clause, which leads behind a crossing as well.
    case measured
  }

  /// What a step asks of one, as a clause.
  func clause(_ step: RouteStep, after previous: RouteStep?, whereabouts: Whereabouts = .told) -> String {
    let maneuver = step.maneuver
    if let crossing = zigzag(maneuver) {
      return table.say(self.crossing(on: maneuver.side), ["cross": text(crossing)])
    }
    var features = maneuver.features
    var before: String?
    if case .afterCrossing(let street) = features.first {
      // Somebody who has just been told to cross need not be told that it is done.
      let isDone = previous?.maneuver.features.contains(where: isCrossing) ?? false
      if !isDone, whereabouts != .measured { before = named(street) }
      features.removeFirst()
    }
    // The name of the way says already that it is one.
    let saysCycleway = step.form == .cycleway && maneuver.kind != .notification
    features.removeAll { feature in
      if case .afterCrossing = feature { true } else { saysCycleway && feature == .cycleway(on: true) }
    }
    // At one place what ends is told before what begins.
    features = features.filter(\.isEnd) + features.filter { !$0.isEnd }
    let main =
      maneuver.kind == .notification
      ? nil : main(step, after: previous, hides: hidesWay(features), saysEnd: whereabouts == .told)
    let isSettingOut = maneuver.kind == .depart
    let told = features.map { feature in
      isSettingOut && feature == .walkingBike(begins: true) ? table.say(.pushBike) : self.text(feature)
    }
    let text = joined([main].compactMap { $0 } + told)
    return before.map { table.say(.afterCrossing, ["street": $0, "rest": text]) } ?? text
  }

  /// The crossing of a zigzag over a street, nil for all else.
  private func zigzag(_ maneuver: Maneuver) -> WayFeature? {
    guard maneuver.kind == .proceed, maneuver.wording == .straight, maneuver.features.count == 1,
      case .crossing = maneuver.features[0]
    else { return nil }
    return maneuver.features[0]
  }

  private func isCrossing(_ feature: WayFeature) -> Bool { if case .crossing = feature { true } else { false } }

  private func crossing(on side: Maneuver.Side?) -> Phrase {
    switch side {
    case .left: .crossLeft
    case .right: .crossRight
    case nil: .crossAndContinue
    }
  }

  /// Whether a feature says itself what one comes to.
  private func hidesWay(_ features: [WayFeature]) -> Bool {
    features.contains { feature in
      switch feature {
      case .stairs, .lift: true
      default: false
      }
    }
  }

  private func joined(_ clauses: [String]) -> String {
    guard var text = clauses.first else { return "" }
    // This one has an "and" of its own.
    let pair = table.say(.walkBike)
    for (number, clause) in clauses.enumerated().dropFirst() {
      let isLast = number == clauses.count - 1
      text = table.say(isLast && clause != pair ? .and : .comma, ["first": text, "second": clause])
    }
    return text
  }

  private func main(_ step: RouteStep, after previous: RouteStep?, hides: Bool, saysEnd: Bool) -> String {
    let maneuver = step.maneuver
    let way = hides && step.label.name.isEmpty ? nil : way(step, after: previous)
    switch maneuver.kind {
    case .depart: return depart(maneuver, way)
    case .arrive: return arrive(maneuver)
    case .roundabout: return roundabout(maneuver, way)
    case .exitRoundabout: return table.say(.leaveRoundabout)
    case .notification: return ""
    case .endOfRoad where saysEnd: return table.say(.atTheEnd, ["rest": turning(step, after: previous, way)])
    case .fork: return onto(table.say(fork(maneuver.direction)), way)
    // The way back is the one by which one came.
    case .proceed where maneuver.wording == .uturn: return table.say(.turnAround)
    case .turn, .newName, .proceed, .endOfRoad:
      if maneuver.wording == .straight, let way { return table.say(.continueAlong, ["way": way]) }
      return turning(step, after: previous, way)
    }
  }

  /// A turn onto a way, or one of the way itself, on which one stays.
  private func turning(_ step: RouteStep, after previous: RouteStep?, _ way: String?) -> String {
    let words = table.say(turn(step.maneuver.wording))
    let mayStay = [.proceed, .endOfRoad].contains(step.maneuver.kind) && step.maneuver.wording != .straight
    guard mayStay, isKept(step, after: previous) else { return onto(words, way) }
    return table.say(.toStay, ["turn": words, "way": way ?? ""])
  }

  /// Whether a step is along the way that the step before it named: nobody can stay where they were not said to be.
  ///
  /// A path on which a street goes on behind its end has the street's name, and is not the street.
  private func isKept(_ step: RouteStep, after previous: RouteStep?) -> Bool {
    guard let previous, !step.label.name.isEmpty, step.label == previous.label else { return false }
    // Of what lies beside a street the kind of way is said too.
    return step.label.kind != .beside || step.form == previous.form
  }

  private func onto(_ turn: String, _ way: String?) -> String {
    way.map { table.say(.onto, ["turn": turn, "way": $0]) } ?? turn
  }

  private func depart(_ maneuver: Maneuver, _ way: String?) -> String {
    let compass = table.say(CompassPoint(degrees: Double(maneuver.bearingAfter)).phrase)
    return way.map { table.say(.departAlong, ["compass": compass, "way": $0]) }
      ?? table.say(.depart, ["compass": compass])
  }

  private func arrive(_ maneuver: Maneuver) -> String {
    if let stop = maneuver.stop { return table.say(.stop, ["stop": stop]) }
    return switch maneuver.side {
    case .left: table.say(.arriveLeft)
    case .right: table.say(.arriveRight)
    case nil: table.say(.arrive)
    }
  }

  private func roundabout(_ maneuver: Maneuver, _ way: String?) -> String {
    // Whoever is there on the ring takes no exit.
    guard let number = maneuver.exit else { return table.say(.alongRoundabout) }
    let exits: [Phrase] = [.exit1, .exit2, .exit3, .exit4, .exit5, .exit6, .exit7, .exit8]
    let exit =
      exits.indices.contains(number - 1)
      ? table.say(exits[number - 1]) : table.say(.exitNumber, ["number": "\(number)"])
    return way.map { table.say(.roundaboutOnto, ["exit": exit, "way": $0]) } ?? table.say(.roundabout, ["exit": exit])
  }

  private func fork(_ direction: TurnDirection) -> Phrase {
    direction == .straight ? .keepMiddle : direction.isLeft ? .keepLeft : .keepRight
  }

  private func turn(_ direction: TurnDirection) -> Phrase {
    switch direction {
    case .uturn: .turnAround
    case .sharpRight: .sharpRight
    case .right: .turnRight
    case .slightRight: .slightRight
    case .straight: .goOn
    case .slightLeft: .slightLeft
    case .left: .turnLeft
    case .sharpLeft: .sharpLeft
    }
  }
}

extension TurnDirection {
  fileprivate var isLeft: Bool { [.slightLeft, .left, .sharpLeft].contains(self) }
}

extension WayFeature {
  /// Whether something comes to its end here.
  fileprivate var isEnd: Bool {
    switch self {
    case .cycleway(on: false), .walkingBike(begins: false), .traffic(on: false): true
    default: false
    }
  }
}

extension CompassPoint {
  fileprivate var phrase: Phrase {
    switch self {
    case .north: .north
    case .northEast: .northEast
    case .east: .east
    case .southEast: .southEast
    case .south: .south
    case .southWest: .southWest
    case .west: .west
    case .northWest: .northWest
    }
  }
}
