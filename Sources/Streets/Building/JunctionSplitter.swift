/// Copies junctions so that a search over nodes cannot make a forbidden turn.
///
/// Every approach of the ``TurnTable`` leads its modes to a copy of its last node, which lacks the edges that are
/// forbidden there; from the copy the longer approaches go on to their own copies. All other modes and ways lead to the
/// node itself. The copies of an edge share its segment. Where a mode comes to copies only, as at a closed barrier, the
/// node itself keeps no edge that a copy has too, to the same end, so that nothing joins the two sides.
struct JunctionSplitter {
  /// A node of the finished graph.
  struct Instance {
    /// The node of the ``TurnlessGraph``.
    let node: Int
    /// How one comes here, nil for the node itself.
    let approach: TurnTable.Approach?
  }

  /// An edge of the finished graph.
  struct Edge {
    /// The instance that it leads to.
    let head: UInt32
    /// As in ``TurnlessGraph/Edge/packedSegment``.
    let packedSegment: UInt32
    var modes: ModeSet
  }

  private let graph: TurnlessGraph
  private(set) var instances: [Instance] = []
  /// By node, and the number of instances at the end; the copies of a node follow it.
  private var plainInstance: [Int] = []
  /// By the last edge of their approach, the longest approach first.
  private var copies: [Int: Range<Int>] = [:]

  init(_ graph: TurnlessGraph, nodeCount: Int, turns: TurnTable) {
    self.graph = graph
    for node in 0..<nodeCount {
      plainInstance.append(instances.count)
      instances.append(Instance(node: node, approach: nil))
      for edge in graph.edges(into: node) {
        let first = instances.count
        instances += turns.approaches(by: edge).map { Instance(node: node, approach: $0) }
        if instances.count > first { copies[edge] = first..<instances.count }
      }
    }
    plainInstance.append(instances.count)
  }

  /// The edges that leave an instance.
  func edges(from instance: Instance) -> [Edge] {
    let edges = openEdges(from: instance)
    let siblings = instances[plainInstance[instance.node]..<plainInstance[instance.node + 1]].dropFirst()
    guard instance.approach == nil, !siblings.isEmpty else { return edges }
    let arriving = plainArrivals(at: instance.node)
    let copied = siblings.flatMap(openEdges)
    return edges.compactMap { edge in
      let same = copied.filter { $0.head == edge.head && $0.packedSegment == edge.packedSegment }
      var edge = edge
      edge.modes.subtract(same.reduce(ModeSet()) { $0.union($1.modes) }.subtracting(arriving))
      return edge.modes.isEmpty ? nil : edge
    }
  }

  private func openEdges(from instance: Instance) -> [Edge] {
    graph.edges(from: instance.node).flatMap { number in
      let edge = graph.edges[number]
      guard let approach = instance.approach else { return edges(by: number, after: [], of: edge.modes) }
      let modes = approach.modes.subtracting(approach.forbidden[number] ?? [])
      return edges(by: number, after: approach.edges, of: edge.modes.intersection(modes))
    }
  }

  /// An edge to where it leads each mode: to the copy of the longest approach that the mode has to remember.
  private func edges(by number: Int, after run: [Int], of modes: ModeSet) -> [Edge] {
    let edge = graph.edges[number]
    var edges: [Edge] = []
    var rest = modes
    func add(_ instance: Int, _ modes: ModeSet) {
      guard !modes.isEmpty else { return }
      edges.append(Edge(head: UInt32(instance), packedSegment: edge.packedSegment, modes: modes))
    }
    for copy in copies[number] ?? 0..<0 {
      guard let approach = instances[copy].approach, approach.ends(run + [number]) else { continue }
      add(copy, rest.intersection(approach.modes))
      rest.subtract(approach.modes)
    }
    add(plainInstance[Int(edge.head)], rest)
    return edges
  }

  /// The modes that come to a node itself.
  private func plainArrivals(at node: Int) -> ModeSet {
    graph.edges(into: node).reduce(into: ModeSet()) { modes, edge in
      let bound = copies[edge]?.last.flatMap { instances[$0].approach }
      let remembering = bound.map { $0.edges.count == 1 ? $0.modes : [] } ?? []
      modes.formUnion(graph.edges[edge].modes.subtracting(remembering))
    }
  }
}
