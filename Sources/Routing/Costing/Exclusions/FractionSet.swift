/// Stretches of a segment, as fractions of its length: disjoint and in order.
struct FractionSet: Hashable, Sendable {
  /// One stretch.
  struct Interval: Hashable, Sendable {
    var lower: Double
    var upper: Double
  }

  /// All of a segment.
  static let whole = FractionSet(intervals: [Interval(lower: 0, upper: 1)])
  /// Nothing of a segment.
  static let empty = FractionSet(intervals: [])

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
    min(abs(end - start), clipped(from: start, to: end).intervals.reduce(0) { $0 + $1.upper - $1.lower })
  }

  /// What lies between two fractions, given in any order.
  func clipped(from start: Double, to end: Double) -> FractionSet {
    let low = min(start, end)
    let high = max(start, end)
    return FractionSet(
      intervals: intervals.compactMap { interval in
        let lower = max(low, interval.lower)
        let upper = min(high, interval.upper)
        return lower < upper ? Interval(lower: lower, upper: upper) : nil
      })
  }
}
