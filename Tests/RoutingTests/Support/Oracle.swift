import Foundation
import Geo
import Streets
import TestSupport

@testable import Routing

/// A slow router to hold the fast one against: every query gets a graph of its own, with nodes for its two ends, edges
/// cut and costs worked out before the search, and Dijkstra's algorithm (1959) over plain arrays.
struct Oracle {
  /// Levels of cost, the first decides.
  typealias Cost = [UInt64]

  struct Arc {
    let tail: Int
    let head: Int
    let segment: Int
    let start: Double
    let end: Double
    let durationSeconds: Double
    /// What that counts as, in seconds.
    let pricedSeconds: Double
    /// Travel time in whole milliseconds, rounded up.
    var milliseconds: UInt64 { UInt64((durationSeconds * 1000 - 1e-6).rounded(.up)) }
    /// What that counts as.
    var pricedMilliseconds: UInt64 { UInt64((pricedSeconds * 1000 - 1e-6).rounded(.up)) }
    let cost: Cost
    let metersInside: Double
  }

  let network: TestNetwork
  let query: Router.Query
  private let origin: Int
  private let destination: Int

  init(network: TestNetwork, query: Router.Query) {
    self.network = network
    self.query = query
    origin = network.nodes.count
    destination = origin + 1
  }

  /// Least cost, whether forbidden zones are entered for it, and the arcs it was found over; nil without a way.
  func solve() -> (cost: Cost, breaksExclusion: Bool, arcs: [Arc])? {
    let all = arcs()
    guard query.policy == .forbid else { return dijkstra(all).map { ($0, false, all) } }
    let open = all.filter { $0.metersInside == 0 }
    if let cost = dijkstra(open) { return (cost, false, open) }
    let withMeters = all.map { arc in
      let millimeters = arc.metersInside > 0 ? max(1, UInt64((arc.metersInside * 1000).rounded())) : 0
      return Arc(
        tail: arc.tail, head: arc.head, segment: arc.segment, start: arc.start, end: arc.end,
        durationSeconds: arc.durationSeconds, pricedSeconds: arc.pricedSeconds, cost: [millimeters] + arc.cost,
        metersInside: arc.metersInside)
    }
    return dijkstra(withMeters).map { ($0, true, withMeters) }
  }

  /// The least cost of travelling exactly the pieces of a path from origin to destination, nil when one cannot.
  func cost(of path: Path, over arcs: [Arc]) -> Cost? {
    var costs: [Int: Cost] = [origin: zero(arcs)]
    advance(&costs, over: arcs.filter { $0.tail == origin && $0.start == $0.end }, staying: true)
    for piece in path.pieces {
      let matching = arcs.filter {
        $0.segment == piece.segment && $0.start == piece.startFraction && $0.end == piece.endFraction
          && abs($0.durationSeconds - piece.durationSeconds) <= 1e-9 * $0.durationSeconds
      }
      advance(&costs, over: matching, staying: false)
    }
    advance(&costs, over: arcs.filter { $0.head == destination && $0.start == $0.end }, staying: true)
    return costs[destination]
  }

  private func advance(_ costs: inout [Int: Cost], over arcs: [Arc], staying: Bool) {
    var next = staying ? costs : [:]
    for arc in arcs {
      guard let before = costs[arc.tail] else { continue }
      let cost = Self.sum(before, arc.cost)
      if next[arc.head].map({ Self.isLess(cost, $0) }) ?? true { next[arc.head] = cost }
    }
    costs = next
  }

  // MARK: Dijkstra

  private func dijkstra(_ arcs: [Arc]) -> Cost? {
    var costs: [Int: Cost] = [origin: zero(arcs)]
    var settled: Set<Int> = []
    while let (node, cost) = costs.filter({ !settled.contains($0.key) }).min(by: { Self.isLess($0.value, $1.value) }) {
      if node == destination { return cost }
      settled.insert(node)
      for arc in arcs where arc.tail == node {
        let next = Self.sum(cost, arc.cost)
        if costs[arc.head].map({ Self.isLess(next, $0) }) ?? true { costs[arc.head] = next }
      }
    }
    return nil
  }

  private func zero(_ arcs: [Arc]) -> Cost { [UInt64](repeating: 0, count: arcs.first?.cost.count ?? 0) }

  private static func sum(_ left: Cost, _ right: Cost) -> Cost { zip(left, right).map { $0 + $1 } }

  private static func isLess(_ left: Cost, _ right: Cost) -> Bool { left.lexicographicallyPrecedes(right) }

  // MARK: The graph of the query

  /// Every arc of the query's graph, closed zones included.
  func allArcs() -> [Arc] { arcs() }

  private func arcs() -> [Arc] {
    let from = query.origin
    let to = query.destination
    var arcs: [Arc] = []
    for edge in network.edges {
      guard let duration = edge.durations[query.mode.index] else { continue }
      func add(_ tail: Int, _ head: Int, _ start: Double, _ end: Double) {
        arcs.append(arc(edge, duration, tail, head, start, end))
      }
      let (first, last): (Double, Double) = edge.isReversed ? (1, 0) : (0, 1)
      add(edge.tail, edge.head, first, last)
      if edge.segment == from.segment { add(origin, edge.head, from.fraction, last) }
      if edge.segment == to.segment { add(edge.tail, destination, first, to.fraction) }
      let isForward = edge.isReversed ? from.fraction >= to.fraction : from.fraction <= to.fraction
      if edge.segment == from.segment, edge.segment == to.segment, isForward {
        add(origin, destination, from.fraction, to.fraction)
      }
    }
    for node in junction(from) { arcs += standing(origin, node, at: from) }
    for node in junction(to) { arcs += standing(node, destination, at: to) }
    return arcs
  }

