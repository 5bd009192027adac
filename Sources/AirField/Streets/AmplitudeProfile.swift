package import Foundation

/// How amplitude ÷ background moves over the week: a factor for each hour of the city's clock, about 1 on average.
package struct AmplitudeProfile: Hashable, Sendable {
  /// 168 factors, from Monday 00:00 on.
  package let factors: [Double]

  /// Number of factors.
  package static let hourCount = 168
  /// Smallest and largest factor.
  package static let factorRange = 0.1...4.0

  /// - Parameter factors: One for each hour of the week; nil is returned unless there are 168 in range.
  package init?(factors: [Double]) {
    guard factors.count == Self.hourCount, factors.allSatisfy({ Self.factorRange.contains($0) }) else { return nil }
    self.factors = factors
  }

  private init(hourOfDay: (Int) -> Double) {
    factors = (0..<Self.hourCount).map { hourOfDay($0 % 24) }
  }

  /// What stations of the world show: from 7 to 22 o'clock 1.65 times what it is at night, on working days and weekends
  /// alike.
  ///
  /// At weekends both streets and background have less, so their ratio stays. Which hours the data calls day is a
  /// presumption.
  package static let usual = AmplitudeProfile { (7..<22).contains($0) ? 1.17 : 0.71 }

  /// The factor of the hour that begins at a time.
  package func factor(at hour: Date, in zone: TimeZone) -> Double { factors[Self.index(of: hour, in: zone)] }

  /// The hour of the week, from Monday 00:00 on.
  static func index(of hour: Date, in zone: TimeZone) -> Int {
    let local = hour.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: hour))
    guard local.isFinite, abs(local) < 1e12 else { return 0 }
    // 1 January 1970 was a Thursday.
    let hours = Int((local / 3600).rounded(.down)) + 72
    return (hours % hourCount + hourCount) % hourCount
  }
}
