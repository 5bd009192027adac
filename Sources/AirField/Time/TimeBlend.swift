package import Foundation

/// The two hours that a moment is made of: their starts, and how much the later one counts.
package struct TimeBlend: Hashable, Sendable {
  /// Start of the earlier hour, UTC.
  package let earlier: Date
  /// Start of the later hour; the same as ``earlier`` where one hour holds.
  package let later: Date
  /// Weight of the later hour, from 0 to 1; the earlier one has the rest.
  package let weight: Double

  /// Whether one hour holds, as where the next one is not known yet.
  package var isHeld: Bool { earlier == later }
}

extension Estimate {
  /// The estimate on the line to a later one.
  ///
  /// σ goes on the line as well: the errors of neighbouring hours are alike (their correlation was 0.7 to 0.8 over 2022
  /// in Valencia), and as if they were the same, σ is never told too small; at the middle between two hours it is up to
  /// 8 % too large.
  func blended(with later: Estimate, weight: Double) -> Estimate {
    Estimate(value: value + weight * (later.value - value), sigma: sigma + weight * (later.sigma - sigma))
  }
}
