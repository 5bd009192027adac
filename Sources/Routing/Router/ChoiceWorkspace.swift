internal import Computing
internal import Streets

/// What choices over one graph share: its reversed edges, memory for searches and tables of moving air, all made when
/// they are first needed.
final class ChoiceWorkspace: Sendable {
  /// Envelopes that are kept, at most.
  private static let maxKept = 8

  /// Memory for regions.
  let marks: MemoryPool<NodeMarks>
  /// Memory for searches through moving air.
  let newestLabels: MemoryPool<NewestLabels>
  private let graph: StreetGraph
  private let knownReversed = LazyValue<ReversedEdges>()
  private let envelopes = Lock<[MovingEnvelope]>([])

  init(_ graph: StreetGraph) {
    self.graph = graph
    let nodeCount = graph.nodeCount
    marks = MemoryPool { NodeMarks(count: nodeCount) }
    newestLabels = MemoryPool { NewestLabels(count: nodeCount) }
  }

  /// The edges by the nodes that they lead to.
  var reversed: ReversedEdges { knownReversed.value { ReversedEdges(graph) } }

  /// The tables of some air; kept for the very hours.
  func envelope(_ air: MovingAir, _ mode: TravelMode, spare: Double, _ router: Router) -> MovingEnvelope {
    if let known = envelopes.withLock({ $0.first { $0.serves(air, mode, spare: spare) } }) { return known }
    let made = MovingEnvelope(
      air, mode: mode, spare: spare, graph: graph, hierarchy: router.workspace.hierarchy)
    envelopes.withLock { envelopes in
      envelopes.removeAll { !$0.isInUse }
      envelopes.append(made)
      if envelopes.count > Self.maxKept { envelopes.removeFirst() }
    }
    return made
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
