internal import Foundation

extension Double {
  /// The value with so many decimals; JSON prints no digits that nobody knows.
  package func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}

extension Dictionary where Key: RawRepresentable, Key.RawValue == String {
  /// The dictionary with plain words as keys, as JSON has it.
  package func keyedByWord<Result>(_ transform: (Value) -> Result) -> [String: Result] {
    Dictionary<String, Result>(uniqueKeysWithValues: map { ($0.key.rawValue, transform($0.value)) })
  }
}
