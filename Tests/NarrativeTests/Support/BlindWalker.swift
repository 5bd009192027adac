import Geo
import Routing
import Streets

@testable import Narrative

/// Somebody who knows nothing of a way but what is told: goes straight on at every junction, or along the street of
/// the same name, until the distance that was told is walked, and then does what was told.
struct BlindWalker {
  private let graph: StreetGraph
  /// Whether distances are heard as they are spoken, else as a program tells them.
  private let hearsRoundly: Bool

  /// Where one is: at the end of an edge.
  private struct Stand {
    var edge: Int
    /// Metres since the last thing that was done, as far as the end of the edge.
    var meters: Double
  }

  private struct Option {
    let edge: Int
    let degrees: Double
  }

  init(_ graph: StreetGraph, hearsRoundly: Bool) {
    self.graph = graph
    self.hearsRoundly = hearsRoundly
  }

  /// Where one comes to by the directions of a path; nil where they cannot be followed.
  func follow(_ guidance: PathGuidance, first: Path.Piece) -> Coordinate? {
    guard var stand = start(guidance.steps[0].maneuver, first) else { return nil }
    let orders = orders(guidance)
    for order in orders.dropLast() {
      guard let next = obey(order, from: stand) else { return nil }
      stand = next
    }
    guard let last = orders.last else { return nil }
    return place(atMeters: last.meters, from: stand)
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
    let base = hearsRoundly ? 3.0 : 0.5
    var (meters, tolerance) = (0.0, base)
    for (before, step) in zip(guidance.steps, guidance.steps.dropFirst()) {
      let told = hearsRoundly ? SpokenDistance.rounded(before.lengthMeters) : before.lengthMeters
      meters += told
      if hearsRoundly { tolerance += told < 47.5 ? 2.5 : told < 295 ? 5 : told < 975 ? 25 : 50 }
      if step.maneuver.kind == .notification { continue }
      orders.append(Order(meters: meters, tolerance: tolerance, step: step))
      (meters, tolerance) = (0, base)
    }
    return orders
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
        graph.segment(ofEdge: Int($0)).isReversed == isReversed
      })
    else { return nil }
    return Stand(edge: Int(edge), meters: left * graph.lengthMeters(ofSegment: first.segment))
  }

  /// Goes on until an order fits best, and obeys.
  private func obey(_ order: Order, from start: Stand) -> Stand? {
    let slack = hearsRoundly ? 5.0 : 0
    var best: (cost: Double, stand: Stand, edge: Int)?
    var stand = start
    for _ in 0..<400 {
      if stand.meters > order.meters + order.tolerance + slack { break }
      let options = options(at: stand)
      let away = abs(stand.meters - order.meters)
      if away <= order.tolerance + slack, let (edge, cost) = choice(order.step, options, at: stand) {
        let total = cost + away / order.tolerance * 20
        if total < best?.cost ?? .infinity { best = (total, stand, edge) }
      }
      guard let plain = plain(options, at: stand) else { break }
      stand = Stand(edge: plain, meters: stand.meters + length(plain))
    }
    guard let best else { return nil }
    if order.step.isZigzag { return cross(from: best.stand, onto: best.edge) }
    return Stand(edge: best.edge, meters: length(best.edge))
  }

  /// Over a street and on in the direction in which one came.
  private func cross(from start: Stand, onto first: Int) -> Stand? {
    let heading = direction(at: start)
    var stand = Stand(edge: first, meters: length(first))
    var (hasCrossed, behind) = (isCrossing(first), 0.0)
    for _ in 0..<20 {
      let options = options(at: stand)
      if let on = options.filter({ isCrossing($0.edge) }).min(by: { abs($0.degrees) < abs($1.degrees) }),
        !hasCrossed || isCrossing(stand.edge), abs(on.degrees) < 60 || !hasCrossed
      {
        hasCrossed = true
        stand = Stand(edge: on.edge, meters: stand.meters + length(on.edge))
        continue
      }
      let here = direction(at: stand)
      let old = Self.turn(here, heading)
      let on = options.min { abs(Self.turn(old, $0.degrees)) < abs(Self.turn(old, $1.degrees)) }
      if hasCrossed, let on, abs(Self.turn(old, on.degrees)) <= 40 || behind > 12 {
        return Stand(edge: on.edge, meters: stand.meters + length(on.edge))
      }
      guard let plain = plain(options, at: stand) else { return nil }
      if hasCrossed { behind += length(plain) }
      stand = Stand(edge: plain, meters: stand.meters + length(plain))
    }
    return nil
  }

  /// The option that an order means at a junction, and how badly it fits.
  private func choice(_ step: RouteStep, _ options: [Option], at stand: Stand) -> (edge: Int, cost: Double)? {
    let maneuver = step.maneuver
    if step.isZigzag {
      let leading = options.filter { option in
        (isCrossing(option.edge) || leadsToCrossing(option.edge))
          && (maneuver.side.map { ($0 == .left) == (option.degrees < 0) } ?? true)
      }
      return leading.min { abs($0.degrees) > abs($1.degrees) }.map { ($0.edge, isCrossing($0.edge) ? 0 : 10) }
    }
    if maneuver.direction == .uturn {
      return options.max { abs($0.degrees) < abs($1.degrees) }.map { ($0.edge, 180 - abs($0.degrees)) }
    }
    if maneuver.kind == .fork {
      let ahead = options.filter { abs($0.degrees) <= 55 }.sorted { $0.degrees < $1.degrees }
      guard ahead.count > 1 else { return nil }
      if maneuver.direction == .straight { return (ahead[ahead.count / 2].edge, ahead.count == 3 ? 0 : 20) }
      let isLeft = [.slightLeft, .left].contains(maneuver.direction)
      return (isLeft ? ahead.first : ahead.last).map { ($0.edge, 0) }
    }
    let wanted = maneuver.wording.middle
    let fitting = options.map { option -> (edge: Int, cost: Double) in
      var cost = abs(option.degrees - wanted)
      if !step.name.isEmpty, name(option.edge) == step.name { cost -= 25 }
      if step.name.isEmpty, isKind(step.form, option.edge) { cost -= 12 }
      if maneuver.features.contains(where: \.isCrossing), isCrossing(option.edge) { cost -= 25 }
      if maneuver.features.contains(where: \.isStairs) != isStairs(option.edge) { cost += 40 }
      return (option.edge, cost)
    }
    guard let best = fitting.min(by: { $0.cost < $1.cost }), best.cost <= 50 else { return nil }
    // An end of a road has nothing ahead.
    let hasAhead = options.contains { abs($0.degrees) <= 35 }
    return (best.edge, best.cost + (maneuver.kind == .endOfRoad && hasAhead ? 20 : 0) + (options.count == 1 ? 40 : 0))
  }

  // MARK: What is seen

  private func options(at stand: Stand) -> [Option] {
    let node = Int(graph.head[stand.edge])
    let here = direction(at: stand)
    let segment = graph.segment(ofEdge: stand.edge).segment
    return (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).compactMap { edge in
      guard graph.durations(.walk)[edge] != StreetGraph.closed, graph.segment(ofEdge: edge).segment != segment else {
        return nil
      }
      return Option(edge: edge, degrees: Self.turn(here, direction(leaving: edge)))
    }
  }

  /// Where one goes without being told: along the same name, or straight on.
  private func plain(_ options: [Option], at stand: Stand) -> Int? {
    let name = name(stand.edge)
    let same = options.filter { !name.isEmpty && self.name($0.edge) == name && abs($0.degrees) <= 60 }
    return (same.isEmpty ? options : same).min { abs($0.degrees) < abs($1.degrees) }?.edge
  }

  private func place(atMeters meters: Double, from start: Stand) -> Coordinate? {
    var stand = start
    for _ in 0..<400 where stand.meters < meters {
      guard let plain = plain(options(at: stand), at: stand) else { break }
      stand = Stand(edge: plain, meters: stand.meters + length(plain))
    }
    let (segment, isReversed) = graph.segment(ofEdge: stand.edge)
    let share = min(1, max(0, (stand.meters - meters) / max(0.1, length(stand.edge))))
    return Polyline(graph.shape(ofSegment: segment))?.place(atFraction: isReversed ? share : 1 - share)
  }

  private func name(_ edge: Int) -> String { graph.name(ofSegment: graph.segment(ofEdge: edge).segment) }

  private func length(_ edge: Int) -> Double { graph.lengthMeters(ofSegment: graph.segment(ofEdge: edge).segment) }

  private func isKind(_ form: WayForm, _ edge: Int) -> Bool {
    let segment = graph.segment(ofEdge: edge).segment
    switch graph.highwayClass(ofSegment: segment) {
    case .footway: return form == .footway
    case .cycleway: return form == .cycleway
    case .path: return form == .path
    case .service: return form == .service
    case .steps: return form == .stairs
    default: return false
    }
  }

  private func isStairs(_ edge: Int) -> Bool {
    graph.flags(ofSegment: graph.segment(ofEdge: edge).segment).contains(.steps)
  }

  private func isCrossing(_ edge: Int) -> Bool {
    let segment = graph.segment(ofEdge: edge).segment
    let footway = graph.value(of: .footway, ofSegment: segment)
    return footway == "crossing" || footway == "traffic_island"
      || (footway == nil && graph.value(of: .crossing, ofSegment: segment) != nil)
  }

  private func leadsToCrossing(_ edge: Int) -> Bool {
    guard length(edge) <= 14 else { return false }
    let node = Int(graph.head[edge])
    return (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).contains { isCrossing($0) }
  }

  private func direction(at stand: Stand) -> Double {
    let back = direction(places(stand.edge).reversed())
    return back >= 180 ? back - 180 : back + 180
  }

  private func direction(leaving edge: Int) -> Double { direction(places(edge)) }

  private func places(_ edge: Int) -> [Coordinate] {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let shape = graph.shape(ofSegment: segment)
    return isReversed ? shape.reversed() : shape
  }

  /// The direction to the first place ten metres on.
  private func direction(_ places: [Coordinate]) -> Double {
    guard let first = places.first, let last = places.last else { return 0 }
    return first.bearingDegrees(to: places.first { first.distanceMeters(to: $0) > 10 } ?? last)
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
  fileprivate var isCrossing: Bool { if case .crossing = self { true } else { false } }
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
