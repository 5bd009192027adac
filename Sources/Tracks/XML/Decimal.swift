internal import Foundation

extension Double {
  /// A plain decimal with so many decimals.
  func formattedDecimal(_ decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
