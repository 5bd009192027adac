internal import Streets

/// How a way leaves its origin and reaches its destination, both of which lie within segments.
///
/// This is what other routers add virtual nodes for; the graph stays as it is.
struct Terminals {
  /// From the origin to the head of an edge of its segment.
  let starts: [Stretch]
  /// From the tail of an edge of the destination's segment to the destination.
  let ends: [Stretch]
  /// From the origin straight to the destination, when both lie on one segment.
  let direct: [Stretch]

  init(from origin: SnappedPoint, to destination: SnappedPoint, graph: StreetGraph, mode: TravelMode) {
    starts = Self.starts(origin, graph, mode)
    ends = Self.ends(destination, graph, mode)
    direct = Self.direct(from: origin, to: destination, graph, mode)
  }

  /// How a way can leave a place.
  static func starts(_ origin: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode) -> [Stretch] {
    openEdges(of: origin, graph, mode).map { edge, isReversed in
      Stretch(edge: edge, segment: origin.segment, start: origin.fraction, end: isReversed ? 0 : 1)
    }
  }

  /// How a way can come to a place.
  static func ends(_ destination: SnappedPoint, _ graph: StreetGraph, _ mode: TravelMode) -> [Stretch] {
    openEdges(of: destination, graph, mode).map { edge, isReversed in
      Stretch(edge: edge, segment: destination.segment, start: isReversed ? 1 : 0, end: destination.fraction)
    }
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
