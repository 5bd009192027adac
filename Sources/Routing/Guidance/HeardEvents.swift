internal import Streets

/// Hears events as somebody does who knows nothing else, and rewords those that would lead off the path.
///
/// Whoever hears a turn looks for the way that fits the word and what is said of it best. Where that is not the path's,
/// or only just, another word is looked for, or what is said of the way is that of its first steps.
struct HeardEvents {
  let view: PathView
  let labels: PathLabels

  /// By how much the path's way has to fit better than any other one, in degrees.
  private static let marginDegrees = 12.0
  /// How badly a way may fit for one to take it.
  private static let limitDegrees = 40.0
  /// How far to either side of straight on one may look for the ways of a fork, in degrees: it has to be clear by each.
  private static let forkSightsDegrees = [45.0, 60]
  /// How far the middle way of a fork lies from those beside it, and the outer way from the others, in degrees.
  private static let (middleDegrees, besideDegrees) = (10.0, 5.0)
  /// How much better a way fits, in degrees, that has the name that is told, or is a crossing where one is told.
  private static let namedDegrees = 25.0
  /// How much better a way fits, in degrees, that is of the kind that is told.
  private static let likeDegrees = 12.0
  /// How much worse a way fits, in degrees, that is stairs where none are told, or none where they are.
  private static let stairsDegrees = 40.0

  /// The events, with other words where those of a turn would lead off the path.
  func mended(_ events: [PathEvent]) -> [PathEvent] {
    let ends = events.dropFirst().map(\.piece) + [view.path.pieces.count]
    return zip(events, ends).map { event, end in
      event.isTurn && event.piece > 0 ? mended(event, until: end) : event
    }
  }

  private func mended(_ event: PathEvent, until end: Int) -> PathEvent {
    let turn = view.turn(event.piece)
    if turn.isReturn { return event }
    let wording = labels.wording(ofStep: event.piece..<end)
    var best = (event: event, margin: margin(event, wording, turn))
    if best.margin >= Self.marginDegrees { return event }
    for wording in [wording, labels.wording(ofStep: event.piece..<event.piece + 1)] {
      for word in turn.own.words {
        var other = event
        other.wording = word
        other.wayWording = wording
        if event.kind == .fork {
          other.kind = turn.isSameName && word != .straight ? .proceed : .turn
          other.direction = TurnDirection(turning: turn.own.degrees)
        }
        let margin = margin(other, wording, turn)
        if margin >= Self.marginDegrees { return other }
        if margin > best.margin { best = (other, margin) }
      }
    }
    return best.event
  }

  /// By how much the path's way fits better than any other: negative where another one fits better.
  private func margin(_ event: PathEvent, _ wording: WayWording, _ turn: PathTurn) -> Double {
    if event.kind == .fork { return forkMargin(event, wording, turn) }
    let own = misfit(turn.own, event, wording)
    let rival = turn.others.map { misfit($0, event, wording) }.min() ?? .infinity
    return min(rival, Self.limitDegrees + Self.marginDegrees) - own
  }

  /// A fork is clear or not: by what the ways are called, else by their sides.
  private func forkMargin(_ event: PathEvent, _ wording: WayWording, _ turn: PathTurn) -> Double {
    let clear = Self.marginDegrees
    for sight in Self.forkSightsDegrees where !leadsOn(event, wording, turn, within: sight) { return -clear }
    return clear
  }

  /// Whether what is said of a fork leads on to the path's way and to no other, among the ways within some degrees of
  /// straight on.
  private func leadsOn(_ event: PathEvent, _ wording: WayWording, _ turn: PathTurn, within sight: Double) -> Bool {
    let rivals = turn.others.filter { abs($0.degrees) <= sight }
    if event.direction == .straight {
      return rivals.count == 2 && rivals[0].degrees * rivals[1].degrees < 0
        && rivals.allSatisfy { abs($0.degrees - turn.own.degrees) > Self.middleDegrees }
    }
    let namesakes = rivals.count { $0.isCalled(wording.label) }
    if turn.own.isCalled(wording.label) ? namesakes == 0 : namesakes == 1 { return turn.own.isCalled(wording.label) }
    let isLeft = [.slightLeft, .left].contains(event.direction)
    return rivals.allSatisfy { rival in
      isLeft
        ? rival.degrees > turn.own.degrees + Self.besideDegrees
        : rival.degrees < turn.own.degrees - Self.besideDegrees
    }
  }

  /// How badly a way fits what is said, in degrees.
  private func misfit(_ branch: Branch, _ event: PathEvent, _ wording: WayWording) -> Double {
    var cost = (event.wording ?? event.direction).misfitDegrees(branch.degrees)
    if branch.isCalled(wording.label) { cost -= Self.namedDegrees }
    if branch.isLike(wording) { cost -= Self.likeDegrees }
    if event.features.contains(where: \.isCrossing), branch.form == .crossing { cost -= Self.namedDegrees }
    if event.features.contains(where: \.isStairs) != (branch.form == .stairs) { cost += Self.stairsDegrees }
    return cost
  }
}

extension PathEvent {
  /// Whether it tells one of several ways by its direction.
  fileprivate var isTurn: Bool {
    switch kind {
    case .turn, .proceed, .newName, .endOfRoad, .fork: !isZigzag
    case .depart, .arrive, .roundabout, .exitRoundabout, .notification: false
    }
  }

  private var isZigzag: Bool { kind == .proceed && direction == .straight && features.contains(where: \.isCrossing) }
}

extension Branch {
  fileprivate func isCalled(_ label: StreetLabel) -> Bool { !label.name.isEmpty && name == label.name }

  /// Whether it is of the kind that is told: the street itself, its pavement, a footpath.
  fileprivate func isLike(_ wording: WayWording) -> Bool {
    switch wording.label.kind {
    case .own, .pavement: label.kind == wording.label.kind
    case .beside, .crossing, .nameless: form == wording.form
    }
  }

  /// The words that may be said of a turn into it, the most usual one first.
  fileprivate var words: [TurnDirection] {
    let isRight = degrees > 0
    let (slight, plain, sharp): (TurnDirection, TurnDirection, TurnDirection) =
      isRight ? (.slightRight, .right, .sharpRight) : (.slightLeft, .left, .sharpLeft)
    switch abs(degrees) {
    case ...15: return [.straight]
    case ...30: return [slight, .straight]
    case ...45: return [slight, plain]
    case ...75: return [plain, slight]
    case ...150: return [plain, sharp]
    default: return [sharp]
    }
  }
}

extension TurnDirection {
  /// How far from what the word says a direction is, in degrees.
  func misfitDegrees(_ degrees: Double) -> Double {
    switch self {
    case .uturn: 180 - abs(degrees)
    // The farther back the better.
    case .sharpRight: degrees > 0 ? (180 - degrees) * 0.6 : degrees.magnitude + 130
    case .sharpLeft: degrees < 0 ? (180 + degrees) * 0.6 : degrees + 130
    case .right: abs(degrees - 90)
    case .left: abs(degrees + 90)
    case .slightRight: abs(degrees - 40)
    case .slightLeft: abs(degrees + 40)
    case .straight: abs(degrees)
    }
  }
}

extension WayFeature {
  fileprivate var isStairs: Bool { if case .stairs = self { true } else { false } }
}
