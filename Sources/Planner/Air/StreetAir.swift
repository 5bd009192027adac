internal import AirData
internal import Geo
internal import Streets

/// Pollution p on every segment of a network.
struct StreetAir: Sendable {
  /// Metres between samples along a segment.
  static let sampleSpacingMeters = 20.0

  /// p by segment, finite everywhere: segments without air have ``charge``.
  let pollution: [Float]
  /// Whether the air of a segment is not known.
  let isMissing: [Bool]
  /// The 95th percentile of p over the segments that have air: what the others are charged.
  let charge: Float

  /// Samples the air along every segment; nil when no segment has air.
  /// - Complexity: O(length of the network).
  init?(graph: StreetGraph, sampler: PollutionSampler) {
    let samples = NetworkSamples(graph, spacingMeters: Self.sampleSpacingMeters)
    let means = samples.means(of: sampler.pollution(at: samples.places))
    guard let charge = Self.percentile95(means) else { return nil }
    self.charge = charge
    isMissing = means.map(\.isNaN)
    pollution = means.map { $0.isNaN ? charge : $0 }
  }

  /// The 95th percentile (nearest rank) of the finite values, nil when there is none.
  static func percentile95(_ values: [Float]) -> Float? {
    let known = values.filter(\.isFinite).sorted()
    guard !known.isEmpty else { return nil }
    return known[min(known.count - 1, max(0, Int((0.95 * Double(known.count)).rounded(.up)) - 1))]
  }
}

/// Evenly spaced places along all segments of a network.
struct NetworkSamples {
  private(set) var places: [Coordinate] = []
  private var firstOfSegment: [Int] = [0]

  init(_ graph: StreetGraph, spacingMeters: Double) {
    firstOfSegment.reserveCapacity(graph.segmentCount + 1)
    for segment in 0..<graph.segmentCount {
      places += Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: spacingMeters) ?? []
      firstOfSegment.append(places.count)
    }
  }

  /// The mean over each segment's samples; NaN where one of them is.
  func means(of values: [Float]) -> [Float] {
    (0..<firstOfSegment.count - 1).map { segment in
      let range = firstOfSegment[segment]..<firstOfSegment[segment + 1]
      guard !range.isEmpty else { return .nan }
      return values[range].reduce(0, +) / Float(range.count)
    }
  }
}
