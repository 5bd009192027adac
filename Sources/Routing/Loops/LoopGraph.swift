internal import Geo
internal import Streets

/// The streets that a loop may take as a graph of its own: those within half its length (``LoopStreets``).
struct LoopGraph {
  /// A street in one direction, with what it takes and costs (``LoopCosting``).
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

  /// By tail: those that leave node `n` are `firstOut[n] ..< firstOut[n + 1]`.
  private(set) var arcs: [Arc] = []
  private(set) var firstOut: [Int] = []
  /// The numbers of the arcs that reach node `n` are `arcsIn[firstIn[n] ..< firstIn[n + 1]]`.
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
    let found = try LoopStreets(query, router: router)
    let plane = LocalProjection(origin: query.origin.place)
    places = [SIMD2(0, 0)] + found.nodes.map { Self.place($0, router.graph, on: plane) }
    add(found.streets, LoopCosting(query, router.graph, cover))
    indexArcs()
  }

  private static func place(_ node: Int, _ graph: StreetGraph, on plane: LocalProjection) -> SIMD2<Double> {
    let point = plane.project(graph.coordinate(ofNode: node))
    return SIMD2(point.x, point.y)
  }

  /// Makes arcs of streets, but for those that zones close, and takes the means over all of them.
  private mutating func add(_ found: [LoopStreets.Street], _ costing: LoopCosting) {
    var streets: [Int: Int] = [:]
    var cells: [SIMD2<Int>: Int] = [:]
    var (meters, seconds, burden) = (0.0, 0.0, 0.0)
    for one in found {
      let middle = (places[one.tail] + places[one.head]) / 2 / Self.cellMeters
      let cell = SIMD2(Int(middle.x.rounded(.down)), Int(middle.y.rounded(.down)))
      let arc = costing.arc(
        along: one, street: Self.number(one.number, &streets), cell: Self.number(cell, &cells))
      meters += arc.meters
      seconds += arc.seconds
      burden += arc.burden
      if !costing.isClosed(one.stretch) { arcs.append(arc) }
    }
    (streetCount, cellCount) = (streets.count, cells.count)
    meanBurden = meters > 0 ? burden / meters : 0
    meanPollution = seconds > 0 ? burden / seconds : 0
  }

  /// The number of a key, which is the next one where it has none yet.
  private static func number<Key: Hashable>(_ key: Key, _ numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    let next = numbers.count
    numbers[key] = next
    return next
  }

  /// Notes which arcs leave and reach each node; they are in the order of their tails.
  private mutating func indexArcs() {
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
}
