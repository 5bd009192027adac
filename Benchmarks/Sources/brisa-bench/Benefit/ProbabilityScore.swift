/// Predicted chances held against what came true.
struct ProbabilityScore {
  private var outcomes: [(probability: Double, isTrue: Bool)] = []

  private static let groupCount = 5

  var count: Int { outcomes.count }

  mutating func add(_ probability: Double, isTrue: Bool) { outcomes.append((probability, isTrue)) }

  /// A fifth of the predictions, from the lowest to the highest.
  struct Group {
    /// Mean of what was predicted.
    let predicted: Double
    /// Share that came true.
    let observed: Double
  }

  var groups: [Group] {
    let sorted = outcomes.sorted { $0.probability < $1.probability }
    return (0..<Self.groupCount).compactMap { group in
      let part = sorted[group * sorted.count / Self.groupCount..<(group + 1) * sorted.count / Self.groupCount]
      guard !part.isEmpty else { return nil }
      return Group(
        predicted: part.reduce(0) { $0 + $1.probability } / Double(part.count),
        observed: Double(part.count { $0.isTrue }) / Double(part.count))
    }
  }

  /// The largest difference between predicted and observed of a fifth, in points; none where nothing was predicted.
  var worstPoints: Double {
    groups.count == Self.groupCount
      ? 100 * (groups.map { abs($0.predicted - $0.observed) }.max() ?? .infinity) : .infinity
  }

  /// `predicted → observed` of every fifth in percent.
  var text: String {
    groups.map { "\(Report.text(100 * $0.predicted)) → \(Report.text(100 * $0.observed))" }.joined(separator: ", ")
  }
}
