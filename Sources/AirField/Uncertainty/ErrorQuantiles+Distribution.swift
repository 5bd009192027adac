internal import Foundation

/// A distribution through the five quantiles.
///
/// Between two of them the standardized error is a straight line in the normal score (the quantile that a normal
/// distribution has at the same share); beyond the outermost the tails are those of normal distributions around the
/// median, scaled to meet them. The distribution so rises everywhere, and it is the normal one for the quantiles of the
/// normal one.
extension ErrorQuantiles {
  /// Share of the readings that lie above prediction + error × σ.
  func probability(above error: Double) -> Double { erfc(normalScore(of: error) / 2.0.squareRoot()) / 2 }

  /// The normal score of a standardized error; infinite beyond quantiles that leave no room for a tail.
  private func normalScore(of error: Double) -> Double {
    if error >= high95 { return Self.tail(error - median, reaching: high95 - median) }
    if error < low95 { return -Self.tail(median - error, reaching: median - low95) }
    let nodes = [
      (-Self.normal95, low95), (-Self.normal68, low68), (0, median), (Self.normal68, high68), (Self.normal95, high95),
    ]
    for (lower, upper) in zip(nodes, nodes.dropFirst()) where error < upper.1 {
      return lower.0 + (error - lower.1) / (upper.1 - lower.1) * (upper.0 - lower.0)
    }
    return Self.normal95
  }

  /// The normal score of a deviation from the median, where the 97.5 % quantile lies at another one.
  private static func tail(_ deviation: Double, reaching outermost: Double) -> Double {
    outermost > 0 ? normal95 * deviation / outermost : .infinity
  }
}
