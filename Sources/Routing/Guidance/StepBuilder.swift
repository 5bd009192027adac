internal import Geo
internal import Streets

/// Cuts a path into steps.
struct StepBuilder {
  private let graph: StreetGraph
  private let path: Path
  private let mode: TravelMode
  private let line: PathLine
  private let destination: Coordinate?
  private let finder: JunctionFinder
  private let view: PathView
  private let labels: PathLabels

  init(_ router: Router, path: Path, mode: TravelMode, line: PathLine, destination: Coordinate?) {
    let (graph, names) = (router.graph, SegmentNames(router.workspace.namer))
    self.graph = graph
    self.path = path
    self.mode = mode
    self.line = line
    self.destination = destination
    let finder = JunctionFinder(router, names, mode: mode)
    var meters = [0.0]
    for piece in path.pieces { meters.append(meters[meters.count - 1] + piece.lengthMeters) }
    let pairs = zip(path.pieces, path.pieces.dropFirst()).enumerated()
    view = PathView(
      path: path, forms: path.pieces.map { graph.form(ofSegment: $0.segment) }, meters: meters,
      turns: pairs.map { finder.turn($0 + 1, from: $1.0, to: $1.1) })
    labels = PathLabels(view, names)
    self.finder = finder
  }

  /// The steps in their order, the departure first and the arrival last.
  func steps() -> [RouteStep] {
    guard let first = path.pieces.first, let last = path.pieces.last else { return inPlace() }
    let (events, untold) = events()
    let ends: [Int] = events.dropFirst().map(\.piece) + [path.pieces.count]
    var steps = events.indices.map { number in
      let event = events[number]
      // A roundabout is called by the street into which it is left.
      let isLeft = event.kind == .roundabout && number + 1 < events.count
      return step(
        event, event.piece..<ends[number], named: isLeft ? ends[number]..<ends[number + 1] : event.piece..<ends[number],
        departing: event.piece == 0 ? finder.departureDegrees(first) : nil)
    }
    let calls = CloseCalls(view: view, graph: graph)
    var gap = Double.infinity
    for number in events.indices.dropLast().reversed() {
      let next = events[number + 1]
      // What is only to know needs no distance of its own: that to the turn behind it counts.
      if next.kind != .notification { gap = calls.gapMeters(at: next, after: events[number].piece) }
      steps[number].roundingMeters = gap
    }
    let heading = untold.map { view.turn($0.piece).arrival } ?? finder.arrivalDegrees(last)
    steps.append(arrival(finder.arrivalDegrees(last), heading: heading))
    return steps
  }

  /// All that has to be told, the departure first; and the first turn that is left out, a few metres before the end.
  private func events() -> (told: [PathEvent], untold: PathEvent?) {
    let turns = TurnEvents(view: view)
    var events = RoundaboutEvents(view: view, graph: graph, mode: mode).merged(turns.turns())
    events = CrossingEvents(view: view, graph: graph, labels: labels).merged(events)
    events.insert(PathEvent(piece: 0, kind: .depart, direction: .straight), at: 0)
    events = FeatureEvents(view: view, graph: graph, mode: mode).added(to: events)
    events = turns.withNewNames(events, labels)
    let told = events.filter { $0.piece == 0 || !isAtTheEnd($0) }
    let untold = events.first { $0.piece > 0 && isAtTheEnd($0) && !$0.direction.isMild }
    return (HeardEvents(view: view, labels: labels).mended(told), untold)
  }

  /// How near to its end nothing more is told of a path, in metres: one is there.
  private static let endMeters = 5.0

  private func isAtTheEnd(_ event: PathEvent) -> Bool {
    event.features.isEmpty && event.kind != .exitRoundabout
      && view.meters(from: event.piece, to: path.pieces.count) <= Self.endMeters
  }

