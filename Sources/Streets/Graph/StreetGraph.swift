package import Geo

/// The streets of a city as a directed graph for all modes; it never changes once it is made.
///
/// Nodes, edges and segments are numbered from 0. An edge is one direction of a segment; a segment has the shape, the
/// name and all else that both directions share. Buffers stay valid as long as the graph lives.
package final class StreetGraph: Sendable {
  /// The travel time of an edge that a mode may not use.
  package static let closed = UInt32.max

  /// Owner of the memory below.
  let storage: GraphStorage
  /// Where the data came from.
  package let metadata: NetworkMetadata
  /// The smallest box around all nodes and shapes.
  package let box: BoundingBox
  /// The contraction hierarchy that belongs to the graph, nil when it has none.
  package let hierarchy: StreetHierarchy?

  /// The settings that the travel times were made with; the default ones where they are not known.
  package let profile: ProfileSettings
  /// The priced travel times of edges, by mode.
  let prices: PricedDurations
  /// Whether no number of the graph points outside of it, so that searches need not look.
  package let isSound: Bool
  /// The tree that finds the nearest segment.
  let segmentTree: SegmentTree

  init(storage: GraphStorage, isSound: Bool) {
    self.storage = storage
    self.isSound = isSound
    segmentTree = SegmentTree(segments: storage.treeSegments, boxes: storage.treeBoxes)
    metadata = NetworkMetadata(storage.metadata)
    profile = ProfileSettings(text: metadata.settings)
    prices = PricedDurations(storage, profile)
    box = segmentTree.box
    hierarchy = storage.hierarchyRank.isEmpty ? nil : StreetHierarchy(storage.memory)
  }

  /// Number of nodes, the copies for turn restrictions included.
  package var nodeCount: Int { storage.nodeLatitudes.count }
  /// Number of directed edges.
  package var edgeCount: Int { storage.head.count }
  /// Number of street segments.
  package var segmentCount: Int { storage.segmentLengths.count }

  // MARK: Arrays for searches

  /// First outgoing edge by node, and the number of edges at the end.
  package var firstOut: UnsafeBufferPointer<UInt32> { storage.firstOut }
  /// Node that an edge leads to.
  package var head: UnsafeBufferPointer<UInt32> { storage.head }
  /// Segment of an edge × 2, plus 1 when the edge runs against the segment's shape.
  package var edgeSegment: UnsafeBufferPointer<UInt32> { storage.edgeSegment }
  /// Latitude by node, 1e-7°.
  package var nodeLatitudes: UnsafeBufferPointer<Int32> { storage.nodeLatitudes }
  /// Longitude by node, 1e-7°.
  package var nodeLongitudes: UnsafeBufferPointer<Int32> { storage.nodeLongitudes }
  /// Length by segment in millimetres.
  package var segmentLengths: UnsafeBufferPointer<UInt32> { storage.segmentLengths }

  /// Travel time of a mode in milliseconds by edge, as it is told, ``closed`` where not allowed.
  ///
  /// Searches count ``pricedDurations(_:)``.
  package func durations(_ mode: TravelMode) -> UnsafeBufferPointer<UInt32> { storage.durations[mode.index] }

  // MARK: One thing at a time

  /// Where a node is.
  package func coordinate(ofNode node: Int) -> Coordinate {
    Coordinate(latitudeUnits: storage.nodeLatitudes[node], longitudeUnits: storage.nodeLongitudes[node])
  }

  /// The segment of an edge and whether the edge runs against its shape.
  package func segment(ofEdge edge: Int) -> (segment: Int, isReversed: Bool) {
    let packed = storage.edgeSegment[edge]
    return (Int(packed >> 1), packed & 1 == 1)
  }

  /// The edges that run along a segment, in both directions, the copies for turn restrictions included.
  package func edges(ofSegment segment: Int) -> UnsafeBufferPointer<UInt32> {
    let first = Int(storage.segmentFirstEdge[segment])
    let end = Int(storage.segmentFirstEdge[segment + 1])
    return UnsafeBufferPointer(rebasing: storage.segmentEdges[first..<end])
  }

  /// The node that an edge leaves.
  package func tail(ofEdge edge: Int) -> Int { Int(storage.tail[edge]) }

  /// The shape of a segment.
  package func shape(ofSegment segment: Int) -> [Coordinate] {
    storage.shapePoints(ofSegment: segment).map {
      Coordinate(latitudeUnits: storage.shapeLatitudes[$0], longitudeUnits: storage.shapeLongitudes[$0])
    }
  }

  /// The smallest box around a segment.
  package func box(ofSegment segment: Int) -> BoundingBox { BoundingBox(SegmentTree.box(of: segment, storage)) }

  /// Length of a segment in metres.
  package func lengthMeters(ofSegment segment: Int) -> Double { Double(storage.segmentLengths[segment]) / 1000 }

  /// The street's name, empty where it has none.
  package func name(ofSegment segment: Int) -> String { storage.names[Int(storage.segmentNames[segment])] }

  package func highwayClass(ofSegment segment: Int) -> HighwayClass {
    HighwayClass(rawValue: storage.segmentClasses[segment]) ?? .other
  }

  /// Number of lanes, nil where not stated.
  package func lanes(ofSegment segment: Int) -> Int? {
    let lanes = storage.segmentLanes[segment]
    return lanes == 0 ? nil : Int(lanes)
  }

  /// Speed limit for motor traffic in km/h, nil where not stated.
  package func speedLimit(ofSegment segment: Int) -> Int? {
    let limit = storage.segmentSpeedLimits[segment]
    return limit == 0 ? nil : Int(limit)
  }

  /// What is true of the segment in every mode.
  package func flags(ofSegment segment: Int) -> SegmentFlags { SegmentFlags(rawValue: storage.segmentFlags[segment]) }
}
