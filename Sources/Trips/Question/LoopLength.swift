internal import AirData
internal import Foundation
package import Setup

/// How long a round trip is to be.
package enum LoopLength: Sendable, Hashable {
  /// Metres.
  case meters(Double)
  /// Travel time.
  case seconds(Double)
  /// µg of the pollutant of the question that are inhaled.
  case dose(Double)

  /// The units by how they are written, the longer of two endings first; a number alone is metres.
  private static let units: [(word: String, make: @Sendable (Double) -> LoopLength)] = [
    ("min", { .seconds($0 * 60) }), ("km", { .meters($0 * 1000) }), ("h", { .seconds($0 * 3600) }),
    ("m", { .meters($0) }), ("", { .meters($0) }),
  ]

  /// Reads a length like `5km`, `800m` or `800`, or a time like `45min` or `1.5h`.
  /// - Throws: ``BrisaError`` that says what the option takes.
  package init(parsing text: String, option: String = "--length") throws(BrisaError) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let word = text.filter { $0 != " " }
    guard let unit = Self.units.first(where: { word.hasSuffix($0.word) }),
      let number = DecimalNumber.parse(word.dropLast(unit.word.count)), unit.make(number).isWithinLimits
    else {
      throw BrisaError(
        .badArgument,
        text: LocalizedText(
          en:
            "\(option) takes a length from 500m to 50km or a time from 5min to 10h, like 5km or 45min, not '\(text)'.",
          es: "\(option) admite una longitud de 500m a 50km o un tiempo de 5min a 10h, como 5km o 45min, no '\(text)'.",
          ca: "\(option) admet una longitud de 500m a 50km o un temps de 5min a 10h, com 5km o 45min, no '\(text)'."))
    }
    self = unit.make(number)
  }

  /// The number of a dose in µg, with its unit or without: `20ug`, `20 µg`, `20`; nil for another text.
  package static func micrograms(_ text: String) -> Double? {
    let word = text.filter { $0 != " " }
    let digits = ["ug", "µg", "μg"].first { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) } ?? word
    return DecimalNumber.parse(digits)
  }

  /// Reads a dose like `20ug`.
  /// - Throws: ``BrisaError`` that says what is taken.
  package init(dose text: String) throws(BrisaError) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let number = Self.micrograms(text), Self.dose(number).isWithinLimits else {
      throw BrisaError(.badArgument, "--dose takes µg from 0.1 to 1000, like 20ug, not '\(text)'.")
    }
    self = .dose(number)
  }

  private var isWithinLimits: Bool {
    switch self {
    case .meters(let meters): (500...50_000).contains(meters)
    case .seconds(let seconds): (300...36_000).contains(seconds)
    case .dose(let micrograms): (0.1...1000).contains(micrograms)
    }
  }

  /// As it is written: `5km`, `45min`, `20ug`.
  package var word: String {
    switch self {
    case .meters(let meters): String(format: "%gkm", meters / 1000)
    case .seconds(let seconds): String(format: "%gmin", seconds / 60)
    case .dose(let micrograms): String(format: "%gug", micrograms)
    }
  }

  /// As it is said, with a decimal point: `5 km`, `45 min`, `2 h`, `20 µg`.
  var figure: String {
    switch self {
    case .meters(let meters): String(format: "%g km", meters / 1000)
    case .seconds(let seconds):
      seconds.truncatingRemainder(dividingBy: 3600) == 0
        ? String(format: "%g h", seconds / 3600) : String(format: "%g min", seconds / 60)
    case .dose(let micrograms): String(format: "%g µg", micrograms)
    }
  }
}
