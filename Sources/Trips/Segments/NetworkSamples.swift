internal import AirField
internal import CityAir
internal import Computing
internal import Geo
internal import Streets

/// Evenly spaced places along all segments of a network.
struct NetworkSamples {
  /// Segments whose places are looked up together.
  private static let segmentsOfPiece = 2048

  private let graph: StreetGraph
  /// What the network keeps of its streets' air, where that serves.
  private let kept: KeptKernel?

  /// - Parameters:
  ///   - graph: The network.
  ///   - usesKept: Whether what the network keeps of its streets' air is of the settings that are wanted.
  init(_ graph: StreetGraph, usesKept: Bool) {
    self.graph = graph
    kept = usesKept ? graph.keptKernel : nil
  }

  /// The places along one segment.
  static func places(ofSegment segment: Int, in graph: StreetGraph) -> [Coordinate] {
    graph.samples(ofSegment: segment, spacingMeters: StreetCalibration.sampleSpacingMeters)
  }

  /// What is found at the places, segment by segment, on all processors.
  /// - Complexity: O(length of the network).
  func values(_ find: @Sendable (StreetPlaces) -> [Float]) -> NetworkValues {
    let found = (0..<graph.segmentCount).pieces(of: Self.segmentsOfPiece).parallelMap { segments in
      keptPiece(segments, find) ?? piece(segments, find)
    }
    var values: [Float] = []
    var firstOfSegment: [UInt32] = [0]
    values.reserveCapacity(found.reduce(0) { $0 + $1.values.count })
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    for piece in found {
      let first = UInt32(values.count)
      firstOfSegment += piece.ends.map { first + $0 }
      values += piece.values
    }
    return NetworkValues(values, firstOfSegment: firstOfSegment)
  }

  /// What was found along some segments, and how many values there are up to the end of each.
  private struct Piece: Sendable {
    let values: [Float]
    let ends: [UInt32]
  }

  private func piece(_ segments: Range<Int>, _ find: (StreetPlaces) -> [Float]) -> Piece {
    var places: [Coordinate] = []
    let ends = segments.map { segment in
      places += Self.places(ofSegment: segment, in: graph)
      return UInt32(places.count)
    }
    let found = places
    return Piece(values: find(StreetPlaces(streets: nil) { found }), ends: ends)
  }

  /// The same with what the network keeps; nil where it keeps nothing that serves, or not of all places.
  private func keptPiece(_ segments: Range<Int>, _ find: (StreetPlaces) -> [Float]) -> Piece? {
    guard let kept else { return nil }
    let first = kept.firstSample[segments.lowerBound]
    let samples = kept.samples[Int(first)..<Int(kept.firstSample[segments.upperBound])]
    let graph = graph
    let places = StreetPlaces(streets: samples.map { StreetValues(kernel: $0.x, density: $0.y) }) {
      segments.flatMap { Self.places(ofSegment: $0, in: graph) }
    }
    let values = find(places)
    guard values.count == samples.count else { return nil }
    return Piece(values: values, ends: segments.map { kept.firstSample[$0 + 1] - first })
  }
}

/// One value for each sample of a network; NaN where nothing is known.
struct NetworkValues: Sendable {
  private let values: [Float]
  /// First value by segment, and the number of values at the end.
  private let firstOfSegment: [UInt32]

  fileprivate init(_ values: [Float], firstOfSegment: [UInt32]) {
    self.values = values
    self.firstOfSegment = firstOfSegment
  }

  private func range(_ segment: Int) -> Range<Int> {
    Int(firstOfSegment[segment])..<Int(firstOfSegment[segment + 1])
  }

  /// The values along one segment.
  subscript(segment: Int) -> SegmentValues { SegmentValues(values[range(segment)]) }

  /// The mean over each segment's samples; NaN where one of them is.
  var means: [Float] { (0..<firstOfSegment.count - 1).map { SegmentValues.mean(values[range($0)]) } }
}
