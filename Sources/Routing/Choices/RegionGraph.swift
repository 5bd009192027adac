internal import Streets

/// The part of a graph that ways between two places can use within a limit, copied into a small graph of its own.
///
/// Nodes are numbered anew, origin and destination are two of them, and both costs of every arc are worked out.
/// Searches that look at a node many times find all they need side by side.
struct RegionGraph {
  /// An arc; sorted by tail.
  struct Arc: BitwiseCopyable {
    var head: UInt32
    /// The edge; from the number of edges on, a start, then an end, then a direct way.
    var edge: UInt32
    var expense: UInt64
    var burden: UInt64
  }

  /// First arc by node, and their number at the end.
  private(set) var firstOut: [UInt32] = [0]
  private(set) var arcs: [Arc] = []
  /// Least expense and least burden to the destination by node; ``UInt64/unreachable`` where there is no way.
  private(set) var bounds: [PairBound] = []

  /// The destination; the origin is the node after it.
  let destination: Int
  var origin: Int { destination + 1 }
  var nodeCount: Int { destination + 2 }

  /// What the rest of a way needs at least.
  struct PairBound: BitwiseCopyable {
    var expense: UInt64
    var burden: UInt64
  }

  init(nodeCount: Int) {
    destination = nodeCount - 2
    firstOut.reserveCapacity(nodeCount + 1)
  }

  /// Adds an arc of the node that is being written.
  mutating func add(_ arc: Arc) { arcs.append(arc) }

  /// Ends the arcs of a node; nodes are written in order.
  mutating func endNode() { firstOut.append(UInt32(truncatingIfNeeded: arcs.count)) }

  /// Finds the bounds, by two searches from the destination (Dijkstra 1959).
  mutating func findBounds() {
    let incoming = IncomingArcs(self)
    let expenses = incoming.distances(to: destination) { arcs[$0].expense }
    let burdens = incoming.distances(to: destination) { arcs[$0].burden }
    bounds = zip(expenses, burdens).map { PairBound(expense: $0, burden: $1) }
  }
}

/// The arcs of a region by their heads.
struct IncomingArcs {
  private var firstIn: [UInt32]
  private var tails: [UInt32]
  private var arcs: [UInt32]

  init(_ region: RegionGraph) {
    firstIn = [UInt32](repeating: 0, count: region.nodeCount + 1)
    tails = [UInt32](repeating: 0, count: region.arcs.count)
    arcs = tails
    for arc in region.arcs { firstIn[Int(arc.head) + 1] += 1 }
    for node in 0..<region.nodeCount { firstIn[node + 1] += firstIn[node] }
    var next = firstIn
    for tail in 0..<region.nodeCount {
      for arc in Int(region.firstOut[tail])..<Int(region.firstOut[tail + 1]) {
        let head = Int(region.arcs[arc].head)
        tails[Int(next[head])] = UInt32(truncatingIfNeeded: tail)
        arcs[Int(next[head])] = UInt32(truncatingIfNeeded: arc)
        next[head] += 1
      }
    }
  }

  /// Least costs from every node to one.
  @inline(__always)
  func distances(to target: Int, cost: (Int) -> UInt64) -> [UInt64] {
    var distances = [UInt64](repeating: .unreachable, count: firstIn.count - 1)
    var heap = QuaternaryHeap<UInt64>()
    distances[target] = 0
    heap.push(.init(key: 0, node: UInt32(truncatingIfNeeded: target)))
    while let top = heap.popLeast() {
      let node = Int(top.node)
      guard top.key == distances[node] else { continue }
      for position in Int(firstIn[node])..<Int(firstIn[node + 1]) {
        let next = top.key.adding(cost(Int(arcs[position])))
        let tail = Int(tails[position])
        guard next < distances[tail] else { continue }
        distances[tail] = next
        heap.push(.init(key: next, node: tails[position]))
      }
    }
    return distances
  }
}
