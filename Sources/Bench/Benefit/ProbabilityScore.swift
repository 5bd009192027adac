/// Predicted chances held against what came true.
public struct ProbabilityScore: Sendable {
  private var outcomes: [(probability: Double, isTrue: Bool)] = []

  private static let groupCount = 5

  /// Number of predictions.
  public var count: Int { outcomes.count }

  mutating func add(_ probability: Double, isTrue: Bool) { outcomes.append((probability, isTrue)) }

  /// The fifths of the predictions, from the lowest to the highest: mean of what was predicted, and share that came
  /// true.
  public var groups: [(predicted: Double, observed: Double)] {
    let sorted = outcomes.sorted { $0.probability < $1.probability }
    return (0..<Self.groupCount).compactMap { group in
      let part = sorted[group * sorted.count / Self.groupCount..<(group + 1) * sorted.count / Self.groupCount]
      guard !part.isEmpty else { return nil }
      return (
        part.reduce(0) { $0 + $1.probability } / Double(part.count),
        Double(part.count { $0.isTrue }) / Double(part.count)
      )
    }
  }

  /// The largest difference between predicted and observed of a fifth, in points; none where nothing was predicted.
  public var worstPoints: Double {
    groups.count == Self.groupCount
      ? 100 * (groups.map { abs($0.predicted - $0.observed) }.max() ?? .infinity) : .infinity
  }
}
