internal import Foundation

/// The days of a history's hours, numbered from the first one (UTC).
struct DayNumbers: Sendable {
  /// Number of days from the first to the last hour.
  let count: Int
  private let numbers: [Int]

  init(_ history: StationHistory) {
    let days = history.hours.map { Int(($0.timeIntervalSince1970 / 86_400).rounded(.down)) }
    let first = days.first ?? 0
    numbers = days.map { $0 - first }
    count = (numbers.last ?? -1) + 1
  }

  /// The day of an hour, by its index.
  subscript(hour: Int) -> Int { numbers[hour] }
}
