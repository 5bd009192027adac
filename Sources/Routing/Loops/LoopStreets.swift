internal import Streets

/// The streets within half the length of a loop, between nodes with numbers of their own.
///
/// Node 0 is the origin, which lies within a segment and is left and reached by parts of it.
struct LoopStreets {
  /// A street in one direction, or the part of one that begins or ends at the origin.
  struct Street {
    let tail: Int
    let head: Int
    let stretch: Stretch
    /// The same in both directions.
    let number: Int
  }

  /// The graph's nodes from number 1 on: that of number `n` stands at `n - 1`.
  private(set) var nodes: [Int] = []
  /// The streets by tail, those of one tail by edge.
  private(set) var streets: [Street] = []
  /// The numbers of the graph's nodes.
  private var numbers: [Int: Int] = [:]

  /// - Throws: ``RoutingError``.
  /// - Complexity: O(n log n) for the n nodes within half the length.
  init(_ query: LoopQuery, router: Router) throws(RoutingError) {
    try addNodes(query, router)
    streets = partsAtOrigin(query, router.graph) + wholeStreets(query, router.graph)
    streets.sort { ($0.tail, $0.stretch.edge, $0.stretch.start) < ($1.tail, $1.stretch.edge, $1.stretch.start) }
  }

  private mutating func addNodes(_ query: LoopQuery, _ router: Router) throws(RoutingError) {
    let graph = router.graph
    let half = query.length * (1 + LoopQuery.tolerance) / 2
    let reached = try router.reach(
      ReachQuery(origin: query.origin, mode: query.mode, measure: query.measure, limit: half, way: .least))
    for stretch in reached where stretch.usedAtEnd < half {
      for edge in graph.edges(ofSegment: stretch.segment) {
        let isReversed = graph.segment(ofEdge: Int(edge)).isReversed
        guard isReversed == (stretch.start > stretch.end) else { continue }
        add(Int(graph.head[Int(edge)]))
      }
    }
    // The junction that the origin lies at, where none of the streets leads back to it within half the length.
    for start in Terminals.starts(query.origin, graph, query.mode) where start.stretch.portion == 0 { add(start.node) }
  }

  private mutating func add(_ node: Int) {
    guard numbers[node] == nil else { return }
    nodes.append(node)
    numbers[node] = nodes.count
  }

  /// From the origin to the nodes around it, and from them to it.
  private func partsAtOrigin(_ query: LoopQuery, _ graph: StreetGraph) -> [Street] {
    // The two parts of the origin's street are streets of their own, and so is what has no length.
    func number(_ stretch: Stretch) -> Int {
      if stretch.portion == 0 { return graph.segmentCount + 2 }
      return graph.segmentCount + (max(stretch.start, stretch.end) > query.origin.fraction ? 1 : 0)
    }
    let ends = Terminals(from: query.origin, to: query.origin, graph: graph, mode: query.mode)
    let leaving = ends.starts.compactMap { start in
      numbers[start.node].map {
        Street(tail: 0, head: $0, stretch: start.stretch, number: number(start.stretch))
      }
    }
    let returning = ends.ends.compactMap { end in
      numbers[end.node].map {
        Street(tail: $0, head: 0, stretch: end.stretch, number: number(end.stretch))
      }
    }
    return leaving + returning
  }

  /// The streets between nodes, but for the origin's own.
  private func wholeStreets(_ query: LoopQuery, _ graph: StreetGraph) -> [Street] {
    let durations = graph.durations(query.mode)
    var streets: [Street] = []
    for (index, node) in nodes.enumerated() {
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) where durations[edge] != StreetGraph.closed
      {
        let stretch = graph.stretch(ofEdge: edge)
        guard stretch.segment != query.origin.segment, let head = numbers[Int(graph.head[edge])] else { continue }
        streets.append(Street(tail: index + 1, head: head, stretch: stretch, number: stretch.segment))
      }
    }
    return streets
  }
}
