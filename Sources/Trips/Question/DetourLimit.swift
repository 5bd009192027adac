internal import AirData
internal import Foundation
package import Setup

/// How much more than the fastest route a route may take (`--max-detour`).
package enum DetourLimit: Sendable, Hashable {
  /// More time.
  case seconds(Double)
  /// More time, in percent of the fastest route's.
  case percent(Double)
  /// More length than the fastest route has.
  case meters(Double)

  private static let units: [(word: String, greatest: Double, make: @Sendable (Double) -> DetourLimit)] = [
    ("min", 1440, { .seconds($0 * 60) }), ("km", 1000, { .meters($0 * 1000) }), ("%", 1000, { .percent($0) }),
    ("s", 86_400, { .seconds($0) }), ("h", 24, { .seconds($0 * 3600) }), ("m", 1_000_000, { .meters($0) }),
  ]

  /// Reads `5min`, `90s`, `1h`, `10%`, `500m` or `1.5km`.
  /// - Throws: ``BrisaError`` that shows the forms.
  package init(parsing text: String) throws(BrisaError) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let word = text.filter { $0 != " " }
    guard let unit = Self.units.first(where: { word.hasSuffix($0.word) }),
      let number = DecimalNumber.parse(word.dropLast(unit.word.count)), number >= 0, number <= unit.greatest
    else {
      throw BrisaError(
        .badArgument,
        "--max-detour takes a time, a share or a length on top of the fastest route, like 5min, 10% or 500m (at most "
          + "24h, 1000% or 1000km), not '\(text)'.")
    }
    self = unit.make(number)
  }

  /// The limit in the shortest of its forms: `300s`, `10%`, `500m`.
  package var word: String {
    switch self {
    case .seconds(let seconds): String(format: "%gs", seconds)
    case .percent(let percent): String(format: "%g%%", percent)
    case .meters(let meters): String(format: "%gm", meters)
    }
  }
}
