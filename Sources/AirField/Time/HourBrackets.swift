internal import Foundation

/// Finds the two known hours around a moment.
struct HourBrackets: Sendable {
  /// Positions of two fields, the same where one holds, and the weight of the later.
  struct Bracket: Hashable, Sendable {
    let earlier: Int
    let later: Int
    let weight: Double
  }

  private let positions: [Int]
  private let hours: [DateInterval]
  private let middles: [Date]
  private let longestGapSeconds: Double

  /// Takes hours in order, with the positions that they are known by.
  init(positions: [Int], hours: [DateInterval], longestGapHours: Int) {
    self.positions = positions
    self.hours = hours
    middles = hours.map { $0.start + $0.duration / 2 }
    longestGapSeconds = Double(max(0, longestGapHours)) * 3600
  }

  /// The known hours around a moment; nil where none is near enough.
  /// - Complexity: O(log hours).
  func bracket(at moment: Date) -> Bracket? {
    let next = firstAfter(moment)
    let isAfterOne = next > 0
    let isBeforeOne = next < middles.count
    if isAfterOne, isBeforeOne, hours[next].start.timeIntervalSince(hours[next - 1].end) <= longestGapSeconds {
      let weight = moment.timeIntervalSince(middles[next - 1]) / middles[next].timeIntervalSince(middles[next - 1])
      return Bracket(earlier: positions[next - 1], later: positions[next], weight: weight)
    }
    if isBeforeOne, hours[next].start <= moment { return held(next) }
    if isAfterOne, moment < hours[next - 1].end + longestGapSeconds { return held(next - 1) }
    return nil
  }

  private func held(_ index: Int) -> Bracket {
    Bracket(earlier: positions[index], later: positions[index], weight: 0)
  }

  /// Index of the first hour whose middle is later than a moment.
  private func firstAfter(_ moment: Date) -> Int {
    var low = 0
    var high = middles.count
    while low < high {
      let middle = (low + high) / 2
      if middles[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
