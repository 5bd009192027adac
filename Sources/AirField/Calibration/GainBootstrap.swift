internal import Geo

/// How sure it is that one method is better than another: two bootstraps, of which the less sure one counts.
///
/// Errors of neighbouring hours are alike, so that whole days are drawn and not hours (block bootstrap, Künsch 1989).
/// And what a method gains may be owed to one pair of neighbouring stations, so that stations are drawn as well: days
/// alone make a gain look sure that another set of sites would not show.
struct GainBootstrap: Sendable {
  /// Share of the draws of days in which the candidate's squared error is the smaller one.
  let probabilityOverDays: Double
  /// Share of the draws of stations in which it is.
  let probabilityOverSites: Double

  private static let draws = 1000

  /// Least of both probabilities at which a difference is more than chance.
  static let minProbability = 0.9

  /// Draws with replacement; the same input gives the same answer.
  /// - Complexity: O(draws × (days + sites)).
  init(of candidate: SquaredErrorsByDay, over reference: SquaredErrorsByDay, sites: [Int]) {
    let days = reference.sums.first?.count ?? 0
    func gain(_ site: Int, _ day: Int) -> Double { reference.sums[site][day] - candidate.sums[site][day] }
    probabilityOverDays = Self.probability(
      (0..<days).map { day in sites.reduce(0) { $0 + gain($1, day) } })
    probabilityOverSites = Self.probability(
      sites.map { site in (0..<days).reduce(0) { $0 + gain(site, $1) } })
  }

  /// Share of the draws whose gains sum to more than nothing.
  private static func probability(_ gains: [Double]) -> Double {
    guard !gains.isEmpty else { return 0 }
    var random = SeededRandom(seed: 0x42_72_69_73_61)
    var better = 0
    for _ in 0..<draws {
      var sum = 0.0
      for _ in gains { sum += gains[random.below(gains.count)] }
      better += sum > 0 ? 1 : 0
    }
    return Double(better) / Double(draws)
  }
}

extension SeededRandom {
  /// A number from 0 up to but not a bound: the high half of a product, as good as unbiased for bounds far below 2⁶⁴.
  fileprivate mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
