internal import Foundation

/// e^(−x) from a table: the errors of two ways are compared stretch by stretch, some thousand times a route.
enum FadingTable {
  /// Beyond it nothing is left that counts: e^(−16) is 10⁻⁷.
  private static let end = 16.0
  private static let stepsPerUnit = 64.0

  /// The values; one more than is looked up, so that there is a next one.
  static let values = (0...Int(end * stepsPerUnit) + 1).map { exp(-Double($0) / stepsPerUnit) }

  /// e^(−x) for x from 0 on, to 3·10⁻⁵ of it, from ``values``; 0 from 16 on.
  static func value(_ x: Double, in values: Span<Double>) -> Double {
    guard x < end else { return 0 }
    let place = x * stepsPerUnit
    let index = Int(place)
    let low = values[index]
    return low + (values[index + 1] - low) * (place - Double(index))
  }
}
