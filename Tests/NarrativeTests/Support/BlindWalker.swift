import Geo
import Routing
import Streets

@testable import Narrative

/// Somebody who knows nothing of a way but what is told: goes straight on at every junction, or along the street of
/// the same name, until the distance that was told is walked, and then does what was told.
///
/// What is seen at a junction are the ways that lead away, what kind they are and what people call them. Who rides sees
/// those too that are closed, and turns off a street beside one only when told.
struct BlindWalker {
  /// Where somebody went.
  struct Walked {
    /// The edges, in order.
    var edges: [Int] = []
    /// Where it ended; nil where the directions could not be followed.
    var place: Coordinate?
  }

  private let graph: StreetGraph
  private let sight: StreetSight
  /// Whether distances are heard as they are spoken, else as a program tells them.
  private let hearsRoundly: Bool
  private let mode: TravelMode
  /// Where one was told to get off and push a bike.
  private var pushPlaces: [Coordinate] = []

  /// Where one is: at the end of an edge.
  private struct Stand {
    var edge: Int
    /// Metres since the last thing that was done, as far as the end of the edge.
    var meters: Double
    /// The edges that were walked along, this one the last.
    var edges: [Int]

    func on(_ edge: Int, meters: Double) -> Stand { Stand(edge: edge, meters: meters, edges: edges + [edge]) }
  }

  private struct Option {
    let edge: Int
    let degrees: Double
  }

  init(_ graph: StreetGraph, hearsRoundly: Bool, mode: TravelMode = .walk) {
    self.graph = graph
    self.mode = mode
    sight = StreetSight(graph)
    self.hearsRoundly = hearsRoundly
  }

  /// Where one comes to by the directions of a path.
  func follow(_ guidance: PathGuidance, first: Path.Piece) -> Walked {
    var walker = self
    walker.pushPlaces = guidance.steps.map(\.maneuver).filter { $0.features.contains(.walkingBike(begins: true)) }
      .map(\.place)
    return walker.walk(guidance, first: first)
  }

  private func walk(_ guidance: PathGuidance, first: Path.Piece) -> Walked {
    guard var stand = start(guidance.steps[0].maneuver, first) else { return Walked() }
    let orders = orders(guidance)
    for order in orders.dropLast() {
      guard let next = obey(order, from: stand) else { return Walked(edges: stand.edges) }
      stand = next
    }
    guard let last = orders.last else { return Walked(edges: stand.edges) }
    return end(atMeters: last.meters, from: stand)
  }

  // MARK: What was heard

  /// Something to do after a number of metres, as they were said.
  private struct Order {
    var meters: Double
    let tolerance: Double
    let step: RouteStep
  }

  /// What is to be done; where there is only something to know, one goes on as before.
  private func orders(_ guidance: PathGuidance) -> [Order] {
    var orders: [Order] = []
    let base = 0.5
    var (meters, tolerance) = (0.0, base)
    for (before, step) in zip(guidance.steps, guidance.steps.dropFirst()) {
      let told =
        hearsRoundly ? SpokenDistance.rounded(before.lengthMeters, to: before.roundingMeters) : before.lengthMeters
      meters += told
      if hearsRoundly { tolerance += Self.tolerance(told) }
      if step.maneuver.kind == .notification { continue }
      orders.append(Order(meters: meters, tolerance: tolerance, step: step))
      (meters, tolerance) = (0, base)
    }
    return orders
  }

  /// By how much a distance may be rounded, as far as its figure tells: 120 to ten metres, 125 to five, 123 to one.
  private static func tolerance(_ told: Double) -> Double {
    let usual = told < 47.5 ? 5.0 : told < 295 ? 10 : told < 975 ? 50 : 100
    let units = [1.0, 5, 10, 50, 100].filter { $0 <= usual && told.truncatingRemainder(dividingBy: $0) == 0 }
    return (units.last ?? 1) / 2
  }

  // MARK: What is done

