internal import Foundation
internal import Geo
internal import Streets

/// The streets that a loop may take, with numbers of their own: those within half its length.
///
/// Node 0 is the origin, which lies within a segment and is left and reached by parts of it.
struct LoopGraph {
  /// A street in one direction.
  struct Arc: BitwiseCopyable {
    let tail: Int
    let head: Int
    let stretch: Stretch
    /// The street, the same in both directions.
    let street: Int
    /// The square of some 40 m that its middle lies in.
    let cell: Int
    let meters: Double
    let seconds: Double
    /// In the measure of the question.
    let used: Double
    /// p × seconds; seconds where nothing is known.
    let burden: Double
    /// The burden, as many times as what lies within zones is dearer.
    let dearBurden: Double
    /// What the search makes small: time × how much dirtier than the cleanest the air is, dearer within zones.
    let cost: UInt64
  }

  private(set) var arcs: [Arc] = []
  private(set) var firstOut: [Int] = []
  private(set) var firstIn: [Int] = []
  private(set) var arcsIn: [Int] = []
  /// Metres east and north of the origin, by node.
  private(set) var places: [SIMD2<Double>] = []
  private(set) var streetCount = 0
  private(set) var cellCount = 0
  /// Burden of a metre of street in the mean, over those, too, that zones close.
  private(set) var meanBurden = 0.0
  /// Pollution of the same streets in the mean over the time that they take.
  private(set) var meanPollution = 0.0

  var nodeCount: Int { places.count }

  private static let cellMeters = 40.0

  /// - Parameters:
  ///   - query: What is asked.
  ///   - router: Of the city's streets.
  ///   - cover: What the zones of the query cover; nil for none.
  /// - Throws: ``RoutingError``.
  /// - Complexity: O(n log n) for the n nodes within half the length.
  init(_ query: LoopQuery, router: Router, cover: ZoneCover?) throws(RoutingError) {
    let graph = router.graph
    let air = LoopAir(query, graph, cover)
    let numbers = try Self.numbers(query, router)
    let plane = LocalProjection(origin: query.origin.place)
    places = [SIMD2(0, 0)] + numbers.nodes.map { Self.place($0, graph, on: plane) }
    var made = Self.arcs(query, graph, numbers)
    made.sort { ($0.tail, $0.stretch.edge, $0.stretch.start) < ($1.tail, $1.stretch.edge, $1.stretch.start) }
    var streets: [Int: Int] = [:]
    var cells: [SIMD2<Int>: Int] = [:]
    var (meters, seconds, burden) = (0.0, 0.0, 0.0)
    for one in made {
      let middle = (places[one.tail] + places[one.head]) / 2 / Self.cellMeters
      let cell = SIMD2(Int(middle.x.rounded(.down)), Int(middle.y.rounded(.down)))
      let arc = air.arc(
        from: one.tail, to: one.head, along: one.stretch, street: Self.number(one.street, &streets),
        cell: Self.number(cell, &cells))
      meters += arc.meters
      seconds += arc.seconds
      burden += arc.burden
      if !air.isClosed(one.stretch) { arcs.append(arc) }
    }
    (streetCount, cellCount) = (streets.count, cells.count)
    meanBurden = meters > 0 ? burden / meters : 0
    meanPollution = seconds > 0 ? burden / seconds : 0
    index()
  }

  private static func number<Key: Hashable>(_ key: Key, _ numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    let next = numbers.count
    numbers[key] = next
    return next
  }

  private mutating func index() {
    firstOut = [Int](repeating: 0, count: nodeCount + 1)
    firstIn = firstOut
    for arc in arcs {
      firstOut[arc.tail + 1] += 1
      firstIn[arc.head + 1] += 1
    }
    for node in 0..<nodeCount {
      firstOut[node + 1] += firstOut[node]
      firstIn[node + 1] += firstIn[node]
    }
    arcsIn = [Int](repeating: 0, count: arcs.count)
    var next = firstIn
    for (number, arc) in arcs.enumerated() {
      arcsIn[next[arc.head]] = number
      next[arc.head] += 1
    }
  }

  /// Arcs along the same streets as others, from a node on; nil where a turn restriction does not let them go on there.
  ///
  /// The copies of a junction differ in how one may go on, so an arc that leaves one of them has a twin at another only
  /// where the turn into it is allowed.
  func arcs(like others: ArraySlice<Int>, from node: Int) -> [Int]? {
    var node = node
    var made: [Int] = []
    for (index, number) in zip(others.indices, others) {
      let other = arcs[number]
      if other.tail == node { return made + others[index...] }
      let twin = (firstOut[node]..<firstOut[node + 1]).first { next in
        arcs[next].street == other.street && arcs[next].stretch.start == other.stretch.start
          && arcs[next].stretch.end == other.stretch.end
      }
      guard let twin else { return nil }
      made.append(twin)
      node = arcs[twin].head
    }
    return node == 0 ? made : nil
  }

  // MARK: What lies within reach

  private struct Numbers {
    var nodes: [Int] = []
    var byNode: [Int: Int] = [:]

    mutating func add(_ node: Int) {
      nodes.append(node)
      byNode[node] = nodes.count
    }
  }

  private struct PlainArc {
    let tail: Int
    let head: Int
    let stretch: Stretch
    let street: Int
  }

