internal import AirData
internal import Foundation

/// How hard somebody breathes, in words.
///
/// The rates are 27 × 3.5 mL O2 a minute and kilogram × 70 kg for each MET, rounded: rest 1 MET, light as an e-scooter
/// (2.14), moderate as walking (3.12), hard as cycling (6.8). `docs/profiles.md` names the sources.
package enum BreathingEffort: String, CaseIterable, Sendable {
  case rest, light, moderate, hard

  /// m³/h.
  package var cubicMetersPerHour: Double {
    switch self {
    case .rest: 0.4
    case .light: 0.84
    case .moderate: 1.2
    case .hard: 2.7
    }
  }

  /// The rate that a text writes: a number of m³/h, or an effort; nil for all else.
  package static func rate(_ text: String) -> Double? {
    if let effort = Self(rawValue: text.trimmingCharacters(in: .whitespaces)) { return effort.cubicMetersPerHour }
    guard let value = DecimalNumber.parse(text), Traveller.breathing.contains(value) else { return nil }
    return value
  }

  /// The efforts with commas.
  package static let words = allCases.map(\.rawValue).joined(separator: ", ")

  /// What ``rate(_:)`` takes, in words.
  package static let choices = "a number of m³/h from 0.1 to 12, or one of \(words)"
}