  private func start(_ maneuver: Maneuver, _ first: Path.Piece) -> Stand? {
    guard let line = Polyline(graph.shape(ofSegment: first.segment)) else { return nil }
    let here = line.place(atFraction: first.startFraction)
    let step = min(1, 10 / max(line.lengthMeters, 0.1))
    let told = CompassPoint(degrees: Double(maneuver.bearingAfter))
    // At an end of the street there is but one way along it.
    let open = [1.0, -1].filter { first.startFraction != ($0 > 0 ? 1 : 0) }
    let ways = open.map { sign in
      (sign, here.bearingDegrees(to: line.place(atFraction: min(1, max(0, first.startFraction + sign * step)))))
    }
    let wanted = Double(CompassPoint.allCases.firstIndex(of: told) ?? 0) * 45
    guard let way = ways.min(by: { abs(Self.turn(wanted, $0.1)) < abs(Self.turn(wanted, $1.1)) }) else { return nil }
    let isReversed = way.0 < 0
    let left = isReversed ? first.startFraction : 1 - first.startFraction
    guard
      let edge = graph.edges(ofSegment: first.segment).first(where: {
        graph.segment(ofEdge: Int($0)).isReversed == isReversed && isOpen(Int($0))
      })
    else { return nil }
    return Stand(
      edge: Int(edge), meters: left * graph.lengthMeters(ofSegment: first.segment), edges: [Int(edge)])
  }

  /// Goes on until an order fits best, and obeys; where nothing fits at the distance told, one looks for it some steps
  /// before and behind.
  private func obey(_ order: Order, from start: Stand) -> Stand? {
    obey(order, from: start, slack: hearsRoundly ? 5 : 0) ?? obey(order, from: start, slack: 12)
  }

  private func obey(_ order: Order, from start: Stand, slack: Double) -> Stand? {
    var best: (cost: Double, stand: Stand, edge: Int)?
    var stand = start
    for _ in 0..<400 {
      if stand.meters > order.meters + order.tolerance + slack { break }
      let options = options(at: stand)
      let away = abs(stand.meters - order.meters)
      let told = isPushed(stand.edge) ? self.options(at: stand, isPushing: true) : options
      if away <= order.tolerance + slack, let (edge, cost) = choice(order.step, told, at: stand) {
        let total = cost + away / order.tolerance * 20
        if total < best?.cost ?? .infinity { best = (total, stand, edge) }
      }
      guard let plain = plain(options, at: stand) else { break }
      stand = stand.on(plain, meters: stand.meters + length(plain))
    }
    guard let best else { return nil }
    if order.step.isZigzag { return cross(from: best.stand, onto: best.edge) }
    return best.stand.on(best.edge, meters: length(best.edge))
  }

  /// Over a street and on in the direction in which one came.
  private func cross(from start: Stand, onto first: Int) -> Stand? {
    let heading = direction(at: start)
    var stand = start.on(first, meters: length(first))
    var (hasCrossed, behind) = (sight.isCrossing(first), 0.0)
    for _ in 0..<20 {
      let options = options(at: stand)
      if let on = options.filter({ sight.isCrossing($0.edge) }).min(by: { abs($0.degrees) < abs($1.degrees) }),
        !hasCrossed || sight.isCrossing(stand.edge), abs(on.degrees) < 60 || !hasCrossed
      {
        hasCrossed = true
        stand = stand.on(on.edge, meters: stand.meters + length(on.edge))
        continue
      }
      let here = direction(at: stand)
      let old = Self.turn(here, heading)
      let on = options.min { abs(Self.turn(old, $0.degrees)) < abs(Self.turn(old, $1.degrees)) }
      if hasCrossed, let on, abs(Self.turn(old, on.degrees)) <= 40 || behind > 12 {
        return stand.on(on.edge, meters: stand.meters + length(on.edge))
      }
      guard let plain = plain(options, at: stand) else { return nil }
      if hasCrossed { behind += length(plain) }
      stand = stand.on(plain, meters: stand.meters + length(plain))
    }
    return nil
  }

