import Foundation

/// e^(−x) from a table: the errors of two ways are held against each other stretch by stretch, some thousand times a route.
struct FadingTable: Sendable {
  /// Beyond it nothing is left that counts: e^(−16) is 10⁻⁷.
  private static let end = 16.0
  private static let stepsPerUnit = 64.0

  /// The one table.
  static let shared = FadingTable()

  private let values: [Double]

  private init() {
    // One more than is looked up, so that there is a next one.
    values = (0...Int(Self.end * Self.stepsPerUnit) + 1).map { exp(-Double($0) / Self.stepsPerUnit) }
  }

  /// e^(−x) for x from 0 on, to 3·10⁻⁵ of it; 0 from 16 on.
  subscript(x: Double) -> Double {
    guard x < Self.end else { return 0 }
    let place = x * Self.stepsPerUnit
    let index = Int(place)
    let low = values[index]
    return low + (values[index + 1] - low) * (place - Double(index))
  }
}
