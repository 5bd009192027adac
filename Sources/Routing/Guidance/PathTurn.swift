internal import Streets

/// A way on from a junction, as somebody sees it who comes there.
struct Branch {
  let segment: Int
  /// How far one turns into it in degrees, positive to the right.
  let degrees: Double
  /// What people call it.
  let label: StreetLabel
  let form: WayForm

  /// What one goes along; empty without a name, and on the way over a street.
  var name: String { label.kind == .crossing ? "" : label.name }
}

/// A street that somebody sees at a junction, and may not go along.
struct ClosedStreet {
  let segment: Int
  /// How far it lies from where one is heading in degrees, positive to the right.
  let degrees: Double
  /// Whether other traffic may leave the junction along it.
  let isExit: Bool
}

/// A place between two pieces of a path.
struct PathTurn {
  /// The piece that begins here.
  let piece: Int
  /// The direction in which one comes, in degrees.
  let arrival: Double
  /// The direction in which one goes on.
  let departure: Double
  /// The node here, nil where the pieces do not end at one.
  let node: Int?
  /// What one comes along.
  let before: Branch
  /// What one goes along.
  let own: Branch
  /// Where else one might go, but back.
  let others: [Branch]
  /// Where one might go, were it not closed to the mode, or the turn forbidden.
  let closed: [ClosedStreet]
  /// The junction, nil where no third street meets the path.
  let junction: PathJunction?

  /// Whether one goes back along the same street.
  let isReturn: Bool

  /// How sharply one may turn where nothing is said, in degrees.
  private static let mildDegrees = 50.0
  /// How sharply one may turn where a street keeps its name, in degrees.
  private static let mildDegreesOfName = 60.0
  /// By how much straighter a way has to be than every other one to be the plain one.
  static let marginDegrees = 18.0
  /// Up to how sharp a turn, in degrees, a street that keeps its name goes on, whatever other streets do.
  private static let goingOnDegrees = 40.0
  /// How far a way leads aside that is told as lying on one side, in degrees.
  private static let asideDegrees = 30.0...150
  /// Up to where a turn may be called slight, and from where on sharp, so as to tell it from others, in degrees.
  private static let (slightDegrees, sharpDegrees) = (80.0, 90.0)
  /// From how far aside a way of a fork is told as a turn to that side, and not a slight one, in degrees.
  private static let plainSideDegrees = 40.0
  /// How far a way leads to the side where a road ends, in degrees; nearer to straight on, one leads ahead.
  private static let endSidesDegrees = 40.0...140

  /// Whether somebody goes this way whom nobody tells anything: it is the only one that is seen, or plainly the
  /// straightest of those that keep the street's name, or of all where none does.
  var isPlain: Bool {
    if isReturn { return false }
    // A bend needs no word; a turn off a street that goes on, and that one may not go along, does.
    if others.isEmpty { return abs(own.degrees) <= Self.mildDegrees || (closed.isEmpty && isBend) }
    let namesakes = others.filter { isNamesake($0) }
    guard isNamesake(own) else { return namesakes.isEmpty && isStraightest(of: others, within: Self.mildDegrees) }
    guard isStraightest(of: namesakes, within: Self.mildDegreesOfName) else { return false }
    // A street that turns off while another goes straight on is not plain.
    return abs(own.degrees) <= Self.goingOnDegrees
      || others.allSatisfy { abs($0.degrees) >= abs(own.degrees) + Self.marginDegrees }
  }

  /// Whether it looks like one way that bends.
  ///
  /// Streets that no mode may use are not known, but seen: where a street becomes another one, or a footpath, it may go
  /// on as a private drive. Paths change their names and kinds without another one in sight.
  private var isBend: Bool {
    if before.form == own.form, before.name == own.name { return true }
    return !before.form.isRoad && !own.form.isRoad
  }

  private func isNamesake(_ branch: Branch) -> Bool {
    !before.name.isEmpty && branch.name == before.name && abs(branch.degrees) <= Self.mildDegreesOfName
  }

  private func isStraightest(of rivals: [Branch], within limit: Double) -> Bool {
    guard abs(own.degrees) <= limit else { return false }
    return rivals.allSatisfy { abs($0.degrees) >= abs(own.degrees) + Self.marginDegrees }
  }

  /// What has to be done here, nil where one just goes on.
  var decision: (kind: Maneuver.Kind, direction: TurnDirection)? {
    if isReturn { return (.proceed, .uturn) }
    if isPlain { return nil }
    if let fork { return fork }
    let direction = TurnDirection(turning: own.degrees)
    if direction == .straight { return (isSameName ? .proceed : .newName, .straight) }
    if isEndOfRoad { return (.endOfRoad, direction) }
    return (isSameName ? .proceed : .turn, direction)
  }

  /// A word that tells the way apart from others on its side; nil where the plain one does.
  var wording: TurnDirection? {
    let size = abs(own.degrees)
    guard Self.asideDegrees.contains(size) else { return nil }
    let rivals = others.filter { $0.degrees * own.degrees > 0 && Self.asideDegrees.contains(abs($0.degrees)) }
      .map { abs($0.degrees) }
    let isRight = own.degrees > 0
    if rivals.isEmpty { return nil }
    if rivals.allSatisfy({ $0 > size }), size <= Self.slightDegrees { return isRight ? .slightRight : .slightLeft }
    if rivals.allSatisfy({ $0 < size }), size >= Self.sharpDegrees { return isRight ? .sharpRight : .sharpLeft }
    return nil
  }

  /// Whether one stays on the street.
  var isSameName: Bool { !own.name.isEmpty && own.name == before.name }

  /// How far ahead a way of a fork leads, in degrees.
  private static let aheadDegrees = 50.0

  /// To which side one keeps where several ways lead ahead.
  private var fork: (kind: Maneuver.Kind, direction: TurnDirection)? {
    guard abs(own.degrees) <= Self.aheadDegrees else { return nil }
    let ahead = others.filter { abs($0.degrees) <= Self.aheadDegrees }
    if ahead.isEmpty { return nil }
    if ahead.allSatisfy({ $0.degrees > own.degrees }) {
      return (.fork, own.degrees < -Self.plainSideDegrees ? .left : .slightLeft)
    }
    if ahead.allSatisfy({ $0.degrees < own.degrees }) {
      return (.fork, own.degrees > Self.plainSideDegrees ? .right : .slightRight)
    }
    return (.fork, .straight)
  }

  /// Whether there is a way to either side and none ahead.
  private var isEndOfRoad: Bool {
    let isSideways = { (degrees: Double) in Self.endSidesDegrees.contains(abs(degrees)) }
    let isAhead = { (degrees: Double) in abs(degrees) <= Self.endSidesDegrees.lowerBound }
    return isSideways(own.degrees) && others.contains { isSideways($0.degrees) && $0.degrees * own.degrees < 0 }
      && !others.contains { isAhead($0.degrees) } && !closed.contains { isAhead($0.degrees) }
  }
}
