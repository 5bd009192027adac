internal import Foundation

/// Numbers that people count in: 1, 2 and 5 times a power of ten.
enum RoundNumber {
  /// The greatest that is not above a value greater than zero.
  static func notAbove(_ value: Double) -> Double {
    let power = power(below: value)
    return [5, 2, 1].map { $0 * power }.first { $0 <= value } ?? power
  }

  /// The smallest that is not below a value greater than zero.
  static func notBelow(_ value: Double) -> Double {
    let power = power(below: value)
    return [1, 2, 5].map { $0 * power }.first { $0 >= value } ?? 10 * power
  }

  /// The multiples of a round step from zero to a value, four to ten of them; zero alone where the value is none.
  static func ticks(to most: Double) -> [Double] {
    guard most > 0, most.isFinite else { return [0] }
    return Array(stride(from: 0, through: most * 1.000_001, by: notAbove(most / 3.9)))
  }

  private static func power(below value: Double) -> Double { pow(10, log10(value).rounded(.down)) }
}
