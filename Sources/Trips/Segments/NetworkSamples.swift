internal import AirField
internal import CityAir
internal import Computing
internal import Geo
internal import Streets
internal import Synchronization

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
  func values(_ find: @Sendable (StreetPlaces) -> [Float]) -> Found {
    kept.flatMap { keptValues($0, find) } ?? madeValues(find)
  }

  /// What was found along a network.
  struct Found: Sendable {
    let values: NetworkValues
    /// The mean over each segment's samples; NaN where one of them is.
    let means: [Float]
  }

  private func madeValues(_ find: @Sendable (StreetPlaces) -> [Float]) -> Found {
    let found = (0..<graph.segmentCount).pieces(of: Self.segmentsOfPiece).parallelMap { piece($0, find) }
    var values: [Float] = []
    var means: [Float] = []
    var firstOfSegment: [UInt32] = [0]
    values.reserveCapacity(found.reduce(0) { $0 + $1.values.count })
    means.reserveCapacity(graph.segmentCount)
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    for piece in found {
      let first = UInt32(values.count)
      firstOfSegment += piece.ends.map { first + $0 }
      values += piece.values
      means += piece.means
    }
    return Found(values: NetworkValues(values, .made(firstOfSegment)), means: means)
  }

  /// What was found along some segments, its mean on each, and how many values there are up to the end of each.
  private struct Piece: Sendable {
    let values: [Float]
    let means: [Float]
    let ends: [UInt32]
  }

  private func piece(_ segments: Range<Int>, _ find: (StreetPlaces) -> [Float]) -> Piece {
    var places: [Coordinate] = []
    let ends = segments.map { segment in
      places += Self.places(ofSegment: segment, in: graph)
      return UInt32(places.count)
    }
    let found = places
    let values = find(StreetPlaces(streets: nil) { found })
    let means = zip([0] + ends, ends).map { SegmentValues.mean(values[Int($0)..<Int($1)]) }
    return Piece(values: values, means: means, ends: ends)
  }

  /// The same with what the network keeps; nil where something else than a value a place is found.
  private func keptValues(_ kept: KeptKernel, _ find: @Sendable (StreetPlaces) -> [Float]) -> Found? {
    let isWhole = Atomic(true)
    var values: [Float] = []
    let means = [Float](unsafeUninitializedCapacity: graph.segmentCount) { means, meanCount in
      values = [Float](unsafeUninitializedCapacity: kept.samples.count) { values, valueCount in
        let output = (values: SharedOutput(values), means: SharedOutput(means))
        inParallel(graph.segmentCount, piece: Self.segmentsOfPiece) { segments in
          let piece = keptPiece(segments, kept, find)
          if !piece.isWhole { isWhole.store(false, ordering: .relaxed) }
          output.values.initialize(from: Int(kept.firstSample[segments.lowerBound]), with: piece.values)
          output.means.initialize(from: segments.lowerBound, with: piece.means)
        }
        valueCount = kept.samples.count
      }
      meanCount = graph.segmentCount
    }
    guard isWhole.load(ordering: .relaxed) else { return nil }
    return Found(values: NetworkValues(values, .kept(kept)), means: means)
  }

  /// The values along some segments and their means; unknown, and not whole, where something else is found.
  private func keptPiece(
    _ segments: Range<Int>, _ kept: KeptKernel, _ find: (StreetPlaces) -> [Float]
  ) -> (values: [Float], means: [Float], isWhole: Bool) {
    let graph = graph
    let first = Int(kept.firstSample[segments.lowerBound])
    let samples = kept.samples[first..<Int(kept.firstSample[segments.upperBound])]
    let places = StreetPlaces(streets: samples.map { StreetValues(kernel: $0.x, density: $0.y) }) {
      segments.flatMap { Self.places(ofSegment: $0, in: graph) }
    }
    let found = find(places)
    let isWhole = found.count == samples.count
    let values = isWhole ? found : Array(repeating: .nan, count: samples.count)
    let means = segments.map { segment in
      SegmentValues.mean(values[Int(kept.firstSample[segment]) - first..<Int(kept.firstSample[segment + 1]) - first])
    }
    return (values, means, isWhole)
  }
}
