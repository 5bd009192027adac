internal import Streets

/// A part of a way between one of its ends and a node.
struct NodeStretch: BitwiseCopyable, Sendable {
  let stretch: Stretch
  /// The node that it leads to from the origin, or from which it leads to the destination.
  let node: Int
}

/// How a way leaves its origin and reaches its destination, both of which lie on segments.
///
/// This is what other routers add virtual nodes for; the graph stays as it is. Whoever is at a junction is on each of
/// its streets: such an end has, beside the ways along its own segment, a stretch of no length at every node there
/// (``StreetGraph/junction(at:mode:)``).
struct Terminals {
  /// From the origin to the head of an edge of its segment, or to a node where it is.
  let starts: [NodeStretch]
  /// From the tail of an edge of the destination's segment, or from a node where it is, to the destination.
  let ends: [NodeStretch]
  /// From the origin straight to the destination, when both lie on one segment.
  let direct: [Stretch]

  init(from origin: SnappedPoint, to destination: SnappedPoint, graph: StreetGraph, mode: TravelMode) {
    starts = Self.starts(origin, graph, mode)
    ends = Self.ends(destination, graph, mode)
    direct = Self.direct(from: origin, to: destination, graph, mode)
  }

  /// How a way can leave a place.
  static func starts(_ origin: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode) -> [NodeStretch] {
    let along = openEdges(of: origin, graph, mode).map { edge, isReversed in
      NodeStretch(
        stretch: Stretch(edge: edge, segment: origin.segment, start: origin.fraction, end: isReversed ? 0 : 1),
        node: Int(graph.head[edge]))
    }
    return along + standing(at: origin, besides: along, graph, mode)
  }

  /// How a way can come to a place.
  static func ends(_ destination: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode) -> [NodeStretch] {
    let along = openEdges(of: destination, graph, mode).map { edge, isReversed in
      NodeStretch(
        stretch: Stretch(
          edge: edge, segment: destination.segment, start: isReversed ? 1 : 0, end: destination.fraction),
        node: graph.tail(ofEdge: edge))
    }
    return along + standing(at: destination, besides: along, graph, mode)
  }

  /// Stretches of no length at the nodes of the junction that a place lies at, but for those that are known already.
  private static func standing(
    at point: SnappedPoint, besides known: [NodeStretch], _ graph: StreetGraph, _ mode: TravelMode
  ) -> [NodeStretch] {
    guard let edge = known.first?.stretch.edge else { return [] }
    let here = known.filter { $0.stretch.portion == 0 }.map(\.node)
    let stretch = Stretch(edge: edge, segment: point.segment, start: point.fraction, end: point.fraction)
    return graph.junction(at: point, mode: mode).filter { !here.contains($0) }
      .map { NodeStretch(stretch: stretch, node: $0) }
  }

  /// How a way can lead along one segment from a place to another on it.
  static func direct(
    from origin: SnappedPoint, to destination: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode
  ) -> [Stretch] {
    guard origin.segment == destination.segment else { return [] }
    return openEdges(of: destination, graph, mode).compactMap { edge, isReversed in
      guard origin.allows(isReversed ? .against : .along) else { return nil }
      let isAlong = isReversed ? origin.fraction >= destination.fraction : origin.fraction <= destination.fraction
      let stretch = Stretch(
        edge: edge, segment: origin.segment, start: origin.fraction, end: destination.fraction)
      return isAlong ? stretch : nil
    }
  }

  /// The edges of a place's segment that a mode may use, in the directions that the place allows.
  private static func openEdges(
    of point: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode
  ) -> [(edge: Int, isReversed: Bool)] {
    let durations = graph.durations(mode)
    return graph.edges(ofSegment: point.segment).lazy.map { Int($0) }
      .filter { $0 < durations.count && durations[$0] != StreetGraph.closed }
      .map { ($0, graph.segment(ofEdge: $0).isReversed) }
      .filter { point.allows($0.isReversed ? .against : .along) }
  }
}
