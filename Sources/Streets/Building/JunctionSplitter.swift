/// Copies junctions so that a search over nodes cannot make a forbidden turn.
///
/// An edge u → v with forbidden turns leads the modes that they bind to a copy of v of its own, which has the edges of v
/// but the forbidden ones; all other modes go to v itself. The copies of an edge share its segment. Where a mode comes to
/// copies only, as at a closed barrier, v itself keeps no edge that a copy has, so that nothing joins the two sides.
struct JunctionSplitter {
  /// A node of the finished graph.
  struct Instance {
    /// The node of the ``TurnlessGraph``.
    let node: Int
    /// The modes that come here.
    let modes: ModeSet
    /// Edges of the ``TurnlessGraph`` that do not leave from here.
    let forbidden: Set<Int>

    var isCopy: Bool { !forbidden.isEmpty }
  }

  /// An edge of the finished graph.
  struct Edge {
    let head: UInt32
    let packedSegment: UInt32
    let modes: ModeSet
  }

  private struct Target {
    let instance: Int
    let modes: ModeSet
  }

  private let graph: TurnlessGraph
  private(set) var instances: [Instance] = []
  private var plainInstance: [Int] = []
  private var targets: [Int: [Target]] = [:]
  /// Modes that leave by an edge from copies only.
  private var modesOfCopies: [Int: ModeSet] = [:]

  init(_ graph: TurnlessGraph, nodeCount: Int, splits: [Int: [TurnTable.Split]]) {
    self.graph = graph
    for node in 0..<nodeCount {
      plainInstance.append(instances.count)
      instances.append(Instance(node: node, modes: .all, forbidden: []))
      for approach in graph.edges(into: node) { addCopies(of: node, after: approach, splits[approach] ?? []) }
      relieve(node, copies: instances[(plainInstance[node] + 1)...])
    }
  }

  private mutating func addCopies(of node: Int, after approach: Int, _ splits: [TurnTable.Split]) {
    guard !splits.isEmpty else { return }
    var rest = ModeSet.all
    for split in splits {
      targets[approach, default: []].append(Target(instance: instances.count, modes: split.modes))
      instances.append(Instance(node: node, modes: split.modes, forbidden: split.forbidden))
      rest.subtract(split.modes)
    }
    targets[approach, default: []].append(Target(instance: plainInstance[node], modes: rest))
  }

  private mutating func relieve(_ node: Int, copies: ArraySlice<Instance>) {
    guard !copies.isEmpty else { return }
    let arriving = graph.edges(into: node).reduce(into: ModeSet()) { modes, approach in
      let target = targets[approach]?.last?.modes ?? .all
      modes.formUnion(graph.edges[approach].modes.intersection(target))
    }
    for edge in graph.edges(from: node) {
      let leaving = copies.filter { !$0.forbidden.contains(edge) }.reduce(into: ModeSet()) { $0.formUnion($1.modes) }
      modesOfCopies[edge] = leaving.subtracting(arriving)
    }
  }

  /// The edges that leave an instance.
  func edges(from instance: Instance) -> [Edge] {
    var edges: [Edge] = []
    for number in graph.edges(from: instance.node) where !instance.forbidden.contains(number) {
      let edge = graph.edges[number]
      let leaving = instance.isCopy ? instance.modes : instance.modes.subtracting(modesOfCopies[number] ?? [])
      let plain = Target(instance: plainInstance[Int(edge.head)], modes: .all)
      for target in targets[number] ?? [plain] {
        let modes = edge.modes.intersection(leaving).intersection(target.modes)
        guard !modes.isEmpty else { continue }
        edges.append(Edge(head: UInt32(target.instance), packedSegment: edge.packedSegment, modes: modes))
      }
    }
    return edges
  }
}
