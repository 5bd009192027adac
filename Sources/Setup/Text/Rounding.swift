internal import Foundation

extension Double {
  /// The value with so many decimals; JSON prints no digits that nobody knows, and no `-0`.
  package func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    // Added to nothing, what is below zero and rounds to it loses its sign.
    return (self * scale).rounded() / scale + 0
  }

  /// A share with so many decimals: a little is not nothing, and nearly all is not all.
  package func roundedShare(decimals: Int) -> Double {
    guard self > 0, self < 1 else { return self }
    let scale = pow(10, Double(decimals))
    return min(max(rounded(decimals: decimals), 1 / scale), (scale - 1) / scale)
  }

  /// A probability with three decimals, from 0.001 to 0.999: no model is sure, however far a figure lies from a limit.
  package var roundedProbability: Double { min(max(rounded(decimals: 3), 0.001), 0.999) }
}

extension Dictionary where Key: RawRepresentable, Key.RawValue == String {
  /// The dictionary with plain words as keys, as JSON has it.
  package func keyedByWord<Result>(_ transform: (Value) -> Result) -> [String: Result] {
    Dictionary<String, Result>(uniqueKeysWithValues: map { ($0.key.rawValue, transform($0.value)) })
  }
}
