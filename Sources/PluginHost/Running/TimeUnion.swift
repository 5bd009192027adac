internal import Foundation

/// The time that some intervals cover together.
struct TimeUnion {
  /// In their order, and none touches another.
  private var parts: [(start: Date, end: Date)] = []

  /// - Complexity: O(n log n) for n intervals.
  init(_ intervals: [(start: Date, end: Date)]) {
    for interval in intervals.sorted(by: { $0.start < $1.start }) {
      if let last = parts.last, interval.start <= last.end {
        parts[parts.count - 1].end = max(last.end, interval.end)
      } else {
        parts.append(interval)
      }
    }
  }

  /// Whether any of it lies between a start and an end.
  /// - Complexity: O(log n) for n intervals.
  func overlaps(_ start: Date, _ end: Date) -> Bool {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].start < end
  }
}
