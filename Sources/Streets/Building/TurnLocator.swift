/// Finds the edges that turn restrictions speak of.
struct TurnLocator {
  /// Where a restriction lies in the network; edges are numbers of the ``TurnlessGraph``.
  struct Turn {
    /// An edge of each way that one comes from.
    let approaches: [Int]
    /// The edges along the via ways, from end to end; empty where the turn is at one node.
    let chain: [Int]
    /// The node that one turns at in the end.
    let node: Int
    /// An edge of each way that one turns into.
    let exits: [Int]
  }

  /// Most edges along the via ways, far above those of real restrictions.
  static let maxViaEdges = 100

  private let graph: TurnlessGraph
  /// OSM way by segment.
  private let wayOf: (Int) -> Int64
  /// Edges by OSM way.
  private let viaEdges: [Int64: [Int]]

  init(_ graph: TurnlessGraph, viaWays: Set<Int64>, wayOf: @escaping (Int) -> Int64) {
    self.graph = graph
    self.wayOf = wayOf
    let edges = viaWays.isEmpty ? [] : graph.edges.indices.filter { viaWays.contains(wayOf(graph.edges[$0].segment)) }
    viaEdges = Dictionary(grouping: edges) { wayOf(graph.edges[$0].segment) }
  }

  /// Where a restriction lies; `numberOf` knows the number of an OSM node.
  ///
  /// - Throws: why it does not fit the network.
  func turn(
    of restriction: TurnRestriction, numberOf: (Int64) -> Int?
  ) throws(TurnRestriction.Obstacle) -> Turn {
    let turns: [Turn]
    switch restriction.via {
    case .node(let id):
      turns = [numberOf(id)].compactMap { $0 }.compactMap { turn(of: restriction, from: $0, along: []) }
    case .ways(let ways):
      let edges = ways.map { viaEdges[$0] ?? [] }
      guard !edges.contains([]) else { throw .incomplete }
      let segments = Set(edges.joined().map { graph.edges[$0].segment })
      guard segments.count <= Self.maxViaEdges else { throw .tooLong }
      let starts = Set(edges.joined().map { Int(graph.edges[$0].tail) })
      turns = starts.compactMap { turn(of: restriction, from: $0, along: segments) }
    }
    guard let turn = turns.first else { throw .incomplete }
    guard turns.count == 1, isClear(turn.approaches, restriction.from, restriction.kind),
      isClear(turn.exits, restriction.to, restriction.kind)
    else { throw .unclear }
    return turn
  }

  /// Whether some edges are one each of a restriction's ways.
  ///
  /// Where turns are forbidden, ways may be missing, as they are no streets of the network: those of the others stay
  /// forbidden.
  private func isClear(_ edges: [Int], _ ways: [Int64], _ kind: TurnRestriction.Kind) -> Bool {
    Set(edges.map(way)).count == edges.count && (kind == .no || edges.count == ways.count)
  }

  private func turn(of restriction: TurnRestriction, from start: Int, along segments: Set<Int>) -> Turn? {
    guard let chain = chain(from: start, along: segments) else { return nil }
    let node = chain.last.map { Int(graph.edges[$0].head) } ?? start
    let approaches = edges(of: restriction.from, among: graph.edges(into: start), besides: segments)
    let exits = edges(of: restriction.to, among: graph.edges(from: node), besides: segments)
    guard !approaches.isEmpty, !exits.isEmpty else { return nil }
    return Turn(approaches: approaches, chain: chain, node: node, exits: exits)
  }

  /// The edges that lead from a node along all of some segments, nil when these are no chain that begins there.
  private func chain(from start: Int, along segments: Set<Int>) -> [Int]? {
    var chain: [Int] = []
    var rest = segments
    var node = start
    while !rest.isEmpty {
      let next = graph.edges(from: node).filter { rest.contains(graph.edges[$0].segment) }
      guard let edge = next.first, next.count == 1 else { return nil }
      chain.append(edge)
      rest.remove(graph.edges[edge].segment)
      node = Int(graph.edges[edge].head)
    }
    return chain
  }

  /// The edges of some ways, and of each those for wheels alone where it has any: restrictions bind nobody else, and a
  /// one-way street that passes the junction is left along one of its halves only.
  private func edges(of ways: [Int64], among edges: some Sequence<Int>, besides via: Set<Int>) -> [Int] {
    let found = edges.filter { !via.contains(graph.edges[$0].segment) && ways.contains(way($0)) }
    let waysForWheels = Set(found.filter(isForWheels).map(way))
    return found.filter { isForWheels($0) || !waysForWheels.contains(way($0)) }
  }

  private func isForWheels(_ edge: Int) -> Bool { !graph.edges[edge].bound.isDisjoint(with: .wheels) }

  private func way(_ edge: Int) -> Int64 { wayOf(graph.edges[edge].segment) }
}
