/// Stretches of a segment, as fractions of its length: disjoint and in order.
struct FractionSet: Hashable, Sendable {
  /// One stretch.
  struct Interval: Hashable, Sendable {
    var lower: Double
    var upper: Double
  }

  static let whole = FractionSet(intervals: [Interval(lower: 0, upper: 1)])

  let intervals: [Interval]

  private init(intervals: [Interval]) {
    self.intervals = intervals
  }

  /// The union of stretches that may overlap and come in any order.
  /// - Complexity: O(n log n).
  init(union stretches: [Interval]) {
    var merged: [Interval] = []
    for next in stretches.sorted(by: { $0.lower < $1.lower }) {
      if let last = merged.last, next.lower <= last.upper {
        merged[merged.count - 1].upper = max(last.upper, next.upper)
      } else {
        merged.append(next)
      }
    }
    intervals = merged
  }

  /// The share that lies between two fractions, given in any order.
  func measure(from start: Double, to end: Double) -> Double {
    let low = min(start, end)
    let high = max(start, end)
    var sum = 0.0
    for interval in intervals { sum += max(0, min(high, interval.upper) - max(low, interval.lower)) }
    return min(sum, high - low)
  }
}