  /// From an end to a node at the same place, or back.
  private func standing(_ tail: Int, _ head: Int, at point: SnappedPoint) -> [Arc] {
    let open = network.edges.first { $0.segment == point.segment && $0.durations[query.mode.index] != nil }
    guard let open, let duration = open.durations[query.mode.index] else { return [] }
    return [arc(open, duration, tail, head, point.fraction, point.fraction)]
  }

  /// The nodes at the end of a street that a point lies at, where open streets meet.
  private func junction(_ point: SnappedPoint) -> [Int] {
    guard point.direction == nil, point.fraction == 0 || point.fraction == 1 else { return [] }
    var nodes: Set<Int> = []
    for edge in network.edges where edge.segment == point.segment {
      nodes.insert(edge.isReversed == (point.fraction == 1) ? edge.tail : edge.head)
    }
    let open = network.edges.filter { $0.durations[query.mode.index] != nil }
    let meeting = Set(open.filter { nodes.contains($0.head) || nodes.contains($0.tail) }.map(\.segment))
    return meeting.count > 1 ? nodes.sorted() : []
  }

  private func arc(
    _ edge: TestNetwork.Edge, _ duration: UInt32, _ tail: Int, _ head: Int, _ start: Double, _ end: Double
  ) -> Arc {
    let meters = Double(network.lengthMillimeters(ofSegment: edge.segment)) / 1000
    var cuts = cuts(segment: edge.segment, from: min(start, end), to: max(start, end))
    let inside = cuts.reduce(0) { $0 + ($1.isInside ? $1.share : 0) }
    let isInside = inside * meters > 0.001
    if !isInside { for index in cuts.indices { cuts[index].isInside = false } }
    let priced = network.priced(duration, onSegment: edge.segment, mode: query.mode)
    return Arc(
      tail: tail, head: head, segment: edge.segment, start: start, end: end,
      durationSeconds: Double(duration) * abs(end - start) / 1000,
      pricedSeconds: Double(priced) * abs(end - start) / 1000,
      cost: cost(duration: Double(priced), portion: abs(end - start), cuts: cuts),
      metersInside: isInside ? inside * meters : 0)
  }

  private func cost(duration: Double, portion: Double, cuts: [Cut]) -> Cost {
    let time = UInt64((duration * portion).rounded(.up))
    var factorInside = 1.0
    if case .avoid(let factor) = query.policy { factorInside = factor }
    func weighted(_ weight: (Cut) -> Double) -> Double {
      duration * cuts.reduce(0) { $0 + $1.share * ($1.isInside ? factorInside : 1) * weight($1) }
    }
    switch query.objective {
    case .fastest: return [time]
    case .weighted(let avoidance):
      return [max(time, UInt64((weighted { 1 + avoidance * $0.pollution } + 0.5).rounded(.down)))]
    case .cleanest:
      guard query.pollution != nil else { return [max(time, UInt64((weighted { _ in 1 } + 0.5).rounded(.down)))] }
      return [UInt64((weighted(\.pollution) * 1_048_576).rounded(.up)), time]
    }
  }

  // MARK: Cutting segments

  /// A part of a segment with one p that lies inside a zone or outside of all.
  private struct Cut {
    let share: Double
    let pollution: Double
    var isInside: Bool
  }

  /// A segment between two fractions, cut wherever it may cross a border and wherever p may change; each cut is what
  /// its middle is.
  private func cuts(segment: Int, from low: Double, to high: Double) -> [Cut] {
    guard low < high, let line = Polyline(network.line(ofSegment: segment)) else { return [] }
    var places: Set<Double> = [low, high]
    for zone in query.zones { places.formUnion(borders(of: zone, on: line)) }
    let parts = query.profiles[segment]?.values.count ?? 1
    places.formUnion((0...parts).map { Double($0) / Double(parts) })
    let sorted = places.filter { $0 >= low && $0 <= high }.sorted()
    return zip(sorted, sorted.dropFirst()).map { start, end in
      let middle = (start + end) / 2
      return Cut(
        share: end - start, pollution: pollution(segment: segment, at: middle),
        isInside: line.lengthMeters > 0 && isInside(line.place(atFraction: middle)))
    }
  }

  private func pollution(segment: Int, at fraction: Double) -> Double {
    guard let pollution = query.pollution else { return 0 }
    guard let values = query.profiles[segment]?.values else { return Double(pollution[segment]) }
    return Double(values[Int(fraction * Double(values.count))])
  }

  private func isInside(_ place: Coordinate) -> Bool {
    query.zones.contains { zone in
      guard case .circle(let center, let radius) = zone.area else { return false }
      let point = LocalProjection(origin: center).project(place)
      return hypot(point.x, point.y) < radius
    }
  }

  /// Where the straight pieces of a line meet a circle, from the foot of the perpendicular and half the chord.
  private func borders(of zone: Zone, on line: Polyline) -> [Double] {
    guard case .circle(let center, let radius) = zone.area else { return [] }
    let points = line.places.map(LocalProjection(origin: center).project)
    return zip(points, points.dropFirst()).enumerated().flatMap { index, ends -> [Double] in
      let length = ends.0.distance(to: ends.1)
      guard length > 0 else { return [] }
      let east = (ends.1.x - ends.0.x) / length
      let north = (ends.1.y - ends.0.y) / length
      let foot = -(ends.0.x * east + ends.0.y * north)
      let distance = ends.0.x * north - ends.0.y * east
      guard abs(distance) < radius else { return [] }
      let half = (radius * radius - distance * distance).squareRoot()
      let before = line.distancesMeters[index]
      let meters = line.distancesMeters[index + 1] - before
      return [foot - half, foot + half].filter { $0 > 0 && $0 < length }
        .map { (before + meters * $0 / length) / line.lengthMeters }
    }
  }
}
