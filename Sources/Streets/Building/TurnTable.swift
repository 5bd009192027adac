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
  private static let mostEdges = 128

  private let graph: TurnlessGraph
  /// By their last edge.
  private var approaches: [Int: [Approach]] = [:]

  init(_ graph: TurnlessGraph) {
    self.graph = graph
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
    guard graph.edges(from: node).count <= Self.mostEdges else { return false }
    for approach in graph.edges(into: node) {
      let segment = graph.edges[approach].segment
      forbid(graph.edges(from: node).filter { graph.edges[$0].segment != segment }, after: [approach], to: modes)
    }
    return true
  }

  /// Forbids what a restriction forbids at its turn; false where too many edges meet.
  mutating func apply(_ kind: TurnRestriction.Kind, at turn: TurnLocator.Turn) -> Bool {
    guard graph.edges(from: turn.node).count <= Self.mostEdges else { return false }
    let exits = kind == .no ? turn.exits : graph.edges(from: turn.node).filter { !turn.exits.contains($0) }
    for approach in turn.approaches { forbid(exits, after: [approach] + turn.chain, to: .wheels) }
    return true
  }

  private mutating func forbid(_ exits: [Int], after edges: [Int], to modes: ModeSet) {
    let coming = edges.reduce(modes) { $0.intersection(graph.edges[$1].modes) }
    let forbidden = exits.reduce(into: [:]) { $0[$1] = coming.intersection(graph.edges[$1].modes) }
      .filter { !$0.value.isEmpty }
    let bound = forbidden.values.reduce(ModeSet()) { $0.union($1) }
    guard !bound.isEmpty else { return }
    for count in 1...edges.count { note(Array(edges.prefix(count)), bound, count == edges.count ? forbidden : [:]) }
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
