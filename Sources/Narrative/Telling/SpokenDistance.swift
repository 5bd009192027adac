internal import Foundation

/// Distances as people say them.
package enum SpokenDistance {
  /// Metres, rounded to 5 below 50, to 10 below 300, to 50 below a kilometre, then to 100 and from ten kilometres on to
  /// 1000.
  package static func rounded(_ meters: Double) -> Double {
    let unit: Double
    switch meters {
    case ..<47.5: unit = 5
    case ..<295: unit = 10
    case ..<975: unit = 50
    case ..<9950: unit = 100
    default: unit = 1000
    }
    return max(unit, (meters / unit).rounded() * unit)
  }

  /// The number of metres or kilometres, with the decimal mark of a language.
  static func figure(_ meters: Double, _ mark: String) -> (number: String, isKilometers: Bool) {
    let meters = rounded(meters)
    guard meters >= 1000 else { return (String(format: "%.0f", meters), false) }
    return (String(format: "%g", meters / 1000).replacing(".", with: mark), true)
  }
}
