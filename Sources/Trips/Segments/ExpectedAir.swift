internal import AirField
internal import CityAir
internal import Streets

/// What is expected of p where it is not known: the mean of what is known, told apart by the streets as far as these
/// tell apart what is known.
struct ExpectedAir {
  /// By segment, the line α + β × the pattern of the streets that fits the known segments best, β at least 0, and
  /// nothing below 0.
  let values: [Float]

  /// - Parameters:
  ///   - known: p by segment, NaN where it is not known.
  ///   - graph: The streets.
  ///   - sampler: What p is, and which pattern its streets have.
  /// - Complexity: O(length of the network).
  init(_ known: [Float], graph: StreetGraph, sampler: PollutionSampler) {
    let pattern = sampler.expectedAir.map { pattern in
      NetworkSamples(graph, usesKept: pattern.isKept).values { places in
        if pattern.isKept, let streets = places.streets { return pattern.totals(streets) }
        return pattern.parts(at: places.coordinates).map { Float($0.total) }
      }.means
    }
    values = Self.values(known, pattern ?? [Float](repeating: 1, count: known.count))
  }

  /// The line through what is known.
  static func values(_ known: [Float], _ pattern: [Float]) -> [Float] {
    var (count, sumX, sumY) = (0.0, 0.0, 0.0)
    for (y, x) in zip(known, pattern) where y.isFinite && x.isFinite {
      (count, sumX, sumY) = (count + 1, sumX + Double(x), sumY + Double(y))
    }
    guard count > 0 else { return known }
    let (meanX, meanY) = (sumX / count, sumY / count)
    var (squares, products) = (0.0, 0.0)
    for (y, x) in zip(known, pattern) where y.isFinite && x.isFinite {
      squares += (Double(x) - meanX) * (Double(x) - meanX)
      products += (Double(x) - meanX) * (Double(y) - meanY)
    }
    let slope = squares > 0 ? max(0, products / squares) : 0
    return pattern.map { $0.isFinite ? Float(max(0, meanY + slope * (Double($0) - meanX))) : Float(meanY) }
  }
}
