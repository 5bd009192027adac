package import Geo
package import Streets

/// Streets put together in a test: places in metres around a point of Valencia.
package struct TestNetwork: Sendable {
  /// A street between two nodes.
  package struct Segment: Sendable {
    /// Its points, both ends included.
    package var shape: [PlanePoint]
    /// Its name.
    package var name = ""
    /// Its class.
    package var highwayClass = HighwayClass.residential
    /// Its number of lanes, 0 where not stated.
    package var lanes: UInt8 = 0
    /// Its speed limit in km/h, 0 where not stated.
    package var speedLimit: UInt8 = 0
    /// What is true of it in every mode.
    package var flags: SegmentFlags = []
  }

  /// A direction of a segment; `nil` in ``durations`` closes it to the mode.
  package struct Edge: Sendable {
    /// Node it leaves.
    package var tail: Int
    /// Node it reaches.
    package var head: Int
    /// Its segment.
    package var segment: Int
    /// Whether it runs against the segment's shape.
    package var isReversed: Bool
    /// Milliseconds by mode.
    package var durations: [UInt32?]

    /// Creates an edge.
    package init(tail: Int, head: Int, segment: Int, isReversed: Bool, durations: [UInt32?]) {
      self.tail = tail
      self.head = head
      self.segment = segment
      self.isReversed = isReversed
      self.durations = durations
    }
  }

  /// The plane of all test networks.
  package static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))

  /// Where the nodes are.
  package var nodes: [PlanePoint] = []
  /// The streets.
  package var segments: [Segment] = []
  /// Their directions.
  package var edges: [Edge] = []
  /// Segments on which a minute counts as two for scooters.
  package var dearSegments: Set<Int> = []
  /// Segments along which a bike is pushed.
  package var pushedSegments: Set<Int> = []

  /// What a travel time on a segment counts as in searches.
  package func priced(_ milliseconds: UInt32, onSegment segment: Int, mode: TravelMode) -> UInt32 {
    guard mode == .scooter, dearSegments.contains(segment) else { return milliseconds }
    return UInt32(min(Double(StreetGraph.closed - 1), Double(milliseconds) * 2))
  }

  /// Creates a network without streets.
  package init() {}

  /// Adds a node and returns its number.
  @discardableResult
  package mutating func addNode(_ x: Double, _ y: Double) -> Int {
    nodes.append(PlanePoint(x: x, y: y))
    return nodes.count - 1
  }

  /// Adds a segment with an edge for each direction, at a speed that is the same for all modes.
  @discardableResult
  package mutating func addStreet(
    _ tail: Int, _ head: Int, via: [PlanePoint] = [], name: String = "", metersPerSecond: Double = 1,
    isOneWay: Bool = false
  ) -> Int {
    let segment = addSegment(tail, head, via: via, name: name)
    let milliseconds = UInt32((Double(lengthMillimeters(ofSegment: segment)) / metersPerSecond).rounded(.up))
    let durations = [UInt32?](repeating: milliseconds, count: 3)
    edges.append(Edge(tail: tail, head: head, segment: segment, isReversed: false, durations: durations))
    if !isOneWay {
      edges.append(Edge(tail: head, head: tail, segment: segment, isReversed: true, durations: durations))
    }
    return segment
  }

  /// Adds a segment without edges and returns its number.
  package mutating func addSegment(_ tail: Int, _ head: Int, via: [PlanePoint] = [], name: String = "") -> Int {
    segments.append(Segment(shape: [nodes[tail]] + via + [nodes[head]], name: name))
    return segments.count - 1
  }

  /// A place on the 1e-7 degree grid of the graph.
  package static func place(_ point: PlanePoint) -> Coordinate {
    let exact = plane.unproject(point)
    return Coordinate(
      latitude: (exact.latitude * 1e7).rounded() / 1e7, longitude: (exact.longitude * 1e7).rounded() / 1e7)
  }

  /// The shape of a segment.
  package func line(ofSegment segment: Int) -> [Coordinate] { segments[segment].shape.map(Self.place) }

  /// The length of a segment.
  package func lengthMillimeters(ofSegment segment: Int) -> UInt32 {
    let places = line(ofSegment: segment)
    let meters = zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distanceMeters(to: $1.1) }
    return UInt32((meters * 1000).rounded())
  }

  /// A point of a street.
  package func point(onSegment segment: Int, fraction: Double) -> SnappedPoint {
    let place = Polyline(line(ofSegment: segment))?.place(atFraction: fraction) ?? Self.place(nodes[0])
    return SnappedPoint(
      requested: place, place: place, segment: segment, fraction: fraction, distanceMeters: 0)
  }

  // MARK: The graph

  /// The edges in the order of the graph: by tail, then as they were added.
  package var sortedEdges: [Edge] {
    edges.enumerated().sorted { ($0.element.tail, $0.offset) < ($1.element.tail, $1.offset) }.map(\.element)
  }

  /// The graph of the network.
  package var graph: StreetGraph { StreetGraph(tables) }

  /// The tables of the graph.
  package var tables: GraphTables {
    var tables = GraphTables()
    let places = nodes.map(Self.place)
    tables.nodeLatitudes = places.map { Int32(($0.latitude * 1e7).rounded()) }
    tables.nodeLongitudes = places.map { Int32(($0.longitude * 1e7).rounded()) }
    let edges = sortedEdges
    tables.firstOut = (0...nodes.count).map { node in UInt32(edges.count { $0.tail < node }) }
    tables.head = edges.map { UInt32($0.head) }
    tables.edgeSegment = edges.map { UInt32($0.segment * 2 + ($0.isReversed ? 1 : 0)) }
    tables.durations = (0..<3).map { mode in edges.map { $0.durations[mode] ?? StreetGraph.closed } }
    for segment in segments.indices { append(segment, to: &tables) }
    if !dearSegments.isEmpty || !pushedSegments.isEmpty { addFacts(to: &tables) }
    return tables
  }

  /// Streets of 30 km/h, dear ones of 50, and such along which a bike is pushed.
  private func addFacts(to tables: inout GraphTables) {
    let kinds: [(limit: Double, isPushed: Bool)] = [(30, false), (50, false), (30, true)]
    tables.kinds.facts = kinds.map { kind in
      TravelFacts(
        highwayClass: HighwayClass.residential.rawValue, walk: 3, ride: kind.isPushed ? 0 : 3,
        push: kind.isPushed ? 3 : 0, scooter: 3, calm: 0, wheelPercent: 100, wheelCap: TravelFacts.noLimit,
        carLimit: TravelFacts.kept(kind.limit))
    }
    tables.kinds.firstAttribute = [0, 0, 0, 0]
    tables.segmentKinds = segments.indices.map {
      dearSegments.contains($0) ? 1 : pushedSegments.contains($0) ? 2 : 0
    }
    tables.edgeModes = edges.map { _ in 7 }
  }

  private func append(_ segment: Int, to tables: inout GraphTables) {
    let line = line(ofSegment: segment)
    tables.shapeLatitudes += line.map { Int32(($0.latitude * 1e7).rounded()) }
    tables.shapeLongitudes += line.map { Int32(($0.longitude * 1e7).rounded()) }
    tables.segmentFirstShape.append(UInt32(tables.shapeLatitudes.count))
    tables.segmentLengths.append(lengthMillimeters(ofSegment: segment))
    tables.segmentClasses.append(segments[segment].highwayClass.rawValue)
    tables.segmentLanes.append(segments[segment].lanes)
    tables.segmentSpeedLimits.append(segments[segment].speedLimit)
    tables.segmentFlags.append(segments[segment].flags.rawValue)
    tables.segmentSurfaces.append(0)
    tables.segmentNames.append(UInt32(tables.names.count))
    tables.names.append(segments[segment].name)
  }
}

extension TestNetwork: CustomStringConvertible {
  /// The whole network in a compact text form, to work a failing case out by hand.
  package var description: String {
    let nodes = nodes.enumerated().map { "n\($0)(\(Int($1.x)),\(Int($1.y)))" }
    let segments = segments.enumerated().map { index, segment in
      "s\(index)[" + segment.shape.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") + "]"
    }
    let edges = edges.map { edge in
      let durations = edge.durations.map { $0.map { "\($0)" } ?? "-" }.joined(separator: "/")
      return "\(edge.tail)>\(edge.head) s\(edge.segment)\(edge.isReversed ? "R" : "") \(durations)"
    }
    return [nodes, segments, edges].map { $0.joined(separator: "; ") }.joined(separator: "\n")
  }
}
