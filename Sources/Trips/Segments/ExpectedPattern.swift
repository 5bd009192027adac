internal import AirField
internal import CityAir
internal import Computing
internal import Streets

/// How the streets are expected to tell the air of an hour apart, by segment.
///
/// It is the same for all pollutants and measures of the hour, so it is sampled once, when it is first asked for.
final class ExpectedPattern: MemoryCounted {
  private let sampled = LazyValue<[Float]>()

  var memoryBytes: Int { (sampled.known?.count ?? 0) * MemoryLayout<Float>.stride }

  /// Samples the network, unless somebody has.
  /// - Parameters:
  ///   - graph: The streets, which are those of the first who asks.
  ///   - sampler: What is sampled of the hour.
  /// - Returns: The mean over each segment; nil where the streets tell nothing of what is sampled.
  /// - Complexity: O(length of the network) the first time.
  func means(on graph: StreetGraph, for sampler: PollutionSampler) -> [Float]? {
    guard let pattern = sampler.expectedAir else { return nil }
    return sampled.value { NetworkSamples(graph, usesKept: pattern.isKept).values { pattern.totals(at: $0) }.means }
  }
}
