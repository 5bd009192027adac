internal import Computing
package import Streets

extension ChoiceRouter {
  /// The best path from the query's origin to each of many places, by one search; nil where there is no way that keeps
  /// out of forbidden zones.
  ///
  /// The query's own destination is not looked at, and the cleanest is not searched for: it counts as the fastest.
  /// - Throws: ``RoutingError`` for a query or a place that does not fit the graph.
  /// - Complexity: O(n log n) for n nodes of the graph that are nearer than the farthest place.
  package func paths(_ query: Router.Query, to destinations: [SnappedPoint]) throws(RoutingError) -> [Path?] {
    var query = query
    if query.objective == .cleanest { query.objective = .fastest }
    guard let first = destinations.first else { return [] }
    query.destination = first
    try query.check(against: router.graph)
    for destination in destinations { try router.graph.check(destination) }
    let graph = router.graph
    let weighting = Weighting(query)
    let cover = router.workspace.cover(query)
    let stretchWeights = StretchWeights(query, graph: graph, cover: cover)
    let weights = stretchWeights.segmentWeights(weighting)
    let paths = weights.values.withUnsafeBufferPointer { weights in
      TargetSearch(
        router: router, query: query, weighting: weighting, stretchWeights: stretchWeights,
        costing: WeightedCosting(
          prices: graph.pricedDurations(query.mode), edgeSegment: graph.edgeSegment,
          weights: TableWeights(values: weights))
      ).paths(to: destinations)
    }
    guard !Deadline.isPassed else { throw .outOfTime }
    return paths
  }
}

/// One search from an origin to many places (Dijkstra 1959).
private struct TargetSearch {
  let router: Router
  let query: Router.Query
  let weighting: Weighting
  let stretchWeights: StretchWeights
  let costing: WeightedCosting<TableWeights>

  private static let none = UInt32.max

  func paths(to destinations: [SnappedPoint]) -> [Path?] {
    let ways = destinations.map {
      Terminals(from: query.origin, to: $0, graph: router.graph, mode: query.mode)
    }
    guard let starts = ways.first?.starts else { return [] }
    let tree = tree(from: starts, until: targets(ways))
    return zip(destinations, ways).map { destination, terminals in
      destination.isSamePoint(as: query.origin) ? Path.empty : path(terminals, tree)
    }
  }

  /// The nodes from which places can be reached; a place in a forbidden zone has none, nor one whose street is cut off
  /// by it.
  private func targets(_ ways: [Terminals]) -> [Int] {
    let open = ways.flatMap(\.ends).filter { cost($0.stretch) < .unreachable }.map(\.node)
    guard weighting.closesInside else { return open }
    let begun = Set((ways.first?.starts ?? []).filter { cost($0.stretch) < .unreachable }.map(\.node))
    let reversed = router.workspace.choices.reversed
    return open.filter { node in
      begun.contains(node)
        || reversed.edges[Int(reversed.firstIn[node])..<Int(reversed.firstIn[node + 1])]
          .contains { costing.cost(ofEdge: Int($0)) < .unreachable }
    }
  }

  private func cost(_ stretch: Stretch) -> UInt64 {
    costing.cost(of: stretchWeights.weighted(stretch, by: weighting))
  }

  /// Least costs from the origin, and the edge that each comes over; from the number of edges on, a start.
  private func tree(from starts: [NodeStretch], until targets: [Int]) -> (costs: [UInt64], parents: [UInt32]) {
    let (firstOut, head) = (router.graph.firstOut, router.graph.head)
    var costs = [UInt64](repeating: .unreachable, count: router.graph.nodeCount)
    var parents = [UInt32](repeating: Self.none, count: router.graph.nodeCount)
    var isMissing = [Bool](repeating: false, count: router.graph.nodeCount)
    for target in targets { isMissing[target] = true }
    var missing = Set(targets).count
    var heap = QuaternaryHeap<UInt64>()
    func reach(_ node: UInt32, _ cost: UInt64, over parent: Int) {
      guard cost < costs[Int(node)] else { return }
      costs[Int(node)] = cost
      parents[Int(node)] = UInt32(truncatingIfNeeded: parent)
      heap.push(.init(key: cost, node: node))
    }
    for (index, start) in starts.enumerated() {
      reach(
        UInt32(truncatingIfNeeded: start.node), cost(start.stretch), over: router.graph.edgeCount + index)
    }
    var settled = 0
    while missing > 0, let top = heap.popLeast() {
      let node = Int(top.node)
      guard top.key == costs[node] else { continue }
      settled += 1
      if settled & Deadline.stepMask == 0, Deadline.isPassed { break }
      if isMissing[node] {
        isMissing[node] = false
        missing -= 1
      }
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        let edgeCost = costing.cost(ofEdge: edge)
        if edgeCost < .unreachable { reach(head[edge], top.key.adding(edgeCost), over: edge) }
      }
    }
    return (costs, parents)
  }

  private func path(_ terminals: Terminals, _ tree: (costs: [UInt64], parents: [UInt32])) -> Path? {
    var best = UInt64.unreachable
    var stretches: [Stretch] = []
    for way in terminals.direct where cost(way) < best { (best, stretches) = (cost(way), [way]) }
    for end in terminals.ends {
      let endCost = cost(end.stretch)
      guard tree.costs[end.node] < .unreachable, endCost < .unreachable else { continue }
      let whole = tree.costs[end.node].adding(endCost)
      if whole < best {
        (best, stretches) = (whole, self.stretches(to: end.node, terminals, tree.parents) + [end.stretch])
      }
    }
    guard best < .unreachable else { return nil }
    let pieces = router.pieces(of: stretches, mode: query.mode)
    return Path(pieces: pieces, crossings: router.crossings(of: pieces, zones: query.zones), breaksExclusion: false)
  }

  private func stretches(to node: Int, _ terminals: Terminals, _ parents: [UInt32]) -> [Stretch] {
    let graph = router.graph
    var stretches: [Stretch] = []
    var parent = Int(parents[node])
    while parent < graph.edgeCount {
      stretches.append(graph.stretch(ofEdge: parent))
      parent = Int(parents[graph.tail(ofEdge: parent)])
    }
    return [terminals.starts[parent - graph.edgeCount].stretch] + stretches.reversed()
  }
}
