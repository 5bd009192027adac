internal import Geo

extension StreetGraph {
  /// Up to this share of its street from an end, a point lies at that end: less is rounding.
  private static let endTolerance = 1e-9
  /// Streets that meet in a node begin at its place: farther away is rounding.
  private static let meetingMeters = 0.01
  /// What nodes have that may stop a mode, or somebody in a wheelchair.
  private static let stopping: [StreetAttribute] = [.barrier, .kerb, .wheelchair]

  /// The nodes of the junction that a point lies at: whoever is there has come to one of them and may leave from each,
  /// whichever of the streets the point was moved to.
  ///
  /// None where the point lies within its street or has a direction, and none at dead ends. A barrier has two sides: at
  /// one, and at whatever else may stop somebody, the mode has to get from one street into another. At all other
  /// junctions it need not: one-way streets may only merge there, or the turn may be forbidden.
  package func junction(at point: SnappedPoint, mode: TravelMode) -> [Int] {
    let isFirst = point.fraction <= Self.endTolerance
    guard point.direction == nil, isFirst || point.fraction >= 1 - Self.endTolerance else { return [] }
    let nodes = nodes(ofSegment: point.segment, atFirst: isFirst)
    let isJunction = mayStop(nodes) ? isPassed(nodes, mode) : meetingStreets(nodes, mode) > 1
    return isJunction ? nodes : []
  }

  /// The nodes at one end of a segment, with all that stand for the same junction.
  private func nodes(ofSegment segment: Int, atFirst isFirst: Bool) -> [Int] {
    var nodes: Set<Int> = []
    for edge in edges(ofSegment: segment) {
      let isAlong = !self.segment(ofEdge: Int(edge)).isReversed
      nodes.formUnion(copies(ofNode: isAlong == isFirst ? tail(ofEdge: Int(edge)) : Int(head[Int(edge)])))
    }
    return nodes.sorted()
  }

  /// Whether something lies at a junction that may stop somebody.
  private func mayStop(_ nodes: [Int]) -> Bool {
    nodes.contains { node in Self.stopping.contains { value(of: $0, ofNode: node) != nil } }
  }

  /// How many streets that are open to a mode begin or end at the nodes of a junction.
  private func meetingStreets(_ nodes: [Int], _ mode: TravelMode) -> Int {
    let open = durations(mode)
    return segments(near: nodes).count { segment in
      edges(ofSegment: segment).contains { edge in
        let isHere = nodes.contains(Int(head[Int(edge)])) || nodes.contains(tail(ofEdge: Int(edge)))
        return isHere && open[Int(edge)] != Self.closed
      }
    }
  }

  /// Whether a mode gets over the nodes of a junction from some street into another.
  private func isPassed(_ nodes: [Int], _ mode: TravelMode) -> Bool {
    let open = durations(mode)
    return segments(near: nodes).contains { segment in
      edges(ofSegment: segment).contains { edge in
        let node = Int(head[Int(edge)])
        return open[Int(edge)] != Self.closed && nodes.contains(node) && leads(node, off: segment, open)
      }
    }
  }

  /// The segments whose boxes come to the place of a junction, each once.
  private func segments(near nodes: [Int]) -> [Int] {
    guard let place = nodes.first.map(coordinate(ofNode:)) else { return [] }
    var near: [Int] = []
    segmentTree.forEachNear(place, limitMeters: Self.meetingMeters) { near.append($0) }
    return near
  }

  /// Whether an open edge leaves a node along another segment than the given one.
  private func leads(_ node: Int, off segment: Int, _ durations: UnsafeBufferPointer<UInt32>) -> Bool {
    (Int(firstOut[node])..<Int(firstOut[node + 1])).contains {
      durations[$0] != Self.closed && self.segment(ofEdge: $0).segment != segment
    }
  }
}
