/// The turns that are forbidden, by the edges that one comes on and by mode.
///
/// All that a mode has to remember of its way is the longest end of it that a forbidden turn begins with, as where many
/// words are looked for at once: Aho and Corasick, "Efficient string matching: an aid to bibliographic search" (1975).
struct TurnTable {
  /// Edges that one takes one after the other, up to a forbidden turn or part of the way to it.
  struct Approach {
    /// Numbers of edges of the ``TurnlessGraph``, at least one.
    let edges: [Int]
    /// The modes that have to remember that they came so.
    fileprivate(set) var modes: ModeSet = []
    /// The modes that may not go on, by the edge that they would take.
    fileprivate(set) var forbidden: [Int: ModeSet] = [:]

    /// Whether this is how a run of edges ends.
    func ends(_ run: [Int]) -> Bool { run.suffix(edges.count).elementsEqual(edges) }
  }

  /// More edges than leave any junction: where there are more, nothing is forbidden, since each approach has to know of
  /// each of them.
  private static let maxEdges = 128

  /// So far behind a junction with a forbidden turn nobody turns round: a search would take any side street to make the
  /// turn on its way back.
  static let metersWithoutReturn = 60.0
  /// Most ways behind a junction that are followed so far.
  static let maxReturns = 32

  private let graph: TurnlessGraph
  /// The length of a segment.
  private let metersOf: (Int) -> Double
  /// The approaches to forbidden turns, with the modes that these bind.
  private var restricted: [(run: [Int], modes: ModeSet)] = []
  /// By their last edge.
  private var approaches: [Int: [Approach]] = [:]

  /// A table of no turns; `metersOf` knows the length of a segment.
  init(_ graph: TurnlessGraph, metersOf: @escaping (Int) -> Double) {
    self.graph = graph
    self.metersOf = metersOf
  }

  /// The approaches that end with an edge, the longest first; what is forbidden after one is so after those that it
  /// ends.
  func approaches(by edge: Int) -> [Approach] {
    guard let known = approaches[edge] else { return [] }
    return known.sorted { $0.edges.count > $1.edges.count }.map { approach in
      known.filter { $0.ends(approach.edges) }.reduce(into: approach) { whole, end in
        whole.forbidden.merge(end.forbidden) { $0.union($1) }
      }
    }
  }

  /// Lets no one of some modes pass a node: they may come to it and turn back; false where too many edges meet.
  mutating func close(node: Int, to modes: ModeSet) -> Bool {
    guard graph.edges(from: node).count <= Self.maxEdges else { return false }
    for approach in graph.edges(into: node) {
      let segment = graph.edges[approach].segment
      forbid(graph.edges(from: node).filter { graph.edges[$0].segment != segment }, after: [approach], to: modes)
    }
    return true
  }

  /// Forbids what a restriction forbids at its turn.
  ///
  /// The only way on binds none of those who may not take it: they would have none.
  ///
  /// - Throws: why nothing is forbidden.
  mutating func apply(
    _ kind: TurnRestriction.Kind, at turn: TurnLocator.Turn
  ) throws(TurnRestriction.Obstacle) {
    guard graph.edges(from: turn.node).count <= Self.maxEdges else { throw .tooLong }
    let taking = turn.exits.reduce(into: ModeSet()) { $0.formUnion(graph.edges[$1].bound) }
    let bound = kind == .no ? ModeSet.wheels : taking.intersection(.wheels)
    let exits = kind == .no ? turn.exits : graph.edges(from: turn.node).filter { !turn.exits.contains($0) }
    var found: [(run: [Int], modes: ModeSet)] = []
    for approach in turn.approaches {
      let run = [approach] + turn.chain
      let modes = forbid(exits, after: run, to: bound, of: \.bound)
      if !modes.isEmpty { found.append((run, modes)) }
    }
    guard !found.isEmpty else { throw .noEffect }
    restricted += found
  }

  /// Lets nobody turn round soon behind a junction with a forbidden turn, or on the via ways that lead to it, unless
  /// there is nothing else to do there; for when all other turns are forbidden that are.
  mutating func forbidReturns() {
    for (run, modes) in restricted {
      for mode in [ModeSet.bike, .scooter] where modes.contains(mode) { forbidReturns(behind: run, to: mode) }
    }
    restricted = []
  }

  private mutating func forbidReturns(behind run: [Int], to mode: ModeSet) {
    var ahead = onward(from: run, mode).map { (run: run + [$0], meters: 0.0) }
    var near: [[Int]] = []
    var goesOn = false
    var done = 0
    while done < ahead.count, near.count < Self.maxReturns {
      let (run, before) = ahead[done]
      done += 1
      let meters = before + (run.last.map { metersOf(graph.edges[$0].segment) } ?? 0)
      if meters > Self.metersWithoutReturn {
        goesOn = true
      } else {
        near.append(run)
        ahead += onward(from: run, mode).map { (run + [$0], meters) }
      }
    }
    guard goesOn || done < ahead.count else { return }
    for run in near { forbid(returns(of: run), after: run, to: mode) }
    // Whoever turns round on a via way, and again before it, has not come from where the turn is forbidden.
    for part in run.indices.dropFirst().map({ Array(run[...$0]) }) where !onward(from: part, mode).isEmpty {
      forbid(returns(of: part), after: part, to: mode)
    }
  }

  /// The edges that a mode may take from where a run ends, but back along its last edge.
  private func onward(from run: [Int], _ mode: ModeSet) -> [Int] {
    guard let number = run.last else { return [] }
    let last = graph.edges[number]
    let known = approaches[number, default: []].filter { $0.ends(run) }
    return graph.edges(from: Int(last.head)).filter { edge in
      graph.edges[edge].segment != last.segment && graph.edges[edge].modes.contains(mode)
        && !known.contains { $0.forbidden[edge]?.contains(mode) ?? false }
    }
  }

  /// The edge back along the last one of a run, where there is one.
  private func returns(of run: [Int]) -> [Int] {
    guard let last = run.last.map({ graph.edges[$0] }) else { return [] }
    return graph.edges(from: Int(last.head)).filter { graph.edges[$0].segment == last.segment }
  }

  /// Forbids edges after others to some modes, of those that use them or of those that restrictions bind on them.
  /// - Returns: the modes for which that changes anything.
  @discardableResult
  private mutating func forbid(
    _ exits: [Int], after edges: [Int], to modes: ModeSet, of users: KeyPath<TurnlessGraph.Edge, ModeSet> = \.modes
  ) -> ModeSet {
    let coming = edges.reduce(modes) { $0.intersection(graph.edges[$1][keyPath: users]) }
    let forbidden = exits.reduce(into: [:]) { $0[$1] = coming.intersection(graph.edges[$1][keyPath: users]) }
      .filter { !$0.value.isEmpty }
    let bound = forbidden.values.reduce(ModeSet()) { $0.union($1) }
    guard !bound.isEmpty else { return [] }
    for count in 1...edges.count { note(Array(edges.prefix(count)), bound, count == edges.count ? forbidden : [:]) }
    return bound
  }

  private mutating func note(_ edges: [Int], _ modes: ModeSet, _ forbidden: [Int: ModeSet]) {
    guard let last = edges.last else { return }
    var known = approaches[last, default: []]
    let place = known.firstIndex { $0.edges == edges } ?? known.endIndex
    if place == known.endIndex { known.append(Approach(edges: edges)) }
    known[place].modes.formUnion(modes)
    known[place].forbidden.merge(forbidden) { $0.union($1) }
    approaches[last] = known
  }
}
