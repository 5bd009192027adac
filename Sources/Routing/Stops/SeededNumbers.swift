internal import Geo

/// Random numbers, the same in each run.
struct SeededNumbers {
  private var random = SeededRandom(seed: 1)

  /// A whole number from 0.
  mutating func number(below count: Int) -> Int { Int(random.next() % UInt64(count)) }

  /// A share above 0 and up to 1.
  mutating func share() -> Double { (Double(random.next() >> 11) + 1) / 9_007_199_254_740_992 }
}
