internal import Computing
internal import Streets

/// Lengths of fastest ways from a place to others near by: one small search, in memory of its own.
struct WayLengths {
  private let graph: StreetGraph
  private let mode: TravelMode
  private let prices: UnsafeBufferPointer<UInt32>

  init(graph: StreetGraph, mode: TravelMode) {
    (self.graph, self.mode) = (graph, mode)
    prices = graph.pricedDurations(mode)
  }

  /// What is known of a node or a place: microseconds that its fastest way counts as, and its metres.
  private typealias Way = (key: UInt64, meters: Double)

  /// A last part of a way: from a node to one of the places.
  private typealias Ending = (destination: Int, way: Way)

  /// The metres of the fastest way to each place, ways beyond a limit left out; nil where none leads there, and where
  /// the ``Deadline`` passes.
  ///
  /// Somebody who was on a slow street is found there also where the fastest way makes a detour that nobody makes.
  /// - Complexity: O(n log n) for n nodes nearer than the farthest place (Dijkstra 1959).
  func meters(from origin: SnappedPoint, to destinations: [SnappedPoint], limitMeters: Double) -> [Double?] {
    var best = [Way?](repeating: nil, count: destinations.count)
    var endings: [UInt32: [Ending]] = [:]
    func arrive(_ destination: Int, _ way: Way) {
      guard way.meters <= limitMeters, way.key < best[destination]?.key ?? .max else { return }
      best[destination] = way
    }
    for (number, destination) in destinations.enumerated() {
      for stretch in Terminals.direct(from: origin, to: destination, graph, mode) { arrive(number, way(stretch)) }
      for end in Terminals.ends(destination, graph, mode) {
        endings[UInt32(truncatingIfNeeded: end.node), default: []].append((number, way(end.stretch)))
      }
    }
    search(from: Terminals.starts(origin, graph, mode), limitMeters) { node, soFar in
      for ending in endings[node] ?? [] {
        arrive(ending.destination, (soFar.key + ending.way.key, soFar.meters + ending.way.meters))
      }
      // Whatever is found later takes longer.
      return best.allSatisfy { ($0?.key ?? .max) <= soFar.key }
    }
    return best.map { $0?.meters }
  }

  /// Settles node after node, the nearest first, until `isDone` says so.
  private func search(from starts: [NodeStretch], _ limitMeters: Double, isDone: (UInt32, Way) -> Bool) {
    var known: [UInt32: Way] = [:]
    var heap = QuaternaryHeap<UInt64>(capacity: 64)
    func reach(_ node: UInt32, _ way: Way) {
      guard way.meters <= limitMeters, way.key < known[node]?.key ?? .max else { return }
      known[node] = way
      heap.push(.init(key: way.key, node: node))
    }
    for start in starts { reach(UInt32(truncatingIfNeeded: start.node), way(start.stretch)) }
    var settled = 0
    while let top = heap.popLeast() {
      if settled & Deadline.stepMask == 0, Deadline.isPassed { return }
      settled += 1
      guard let soFar = known[top.node], soFar.key == top.key else { continue }
      if isDone(top.node, soFar) { return }
      let node = Int(top.node)
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        guard prices[edge] != StreetGraph.closed else { continue }
        let step = way(graph.stretch(ofEdge: edge))
        reach(graph.head[edge], (soFar.key + step.key, soFar.meters + step.meters))
      }
    }
  }

  private func way(_ stretch: Stretch) -> Way {
    (
      UInt64(Double(prices[stretch.edge]) * stretch.portion * 1000),
      graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion
    )
  }
}