  private static func numbers(_ query: LoopQuery, _ router: Router) throws(RoutingError) -> Numbers {
    let graph = router.graph
    let half = query.length * (1 + LoopQuery.tolerance) / 2
    let reached = try router.reach(
      ReachQuery(origin: query.origin, mode: query.mode, measure: query.measure, limit: half, way: .least))
    var numbers = Numbers()
    for stretch in reached where stretch.usedAtEnd < half {
      for edge in graph.edges(ofSegment: stretch.segment) {
        let isReversed = graph.segment(ofEdge: Int(edge)).isReversed
        guard isReversed == (stretch.start > stretch.end) else { continue }
        let node = Int(graph.head[Int(edge)])
        guard numbers.byNode[node] == nil else { continue }
        numbers.add(node)
      }
    }
    // The junction that the origin lies at, where none of the streets leads back to it within half the length.
    for start in Terminals.starts(query.origin, graph, query.mode) where start.stretch.portion == 0 {
      if numbers.byNode[start.node] == nil { numbers.add(start.node) }
    }
    return numbers
  }

  private static func arcs(_ query: LoopQuery, _ graph: StreetGraph, _ numbers: Numbers) -> [PlainArc] {
    let ends = Terminals(from: query.origin, to: query.origin, graph: graph, mode: query.mode)
    let durations = graph.durations(query.mode)
    // The two parts of the origin's street are streets of their own, and so is what has no length.
    func part(_ stretch: Stretch) -> Int {
      if stretch.portion == 0 { return graph.segmentCount + 2 }
      return graph.segmentCount + (max(stretch.start, stretch.end) > query.origin.fraction ? 1 : 0)
    }
    var arcs = ends.starts.compactMap { start in
      numbers.byNode[start.node].map {
        PlainArc(tail: 0, head: $0, stretch: start.stretch, street: part(start.stretch))
      }
    }
    arcs += ends.ends.compactMap { end in
      numbers.byNode[end.node].map {
        PlainArc(tail: $0, head: 0, stretch: end.stretch, street: part(end.stretch))
      }
    }
    for (number, node) in numbers.nodes.enumerated() {
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) where durations[edge] != StreetGraph.closed
      {
        let stretch = graph.stretch(ofEdge: edge)
        guard stretch.segment != query.origin.segment, let head = numbers.byNode[Int(graph.head[edge])] else {
          continue
        }
        arcs.append(PlainArc(tail: number + 1, head: head, stretch: stretch, street: stretch.segment))
      }
    }
    return arcs
  }

  private static func place(_ node: Int, _ graph: StreetGraph, on plane: LocalProjection) -> SIMD2<Double> {
    let point = plane.project(graph.coordinate(ofNode: node))
    return SIMD2(point.x, point.y)
  }
}

/// What a street costs a loop.
private struct LoopAir {
  private let graph: StreetGraph
  private let query: LoopQuery
  private let durations: UnsafeBufferPointer<UInt32>
  private let prices: UnsafeBufferPointer<UInt32>
  private let figures: [Float]
  private let cover: ZoneCover?
  /// p that few streets undercut, and how much more the streets have in the mean.
  private var cleanest = 0.0
  private var spread = 0.0

  /// What a minute in the cleanest air costs beside one in air of the mean, which costs one more.
  private static let floor = 0.25
  /// The largest figure of the air of a street, which is 1 in the mean.
  private static let mostDirt = 4.0
  /// Streets that differ by less than this share of the mean are as good as alike.
  private static let leastSpread = 0.05

  init(_ query: LoopQuery, _ graph: StreetGraph, _ cover: ZoneCover?) {
    (self.query, self.graph, self.cover) = (query, graph, cover)
    durations = graph.durations(query.mode)
    prices = graph.pricedDurations(query.mode)
    figures = if case .weightedSeconds(let figures) = query.measure { figures } else { [] }
    if let values = query.pollution?.values, !values.isEmpty {
      let step = max(1, values.count / 10_000)
      let sample = stride(from: 0, to: values.count, by: step).map { Double(values[$0]) }.sorted()
      cleanest = sample[sample.count / 50]
      let mean = sample.reduce(0, +) / Double(sample.count)
      spread = max(mean - cleanest, Self.leastSpread * mean)
    }
  }

  func arc(from tail: Int, to head: Int, along stretch: Stretch, street: Int, cell: Int) -> LoopGraph.Arc {
    let meters = graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion
    let seconds = Double(durations[stretch.edge]) * stretch.portion / 1000
    let pollution = query.pollution.map { Double($0.values[stretch.segment]) } ?? 1
    let dirt = spread > 0 ? min(Self.mostDirt, max(0, pollution - cleanest) / spread) : 1
    let used =
      switch query.measure {
      case .seconds: seconds
      case .meters: meters
      case .weightedSeconds: seconds * Double(figures[stretch.segment])
      }
    let dearness = 1 + shareInside(stretch) * extraInside
    let cost = Double(prices[stretch.edge]) * stretch.portion * (Self.floor + dirt) * dearness
    return LoopGraph.Arc(
      tail: tail, head: head, stretch: stretch, street: street, cell: cell, meters: meters, seconds: seconds,
      used: used, burden: seconds * pollution, dearBurden: seconds * pollution * dearness,
      cost: UInt64(min(1e12, max(1, cost))))
  }

  /// Whether zones close a stretch.
  func isClosed(_ stretch: Stretch) -> Bool { query.policy == .forbid && shareInside(stretch) > 0 }

  /// The share of a stretch that lies within zones.
  private func shareInside(_ stretch: Stretch) -> Double {
    guard let cover, stretch.portion > 0 else { return 0 }
    let inside = cover.inside(ofSegment: stretch.segment, from: stretch.start, to: stretch.end)
    return inside.measure(from: stretch.start, to: stretch.end) / stretch.portion
  }

  /// How much dearer than outside what lies within zones is.
  private var extraInside: Double {
    if case .avoid(let factor) = query.policy { max(0, factor - 1) } else { 0 }
  }
}
