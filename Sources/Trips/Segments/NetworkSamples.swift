internal import Computing
internal import Geo
internal import Streets

/// Evenly spaced places along all segments of a network.
struct NetworkSamples {
  /// Metres between samples along a segment, at most.
  static let spacingMeters = 20.0
  /// Segments whose places are looked up together.
  private static let segmentsOfPiece = 2048

  private let graph: StreetGraph

  init(_ graph: StreetGraph) {
    self.graph = graph
  }

  /// The places along one segment: the middles of equal parts of it.
  static func places(ofSegment segment: Int, in graph: StreetGraph) -> [Coordinate] {
    Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: spacingMeters) ?? []
  }

  /// What is found at the places, segment by segment, on all processors.
  /// - Complexity: O(length of the network).
  func values(_ find: @Sendable ([Coordinate]) -> [Float]) -> NetworkValues {
    let graph = graph
    var values: [Float] = []
    var firstOfSegment = [0]
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    let found = (0..<graph.segmentCount).pieces(of: Self.segmentsOfPiece).parallelMap { segments in
      var places: [Coordinate] = []
      let counts = segments.map { segment in
        let before = places.count
        places += Self.places(ofSegment: segment, in: graph)
        return places.count - before
      }
      return (values: find(places), counts: counts)
    }
    for piece in found {
      for count in piece.counts { firstOfSegment.append((firstOfSegment.last ?? 0) + count) }
      values += piece.values
    }
    return NetworkValues(values, firstOfSegment: firstOfSegment)
  }
}

/// One value for each sample of a network; NaN where nothing is known.
struct NetworkValues: Sendable {
  private let values: [Float]
  private let firstOfSegment: [Int]

  fileprivate init(_ values: [Float], firstOfSegment: [Int]) {
    self.values = values
    self.firstOfSegment = firstOfSegment
  }

  /// The values along one segment.
  subscript(segment: Int) -> SegmentValues {
    SegmentValues(values[firstOfSegment[segment]..<firstOfSegment[segment + 1]])
  }

  /// The mean over each segment's samples; NaN where one of them is.
  var means: [Float] { (0..<firstOfSegment.count - 1).map { self[$0].mean } }
}
