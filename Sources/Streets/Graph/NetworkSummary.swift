package import Geo

/// What a network holds, in numbers.
package struct NetworkSummary: Hashable, Sendable {
  /// The part of a network that one mode may use.
  package struct Mode: Hashable, Sendable {
    /// Which mode.
    package let mode: TravelMode
    /// Number of open directed edges.
    package let openEdgeCount: Int
    /// Kilometres of streets open in at least one direction.
    package let openKilometers: Double
    /// Number of nodes that an open edge leaves or reaches.
    package let nodeCount: Int
    /// Number of nodes in the largest strongly connected component: from each of them one reaches each other.
    package let largestComponentNodeCount: Int

    /// The largest component's part of ``nodeCount``, from 0 to 1; 0 when the mode has no node.
    package var largestComponentShare: Double {
      nodeCount == 0 ? 0 : Double(largestComponentNodeCount) / Double(nodeCount)
    }
  }

  /// The streets of one highway class.
  package struct Class: Hashable, Sendable {
    /// The OSM value, `living_street` for example.
    package let key: String
    /// Length in kilometres.
    package let kilometers: Double
  }

  /// The smallest box around all streets.
  package let box: BoundingBox
  /// Number of nodes, the copies for turn restrictions included.
  package let nodeCount: Int
  /// Number of directed edges.
  package let edgeCount: Int
  /// Number of street segments.
  package let segmentCount: Int
  /// Length of all streets in kilometres, each street once.
  package let streetKilometers: Double
  /// One entry a mode, in the order of ``TravelMode/allCases``.
  package let modes: [Mode]
  /// The highway classes that there are, most important first.
  package let classes: [Class]
  /// Where the data came from, of what date it is and who must be named.
  package let metadata: NetworkMetadata

  /// Counts a network.
  /// - Complexity: O(nodes + edges + segments).
  package init(_ graph: StreetGraph) {
    box = graph.box
    nodeCount = graph.nodeCount
    edgeCount = graph.edgeCount
    segmentCount = graph.segmentCount
    streetKilometers = graph.kilometers { _ in true }
    modes = TravelMode.allCases.map { Mode($0, of: graph) }
    classes = Self.classes(of: graph)
    metadata = graph.metadata
  }

  private static func classes(of graph: StreetGraph) -> [Class] {
    var millimeters: [HighwayClass: UInt64] = [:]
    for segment in 0..<graph.segmentCount {
      millimeters[graph.highwayClass(ofSegment: segment), default: 0] += UInt64(graph.segmentLengths[segment])
    }
    return HighwayClass.allCases.compactMap { kind in
      millimeters[kind].map { Class(key: kind.key, kilometers: Double($0) / 1e6) }
    }
  }
}

extension NetworkSummary.Mode {
  fileprivate init(_ mode: TravelMode, of graph: StreetGraph) {
    let reach = ModeConnectivity(graph.storage, mode: mode)
    self.mode = mode
    openEdgeCount = reach.openEdgeCount
    openKilometers = graph.kilometers { reach.isOpen[$0] }
    nodeCount = reach.touchedNodeCount
    largestComponentNodeCount = reach.largestComponentNodeCount
  }
}

extension StreetGraph {
  /// Length in kilometres of the segments that a condition holds for.
  fileprivate func kilometers(where isCounted: (Int) -> Bool) -> Double {
    var millimeters: UInt64 = 0
    for segment in 0..<segmentCount where isCounted(segment) { millimeters += UInt64(segmentLengths[segment]) }
    return Double(millimeters) / 1e6
  }
}