  /// The option that an order means at a junction, and how badly it fits.
  private func choice(_ step: RouteStep, _ options: [Option], at stand: Stand) -> (edge: Int, cost: Double)? {
    let maneuver = step.maneuver
    if step.isZigzag { return crossing(maneuver, options) }
    if maneuver.kind == .proceed, maneuver.direction == .uturn { return back(from: stand).map { ($0, 0) } }
    if maneuver.kind == .roundabout { return options.first { sight.isRing($0.edge) }.map { ($0.edge, 0) } }
    if maneuver.kind == .fork {
      let ahead = options.filter { abs($0.degrees) <= 55 }.sorted { $0.degrees < $1.degrees }
      guard ahead.count > 1 else { return nil }
      let told = ahead.filter { sight.isCalled(step.label, $0.edge) }
      if told.count == 1, maneuver.direction != .straight { return (told[0].edge, 0) }
      if maneuver.direction == .straight { return (ahead[ahead.count / 2].edge, ahead.count == 3 ? 0 : 20) }
      let isLeft = [.slightLeft, .left].contains(maneuver.direction)
      return (isLeft ? ahead.first : ahead.last).map { ($0.edge, 0) }
    }
    let isExit = maneuver.kind == .exitRoundabout
    let fitting = options.filter { !isExit || !sight.isRing($0.edge) }.map { option in
      (edge: option.edge, cost: misfit(maneuver.wording, option.degrees) + surprise(step, option.edge))
    }
    guard let best = fitting.min(by: { $0.cost < $1.cost }), best.cost <= 50 else { return nil }
    // An end of a road has nothing ahead.
    let hasAhead = options.contains { abs($0.degrees) <= 35 }
    let isBehind = sight.isCrossing(stand.edge) == maneuver.features.contains(where: \.isAfterCrossing)
    return (
      best.edge,
      best.cost + (maneuver.kind == .endOfRoad && hasAhead ? 20 : 0) + (options.count == 1 ? 40 : 0)
        + (isBehind ? 0 : 15)
    )
  }

  /// How far from what a word says a way leads.
  private func misfit(_ word: TurnDirection, _ degrees: Double) -> Double {
    switch word {
    // The farther back the better.
    case .uturn: 180 - abs(degrees)
    case .sharpRight where degrees > 0, .sharpLeft where degrees < 0: (180 - abs(degrees)) * 0.6
    default: abs(degrees - word.middle)
    }
  }

  /// How little a way is what was told of it.
  private func surprise(_ step: RouteStep, _ edge: Int) -> Double {
    var cost = 0.0
    if sight.isCalled(step.label, edge) { cost -= 25 }
    if sight.isLike(step.label, step.form, edge) { cost -= 12 }
    let crossed = step.maneuver.features.compactMap(\.crossedStreet)
    if let street = crossed.first {
      cost -= sight.isCrossing(edge, over: street) ? 25 : sight.leadsToCrossing(edge, over: street) ? 10 : 0
    }
    if step.maneuver.features.contains(where: \.isStairs) != sight.isStairs(edge) { cost += 40 }
    return cost
  }

  /// The way over a street, on the side that is told if any is.
  private func crossing(_ maneuver: Maneuver, _ options: [Option]) -> (edge: Int, cost: Double)? {
    let street = maneuver.features.compactMap(\.crossedStreet).first ?? ""
    let leading = options.filter { option in
      (sight.isCrossing(option.edge, over: street) || sight.leadsToCrossing(option.edge, over: street))
        && (maneuver.side.map { ($0 == .left) == (option.degrees < 0) } ?? true)
    }
    return leading.max { abs($0.degrees) < abs($1.degrees) }
      .map { ($0.edge, sight.isCrossing($0.edge) ? 0 : 10) }
  }

  // MARK: What is seen

  /// The ways from a place; one who pushes the bike and is told to turn may turn against the traffic, too.
  private func options(at stand: Stand, isPushing: Bool = false) -> [Option] {
    let here = direction(at: stand)
    let segment = graph.segment(ofEdge: stand.edge).segment
    return edges(from: Int(graph.head[stand.edge])).compactMap { edge in
      guard isOpen(edge), graph.segment(ofEdge: edge).segment != segment, isPushing || isTaken(edge, at: stand)
      else { return nil }
      return Option(edge: edge, degrees: Self.turn(here, direction(leaving: edge)))
    }
  }

