internal import Foundation

/// Distances as people say them.
package enum SpokenDistance {
  /// Metres, rounded to 5 below 50, to 10 below 300, to 50 below a kilometre, then to 100 and from ten kilometres on to
  /// 1000; finer, down to the metre, where that would be more than it may be.
  package static func rounded(_ meters: Double, to most: Double = .infinity) -> Double {
    let usual = usualUnit(meters)
    let unit = usual <= most ? usual : units.last { $0 < usual && $0 <= most } ?? 1
    return max(unit, (meters / unit).rounded() * unit)
  }

  private static let units = [1.0, 5, 10, 50, 100]

  private static func usualUnit(_ meters: Double) -> Double {
    switch meters {
    case ..<47.5: 5
    case ..<295: 10
    case ..<975: 50
    case ..<9950: 100
    default: 1000
    }
  }

  /// The number of metres or kilometres, with the decimal mark of a language.
  static func figure(
    _ meters: Double, to most: Double = .infinity, _ mark: String
  ) -> (number: String, isKilometers: Bool) {
    let meters = rounded(meters, to: most)
    guard meters >= 1000 else { return (String(format: "%.0f", meters), false) }
    return (String(format: "%g", meters / 1000).replacing(".", with: mark), true)
  }
}
