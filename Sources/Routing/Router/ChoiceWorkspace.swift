internal import Streets
internal import Synchronization

/// What choices over one graph share: its reversed edges, memory for searches and tables of moving air, all made when
/// they are first needed.
final class ChoiceWorkspace: Sendable {
  /// Envelopes that are kept, at most.
  private static let mostKept = 8
  /// Checked arrays that are kept, at most: the hours of a day and its night.
  private static let mostChecked = 36

  /// Memory for regions.
  let marks: MemoryPool<NodeMarks>
  /// Memory for searches through moving air.
  let newestLabels: MemoryPool<NewestLabels>
  private let graph: StreetGraph
  private let knownReversed = Mutex<ReversedEdges?>(nil)
  private let envelopes = Mutex<[MovingEnvelope]>([])
  private let checked = Mutex<[(pollution: [Float], least: Float)]>([])

  init(_ graph: StreetGraph) {
    self.graph = graph
    let nodeCount = graph.nodeCount
    marks = MemoryPool { NodeMarks(count: nodeCount) }
    newestLabels = MemoryPool { NewestLabels(count: nodeCount) }
  }

  /// The edges by the nodes that they lead to.
  var reversed: ReversedEdges {
    knownReversed.withLock { reversed in
      if let reversed { return reversed }
      let made = ReversedEdges(graph)
      reversed = made
      return made
    }
  }

  /// The tables of some air; kept for the very arrays.
  func envelope(_ air: MovingAir, _ mode: TravelMode, spare: Double, _ router: Router) -> MovingEnvelope {
    if let known = envelopes.withLock({ $0.first { $0.serves(air, mode, spare: spare) } }) { return known }
    let made = MovingEnvelope(
      air, mode: mode, spare: spare, graph: graph, hierarchy: router.workspace.hierarchy)
    envelopes.withLock { envelopes in
      envelopes.append(made)
      if envelopes.count > Self.mostKept { envelopes.removeFirst() }
    }
    return made
  }

  /// The least figure of a pollution by segment, which is checked when it is new.
  /// - Throws: ``RoutingError`` for one that does not fit the graph.
  func leastPollution(_ pollution: [Float], segmentCount: Int) throws(RoutingError) -> Float {
    if let known = checked.withLock({ $0.first { $0.pollution.isSameMemory(as: pollution) } }) { return known.least }
    try checkPollution(pollution, segmentCount: segmentCount)
    let least = pollution.min() ?? 0
    checked.withLock { checked in
      checked.append((pollution, least))
      if checked.count > Self.mostChecked { checked.removeFirst() }
    }
    return least
  }
}

/// By node, the label that was kept last: memory of one search, as good as new after each.
struct NewestLabels: ~Copyable {
  let labels: UnsafeMutablePointer<UInt32>

  init(count: Int) {
    labels = .allocate(capacity: max(1, count))
    labels.initialize(repeating: .max, count: count)
  }

  deinit {
    labels.deallocate()
  }
}
