internal import Geo
internal import Streets

/// Evenly spaced places along all segments of a network.
struct NetworkSamples {
  /// Metres between samples along a segment, at most.
  static let spacingMeters = 20.0
  /// Places that are looked up together, about: all of a city's would take more memory than its network.
  private static let placesAtOnce = 1 << 16

  private let graph: StreetGraph

  init(_ graph: StreetGraph) {
    self.graph = graph
  }

  /// The places along one segment: the middles of equal parts of it.
  static func places(ofSegment segment: Int, in graph: StreetGraph) -> [Coordinate] {
    Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: spacingMeters) ?? []
  }

  /// What is found at the places, segment by segment.
  /// - Complexity: O(length of the network).
  func values(_ find: ([Coordinate]) -> [Float]) -> NetworkValues {
    var values: [Float] = []
    var firstOfSegment = [0]
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    var places: [Coordinate] = []
    for segment in 0..<graph.segmentCount {
      places += Self.places(ofSegment: segment, in: graph)
      firstOfSegment.append(values.count + places.count)
      guard places.count >= Self.placesAtOnce || segment == graph.segmentCount - 1 else { continue }
      values += find(places)
      places.removeAll(keepingCapacity: true)
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