  private func step(_ event: PathEvent, _ pieces: Range<Int>, named: Range<Int>, departing: Double?) -> RouteStep {
    let turn = event.piece == 0 ? nil : view.turn(event.piece)
    let points = points(pieces)
    let place = line.points[points.lowerBound].place
    let maneuver = Maneuver(
      kind: event.kind, direction: event.direction, wording: event.wording ?? event.direction, place: place,
      bearingBefore: turn.map { Bearing.whole($0.arrival) } ?? 0,
      bearingAfter: Bearing.whole(turn?.departure ?? departing ?? 0), features: event.features, exit: event.exit,
      side: event.side)
    let first = turn.map { $0.junction ?? Self.bend(maneuver) } ?? Self.start(maneuver)
    let wording = event.wayWording ?? labels.wording(ofStep: named)
    return RouteStep(
      maneuver: maneuver, label: wording.label, form: wording.form,
      reference: graph.value(of: .ref, ofSegment: path.pieces[pieces.lowerBound].segment) ?? "", pieces: pieces,
      lengthMeters: view.meters(from: pieces.lowerBound, to: pieces.upperBound),
      durationSeconds: path.pieces[pieces].reduce(0) { $0 + $1.durationSeconds }, points: points,
      junctions: [first] + pieces.dropFirst().compactMap { view.turn($0).junction })
  }

  private func points(_ pieces: Range<Int>) -> ClosedRange<Int> {
    let first = line.firstPoints[pieces.lowerBound]
    return first...min(max(first, line.firstPoints[pieces.upperBound]), line.points.count - 1)
  }

  // MARK: The ends

  /// The last step, which tells on which side the destination lies.
  ///
  /// One comes in the direction `degrees`; the side is that for whoever looks along `heading`, the last direction that
  /// was told.
  private func arrival(_ degrees: Double, heading: Double) -> RouteStep {
    let last = line.points.count - 1
    var maneuver = Maneuver(
      kind: .arrive, direction: .straight, wording: .straight, place: line.points[last].place,
      bearingBefore: Bearing.whole(degrees),
      bearingAfter: 0)
    maneuver.side = side(maneuver.place, heading)
    let back = Bearing.whole(Bearing.opposite(degrees))
    let piece = path.pieces.count
    let junction = PathJunction(
      place: maneuver.place, bearings: [back], entries: [true], arrival: 0, departure: nil)
    return RouteStep(
      maneuver: maneuver,
      label: piece == 0 ? .init(kind: .nameless, name: "") : labels.label(ofStep: piece - 1..<piece),
      form: piece == 0 ? .path : view.forms[piece - 1], reference: "", pieces: piece..<piece, lengthMeters: 0,
      durationSeconds: 0, points: last...last, junctions: [junction])
  }

  /// How far from the way a destination lies on a side of it, in metres.
  private static let sideMeters = 4.0
  /// How far from straight on a destination lies on a side, in degrees; else it lies ahead or behind.
  private static let sideDegrees = 25.0...155

  private func side(_ place: Coordinate, _ degrees: Double) -> Maneuver.Side? {
    guard let destination, place.distanceMeters(to: destination) >= Self.sideMeters else { return nil }
    let turn = Bearing.turn(from: degrees, to: place.bearingDegrees(to: destination))
    guard Self.sideDegrees.contains(abs(turn)) else { return nil }
    return turn > 0 ? .right : .left
  }

  /// The two steps of somebody who is there already.
  private func inPlace() -> [RouteStep] {
    let place = line.points[0].place
    let maneuver = Maneuver(
      kind: .depart, direction: .straight, wording: .straight, place: place, bearingBefore: 0,
      bearingAfter: 0)
    let depart = RouteStep(
      maneuver: maneuver, label: .init(kind: .nameless, name: ""), form: .path, reference: "", pieces: 0..<0,
      lengthMeters: 0, durationSeconds: 0, points: 0...line.points.count - 1, junctions: [Self.start(maneuver)])
    return [depart, arrival(0, heading: 0)]
  }

  private static func start(_ maneuver: Maneuver) -> PathJunction {
    PathJunction(
      place: maneuver.place, bearings: [maneuver.bearingAfter], entries: [true], arrival: nil, departure: 0)
  }

  /// Where a street changes between junctions.
  private static func bend(_ maneuver: Maneuver) -> PathJunction {
    let back = (maneuver.bearingBefore + 180) % 360
    let streets = [(bearing: back, isOpen: false), (bearing: maneuver.bearingAfter, isOpen: true)]
      .sorted { $0.bearing < $1.bearing }
    return PathJunction(
      place: maneuver.place, bearings: streets.map(\.bearing), entries: streets.map(\.isOpen),
      arrival: streets.firstIndex { !$0.isOpen }, departure: streets.firstIndex { $0.isOpen })
  }
}
