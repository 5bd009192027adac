internal import Computing
internal import Streets

extension Router {
  /// All stretches of street that are reached from a place within a limit, each in each direction in which it is.
  /// - Throws: ``RoutingError`` for a place or figures that do not fit the graph.
  /// - Complexity: O(n log n) for the n nodes within the limit (Dijkstra 1959), and by the fastest way for those that
  ///   are no farther in time too.
  package func reach(_ query: ReachQuery) throws(RoutingError) -> [ReachedStretch] {
    try graph.check(query.origin)
    try workspace.check()
    if case .weightedSeconds(let figures) = query.measure {
      try EdgePollution(figures).check(segmentCount: graph.segmentCount)
    }
    guard query.limit.isFinite, query.limit >= 0 else { return [] }
    let stretches = ReachSearch(graph: graph, query: query).stretches()
    guard !Deadline.isPassed else { throw .outOfTime }
    return stretches
  }
}

/// One search for what is reached.
private struct ReachSearch {
  let graph: StreetGraph
  let query: ReachQuery
  private let durations: UnsafeBufferPointer<UInt32>
  private let figures: [Float]

  init(graph: StreetGraph, query: ReachQuery) {
    self.graph = graph
    self.query = query
    durations = graph.durations(query.mode)
    figures = if case .weightedSeconds(let figures) = query.measure { figures } else { [] }
  }

  func stretches() -> [ReachedStretch] {
    var reached: [ReachedStretch] = []
    var used = [Double](repeating: .infinity, count: graph.nodeCount)
    var keys = [UInt64](repeating: .unreachable, count: graph.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    // Nodes in the queue that are within the limit.
    var waiting = 0
    func arrive(_ node: UInt32, key: UInt64, amount: Double) {
      let isWithin = amount <= query.limit
      // A fast way beyond the limit is searched from too: of slower ways to what lies behind none counts.
      guard isWithin || query.way == .fastest, key < keys[Int(node)] else { return }
      if used[Int(node)] <= query.limit { waiting -= 1 }
      if isWithin { waiting += 1 }
      keys[Int(node)] = key
      used[Int(node)] = amount
      heap.push(.init(key: key, node: node))
    }
    for start in starts {
      let amount = amount(start.stretch)
      reached.append(cut(start.stretch, from: 0, to: amount))
      arrive(UInt32(truncatingIfNeeded: start.node), key: key(start.stretch), amount: amount)
    }
    var settled = 0
    while waiting > 0, let entry = heap.popLeast() {
      let node = Int(entry.node)
      guard entry.key == keys[node] else { continue }
      settled += 1
      if settled & Deadline.stepMask == 0, Deadline.isPassed { break }
      let isWithin = used[node] <= query.limit
      if isWithin { waiting -= 1 }
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        guard durations[edge] != StreetGraph.closed else { continue }
        let stretch = graph.stretch(ofEdge: edge)
        let amount = used[node] + amount(stretch)
        if isWithin { reached.append(cut(stretch, from: used[node], to: amount)) }
        arrive(graph.head[edge], key: entry.key.adding(key(stretch)), amount: amount)
      }
    }
    return reached
  }

  /// From the origin to both ends of its street, as far as one may go there.
  private var starts: [NodeStretch] { Terminals.starts(query.origin, graph, query.mode) }

  /// What a stretch uses up.
  private func amount(_ stretch: Stretch) -> Double {
    switch query.measure {
    case .seconds: seconds(stretch)
    case .meters: graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion
    case .weightedSeconds: seconds(stretch) * Double(figures[stretch.segment])
    }
  }

  private func seconds(_ stretch: Stretch) -> Double { Double(durations[stretch.edge]) * stretch.portion / 1000 }

  /// What the search makes small: time or what is used up, in millionths.
  private func key(_ stretch: Stretch) -> UInt64 {
    let figure = query.way == .fastest ? seconds(stretch) : amount(stretch)
    return UInt64(min(1e15, max(1, figure * 1e6)))
  }

  /// The part of a stretch that lies within the limit.
  private func cut(_ stretch: Stretch, from used: Double, to end: Double) -> ReachedStretch {
    guard end > query.limit, end > used else {
      return ReachedStretch(
        segment: stretch.segment, start: stretch.start, end: stretch.end, used: used, usedAtEnd: end)
    }
    let share = (query.limit - used) / (end - used)
    return ReachedStretch(
      segment: stretch.segment, start: stretch.start, end: stretch.start + (stretch.end - stretch.start) * share,
      used: used, usedAtEnd: query.limit)
  }
}
