internal import Foundation

/// Numbers as people write them.
package enum NumberText {
  /// `12`, `1.5`: without a fraction where it has none.
  package static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// `1.50`: always so many decimals; a number that rounds to nothing has no sign.
  package static func fixed(_ number: Double, decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", number)
    return Double(text) == 0 ? text.replacing("-", with: "") : text
  }

  /// `+1.5`, `-1.5`, `0.0`: as ``fixed(_:decimals:)``, with a sign unless it rounds to nothing.
  package static func signed(_ number: Double, decimals: Int) -> String {
    let text = fixed(number, decimals: decimals)
    return (Double(text) ?? 0) > 0 ? "+" + text : text
  }

  /// `39.4699`: degrees as people write them, with so many decimals at most, and never with an exponent.
  package static func degrees(_ number: Double, decimals: Int = 7) -> String {
    let text = "\(number.rounded(decimals: decimals))"
    return text.contains("e") ? fixed(number, decimals: decimals) : text
  }
}
