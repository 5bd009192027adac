internal import Geo
internal import Streets

/// Evenly spaced places along all segments of a network.
struct NetworkSamples {
  /// Metres between samples along a segment, at most.
  static let spacingMeters = 20.0

  private var places: [Coordinate] = []
  private var firstOfSegment: [Int] = [0]

  /// - Complexity: O(length of the network).
  init(_ graph: StreetGraph) {
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    for segment in 0..<graph.segmentCount {
      places += Self.places(ofSegment: segment, in: graph)
      firstOfSegment.append(places.count)
    }
  }

  /// The places along one segment: the middles of equal parts of it.
  static func places(ofSegment segment: Int, in graph: StreetGraph) -> [Coordinate] {
    Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: spacingMeters) ?? []
  }

  /// What is found at the places, segment by segment.
  func values(_ find: ([Coordinate]) -> [Float]) -> NetworkValues {
    NetworkValues(find(places), firstOfSegment: firstOfSegment)
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
