/// The turns that are forbidden, by the edge that one comes on and by mode.
struct TurnTable {
  /// Some modes that may not leave the head of an edge by some others.
  struct Split: Hashable {
    let modes: ModeSet
    /// Numbers of edges of the ``TurnlessGraph``.
    let forbidden: Set<Int>
  }

  private let graph: TurnlessGraph
  private var forbidden: [Int: [TravelMode: Set<Int>]] = [:]

  init(_ graph: TurnlessGraph) {
    self.graph = graph
  }

  /// The edges that one cannot leave freely, with what is forbidden after them.
  ///
  /// A mode is in one split at most, and only if it may use the edge.
  func splits() -> [Int: [Split]] {
    forbidden.mapValues { turns in
      var splits: [Split] = []
      for mode in TravelMode.allCases {
        guard let exits = turns[mode] else { continue }
        if let same = splits.firstIndex(where: { $0.forbidden == exits }) {
          splits[same] = Split(modes: splits[same].modes.union(ModeSet(mode)), forbidden: exits)
        } else {
          splits.append(Split(modes: ModeSet(mode), forbidden: exits))
        }
      }
      return splits
    }
  }

  /// Lets no one of some modes pass a node: they may come to it and turn back.
  mutating func close(node: Int, to modes: ModeSet) {
    for approach in graph.edges(into: node) {
      let segment = graph.edges[approach].segment
      forbid(approach, graph.edges(from: node).filter { graph.edges[$0].segment != segment }, to: modes)
    }
  }

  /// Forbids turns at a node; `wayOf` knows the OSM way of a segment.
  ///
  /// - Throws: why the restriction does not fit the network.
  mutating func apply(
    _ restriction: TurnRestriction, at node: Int, wayOf: (Int) -> Int64
  ) throws(TurnRestriction.Obstacle) {
    let exits = Array(graph.edges(from: node))
    let named = exits.filter { restriction.to.contains(wayOf(graph.edges[$0].segment)) }
    let approaches = graph.edges(into: node).filter { restriction.from.contains(wayOf(graph.edges[$0].segment)) }
    guard !named.isEmpty, !approaches.isEmpty else { throw .incomplete }
    guard approaches.count == restriction.from.count, named.count == restriction.to.count else { throw .unclear }
    let closed = restriction.kind == .no ? named : exits.filter { !named.contains($0) }
    for approach in approaches { forbid(approach, closed, to: .wheels) }
  }

  private mutating func forbid(_ approach: Int, _ exits: [Int], to modes: ModeSet) {
    for mode in TravelMode.allCases where modes.contains(ModeSet(mode)) {
      guard graph.edges[approach].modes.contains(ModeSet(mode)) else { continue }
      let closed = exits.filter { graph.edges[$0].modes.contains(ModeSet(mode)) }
      guard !closed.isEmpty else { continue }
      forbidden[approach, default: [:]][mode, default: []].formUnion(closed)
    }
  }
}
