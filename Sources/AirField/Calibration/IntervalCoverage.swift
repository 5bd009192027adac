/// Shares of readings that lie inside the intervals they were promised.
package struct IntervalCoverage: Hashable, Sendable {
  /// Inside the 68 % interval.
  package let inner: Double
  /// Inside the 95 % interval.
  package let outer: Double
  /// Number of readings.
  package let count: Int
}

/// Counts the readings inside their intervals.
struct IntervalTally {
  private var inner = 0
  private var outer = 0
  private var count = 0

  /// Counts a reading, by whether it lies inside its 68 % interval, and inside its 95 % interval.
  mutating func add(_ isInside: (inner: Bool, outer: Bool)) {
    inner += isInside.inner ? 1 : 0
    outer += isInside.outer ? 1 : 0
    count += 1
  }

  /// What has been counted.
  var shares: IntervalCoverage {
    let divisor = Double(max(1, count))
    return IntervalCoverage(inner: Double(inner) / divisor, outer: Double(outer) / divisor, count: count)
  }
}
