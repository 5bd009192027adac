import Geo

@testable import Streets

/// All that a graph tells through its accessors.
struct GraphContents: Equatable {
  let counts: [Int]
  let box: BoundingBox
  let metadata: NetworkMetadata
  let numbers: [[UInt32]]
  let nodes: [Coordinate]
  let edges: [[Int]]
  let edgesOfSegments: [[UInt32]]
  let shapes: [[Coordinate]]
  let texts: [String]
  let classes: [HighwayClass]
  let figures: [Int?]
  let kernel: KernelTables?

  init(_ graph: StreetGraph) {
    let segments = 0..<graph.segmentCount
    counts = [graph.nodeCount, graph.edgeCount, graph.segmentCount]
    box = graph.box
    metadata = graph.metadata
    numbers =
      [Array(graph.firstOut), Array(graph.head), Array(graph.edgeSegment), Array(graph.segmentLengths)]
      + TravelMode.allCases.map { Array(graph.durations($0)) }
    nodes = (0..<graph.nodeCount).map(graph.coordinate)
    edges = (0..<graph.edgeCount).map { edge in
      let (segment, isReversed) = graph.segment(ofEdge: edge)
      return [graph.tail(ofEdge: edge), segment, isReversed ? 1 : 0]
    }
    edgesOfSegments = segments.map { Array(graph.edges(ofSegment: $0)) }
    shapes = segments.map(graph.shape)
    texts = segments.flatMap { [graph.name(ofSegment: $0), graph.surface(ofSegment: $0)] }
    classes = segments.map(graph.highwayClass)
    kernel = graph.keptKernel.map { kept in
      var tables = KernelTables()
      tables.settings = kept.settings
      tables.firstSample = Array(kept.firstSample)
      tables.samples = Array(kept.samples)
      tables.densityFrame = Array(kept.densityFrame)
      tables.densities = Array(kept.densities)
      return tables
    }
    figures = segments.flatMap {
      [graph.lanes(ofSegment: $0), graph.speedLimit(ofSegment: $0), Int(graph.flags(ofSegment: $0).rawValue)]
    }
  }
}

extension StreetGraph {
  /// The surface as OSM has it, empty where not stated.
  fileprivate func surface(ofSegment segment: Int) -> String {
    storage.surfaces[Int(storage.segmentSurfaces[segment])]
  }
}
