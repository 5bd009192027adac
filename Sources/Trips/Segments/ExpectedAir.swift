internal import CityAir
internal import Computing
internal import Streets

/// What is expected of p where it is not known, and what is charged there.
///
/// Expected is the mean of what is known, told apart by the streets as far as these tell apart what is known: the line
/// α + β × their pattern that fits the known segments best, β at least 0, and nothing below 0. Charged is as much more
/// as the known segments exceed in one of twenty cases; where streets tell nothing apart, that is the 95th percentile
/// of p.
struct ExpectedAir: MemoryCounted {
  /// By segment.
  private let values: [Float]
  /// What is charged over what is expected.
  private let excess: Float

  /// Nil where nothing is known of any segment.
  /// - Parameters:
  ///   - known: p by segment, NaN where it is not known.
  ///   - graph: The streets.
  ///   - sampler: What p is.
  ///   - pattern: The pattern of the hour's streets.
  /// - Complexity: O(length of the network) where the pattern is not there yet, O(segments) else.
  init?(_ known: [Float], graph: StreetGraph, sampler: PollutionSampler, pattern: ExpectedPattern) {
    let means = pattern.means(on: graph, for: sampler)
    self.init(known, pattern: means ?? [Float](repeating: 1, count: known.count))
  }

  /// Creates it by the pattern of each segment; nil where nothing is known of any.
  init?(_ known: [Float], pattern: [Float]) {
    let pairs = zip(known, pattern).filter { $0.isFinite && $1.isFinite }.map { (y: Double($0), x: Double($1)) }
    guard !pairs.isEmpty else { return nil }
    let meanX = pairs.reduce(0) { $0 + $1.x } / Double(pairs.count)
    let meanY = pairs.reduce(0) { $0 + $1.y } / Double(pairs.count)
    let squares = pairs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let products = pairs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let slope = squares > 0 ? max(0, products / squares) : 0
    let values = pattern.map { $0.isFinite ? Float(max(0, meanY + slope * (Double($0) - meanX))) : Float(meanY) }
    excess = Self.percentile95(zip(known, values).map { $1 > 0 ? $0 / $1 : .nan }) ?? 1
    self.values = values
  }

  var memoryBytes: Int { values.count * MemoryLayout<Float>.stride }

  /// What is expected of a segment.
  func value(ofSegment segment: Int) -> Float { values[segment] }

  /// What a segment is charged where nothing is known of it.
  func charge(ofSegment segment: Int) -> Float { values[segment] * excess }

  /// The 95th percentile (nearest rank) of the finite values, nil when there is none.
  static func percentile95(_ values: [Float]) -> Float? {
    let known = values.filter(\.isFinite).sorted()
    guard !known.isEmpty else { return nil }
    return known[min(known.count - 1, max(0, Int((0.95 * Double(known.count)).rounded(.up)) - 1))]
  }
}
