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

  /// What the network keeps of the streets at evenly spaced places along a segment, each by the nearest of the samples;
  /// nil where it keeps nothing.
  static func keptStreets(ofSegment segment: Int, in graph: StreetGraph, count: Int) -> [StreetValues]? {
    guard let kept = graph.keptKernel else { return nil }
    let samples = kept.samples[kept.sampleRange(of: segment..<segment + 1)]
    guard !samples.isEmpty else { return count == 0 ? [] : nil }
    return (0..<count).map { place in
      let sample = samples[samples.startIndex + (2 * place + 1) * samples.count / (2 * count)]
      return StreetValues(kernel: sample.x, density: sample.y)
    }
  }

  /// What is found at the places, segment by segment, on all processors.
  /// - Complexity: O(length of the network).
  func values(_ find: @escaping @Sendable (StreetPlaces) -> [Float]) -> Found {
    kept.flatMap { keptValues($0, find) } ?? allValues(find)
  }

  /// Whether something is so at any of the places; where it is, few of them are looked at.
  /// - Complexity: O(length of the network) where it is not.
  func contains(where isSo: @Sendable ([Coordinate]) -> Bool) -> Bool {
    let isFound = Atomic(false)
    inParallel(graph.segmentCount, piece: Self.segmentsOfPiece) { segments in
      guard !isFound.load(ordering: .relaxed) else { return }
      if isSo(segments.flatMap { Self.places(ofSegment: $0, in: graph) }) { isFound.store(true, ordering: .relaxed) }
    }
    return isFound.load(ordering: .relaxed)
  }

  /// What was found along a network.
  struct Found: Sendable {
    let values: NetworkValues
    /// The mean over each segment's samples; NaN where one of them is.
    let means: [Float]
  }

  private func allValues(_ find: @Sendable (StreetPlaces) -> [Float]) -> Found {
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
    return Found(values: .all(values: values, firstOfSegment: firstOfSegment), means: means)
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

  /// The values with what the network keeps; nil where something else than a value a place is found.
  private func keptValues(
    _ kept: KeptKernel, _ find: @escaping @Sendable (StreetPlaces) -> [Float]
  ) -> Found? {
    let isWhole = Atomic(true)
    let means = [Float](unsafeUninitializedCapacity: graph.segmentCount) { means, meanCount in
      let output = SharedOutput(means)
      inParallel(graph.segmentCount, piece: Self.segmentsOfPiece) { segments in
        let values = find(places(segments, kept))
        let isFound = values.count == kept.sampleRange(of: segments).count
        if !isFound { isWhole.store(false, ordering: .relaxed) }
        output.initialize(
          from: segments.lowerBound,
          with: isFound ? Self.means(segments, kept, values) : [Float](repeating: .nan, count: segments.count))
      }
      meanCount = graph.segmentCount
    }
    guard isWhole.load(ordering: .relaxed) else { return nil }
    let values = NetworkValues.OnDemand(segmentCount: graph.segmentCount) { find(places($0..<$0 + 1, kept)) }
    return Found(values: .onDemand(values), means: means)
  }

  /// The means over some segments of the values along them.
  private static func means(_ segments: Range<Int>, _ kept: KeptKernel, _ values: [Float]) -> [Float] {
    let first = Int(kept.firstSample[segments.lowerBound])
    return values.withUnsafeBufferPointer { values in
      segments.map { segment in
        let samples = kept.sampleRange(of: segment..<segment + 1)
        return SegmentValues.mean(values[samples.lowerBound - first..<samples.upperBound - first])
      }
    }
  }

  /// The places along some segments, with what the network keeps of their streets.
  private func places(_ segments: Range<Int>, _ kept: KeptKernel) -> StreetPlaces {
    let graph = graph
    let samples = UnsafeBufferPointer(rebasing: kept.samples[kept.sampleRange(of: segments)])
    // Kernel and density lie in the file as they do in memory.
    let streets = samples.withMemoryRebound(to: StreetValues.self) { Array($0) }
    return StreetPlaces(streets: streets) { segments.flatMap { Self.places(ofSegment: $0, in: graph) } }
  }
}

extension KeptKernel {
  /// The samples along some segments.
  fileprivate func sampleRange(of segments: Range<Int>) -> Range<Int> {
    Int(firstSample[segments.lowerBound])..<Int(firstSample[segments.upperBound])
  }
}