  private func edges(from node: Int) -> Range<Int> { Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) }

  private func isOpen(_ edge: Int) -> Bool { graph.durations(mode)[edge] != StreetGraph.closed }

  /// How far from the place that was told one may get off, in metres.
  private static let pushMeters = 15.0

  /// Whether one may think of an edge: nobody goes against the traffic who was not told to push the bike.
  private func isTaken(_ edge: Int, at stand: Stand) -> Bool {
    let here = graph.coordinate(ofNode: Int(graph.head[stand.edge]))
    return !isAgainstTraffic(edge) || isAgainstTraffic(stand.edge)
      || pushPlaces.contains { $0.distanceMeters(to: here) < Self.pushMeters }
  }

  private func isPushed(_ edge: Int) -> Bool {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    return graph.isPushed(segment, isReversed: isReversed)
  }

  private func isAgainstTraffic(_ edge: Int) -> Bool {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    return graph.isAgainstTraffic(segment, isReversed: isReversed, mode: mode)
  }

  /// The edge that leads back, nil where nobody may turn round.
  private func back(from stand: Stand) -> Int? {
    edges(from: Int(graph.head[stand.edge])).first {
      isOpen($0) && graph.edgeSegment[$0] == graph.edgeSegment[stand.edge] ^ 1
    }
  }

  /// Whether a street leads away that one may not take, or not from here.
  private func seesClosed(_ options: [Option], at stand: Stand) -> Bool {
    let known = Set((options.map(\.edge) + [stand.edge]).map { graph.segment(ofEdge: $0).segment })
    return graph.copies(ofNode: Int(graph.head[stand.edge])).flatMap { edges(from: $0) }.contains {
      sight.isStreet($0) && !known.contains(graph.segment(ofEdge: $0).segment)
    }
  }

  /// Where one goes without being told: along the same name, around a roundabout, or straight on.
  private func plain(_ options: [Option], at stand: Stand) -> Int? {
    if mode != .walk, sight.isRing(stand.edge), let on = options.first(where: { sight.isRing($0.edge) }) {
      return on.edge
    }
    let name = sight.name(along: stand.edge)
    let same = options.filter { !name.isEmpty && sight.name(along: $0.edge) == name && abs($0.degrees) <= 60 }
    if mode != .walk, same.isEmpty, options.allSatisfy({ abs($0.degrees) > 50 }), seesClosed(options, at: stand) {
      return nil
    }
    return (same.isEmpty ? options : same).min { abs($0.degrees) < abs($1.degrees) }?.edge
  }

  /// Where one is after some metres.
  private func end(atMeters meters: Double, from start: Stand) -> Walked {
    var stand = start
    for _ in 0..<400 where stand.meters < meters {
      guard let plain = plain(options(at: stand), at: stand) else { break }
      stand = stand.on(plain, meters: stand.meters + length(plain))
    }
    let (segment, isReversed) = graph.segment(ofEdge: stand.edge)
    let share = min(1, max(0, (stand.meters - meters) / max(0.1, length(stand.edge))))
    let line = Polyline(graph.shape(ofSegment: segment))
    return Walked(edges: stand.edges, place: line?.place(atFraction: isReversed ? share : 1 - share))
  }

  private func length(_ edge: Int) -> Double { graph.lengthMeters(ofSegment: graph.segment(ofEdge: edge).segment) }

  private func direction(at stand: Stand) -> Double {
    // Of the first street one knows what one has walked along.
    let known = stand.edges.count == 1 ? stand.meters : .infinity
    let back = direction(places(stand.edge).reversed(), within: known)
    return back >= 180 ? back - 180 : back + 180
  }

  private func direction(leaving edge: Int) -> Double { direction(places(edge)) }

  private func places(_ edge: Int) -> [Coordinate] {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let shape = graph.shape(ofSegment: segment)
    return isReversed ? shape.reversed() : shape
  }

  /// The direction to what lies ten metres on, or at the end of what is known.
  private func direction(_ places: [Coordinate], within meters: Double = .infinity) -> Double {
    guard let line = Polyline(places) else { return 0 }
    return places[0].bearingDegrees(to: line.place(atFraction: min(10, meters) / max(0.1, line.lengthMeters)))
  }

  private static func turn(_ before: Double, _ after: Double) -> Double { Bearing.turn(from: before, to: after) }
}

extension RouteStep {
  /// Whether it is a crossing with nothing but going on behind it.
  fileprivate var isZigzag: Bool {
    maneuver.kind == .proceed && maneuver.direction == .straight && maneuver.features.contains(where: \.isCrossing)
  }
}

extension WayFeature {
  /// The street that is crossed, empty where its name is not told; nil for all else.
  fileprivate var crossedStreet: String? { if case .crossing(_, let street) = self { street } else { nil } }
  fileprivate var isCrossing: Bool { crossedStreet != nil }
  fileprivate var isAfterCrossing: Bool { if case .afterCrossing = self { true } else { false } }
  fileprivate var isStairs: Bool { if case .stairs = self { true } else { false } }
}

extension TurnDirection {
  /// What somebody takes the words for, in degrees.
  fileprivate var middle: Double {
    switch self {
    case .uturn: 180
    case .sharpRight: 130
    case .right: 90
    case .slightRight: 40
    case .straight: 0
    case .slightLeft: -40
    case .left: -90
    case .sharpLeft: -130
    }
  }
}
