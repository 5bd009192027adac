internal import Foundation

/// Numbers that OSM tags write.
package enum TagNumbers {
  /// A length in metres: `1.5`, `1.5 m`, `90 cm`, `30 mm`, `3'`, `3'6"`, `6"`; nil where it is none.
  static func meters(_ text: String) -> Double? {
    let word = text.replacing(" ", with: "")
    if word.hasSuffix("cm") { return number(word.dropLast(2)).map { $0 / 100 } }
    if word.hasSuffix("mm") { return number(word.dropLast(2)).map { $0 / 1000 } }
    if word.hasSuffix("m") { return number(word.dropLast(1)) }
    guard let mark = word.firstIndex(of: "'") else {
      return word.hasSuffix("\"") ? number(word.dropLast()).map { $0 * 0.0254 } : number(word[...])
    }
    let inches = word[word.index(after: mark)...].prefix { $0 != "\"" }
    guard let feet = number(word[..<mark]), let rest = inches.isEmpty ? 0 : number(inches) else { return nil }
    return feet * 0.3048 + rest * 0.0254
  }

  /// How steep a slope is, in percent, up or down alike.
  static func slopePercent(_ text: String) -> Double? { inclinePercent(text).map { abs($0) } }

  /// How much a way climbs along its shape, in percent, below 0 where it falls: `6%`, `-6 %`, `5°`; nil for `up` and
  /// the like.
  package static func inclinePercent(_ text: String) -> Double? {
    let word = text.replacing(" ", with: "")
    let digits = word.drop { "+-".contains($0) }
    let sign = word.hasPrefix("-") ? -1.0 : 1.0
    if digits.hasSuffix("%") { return number(digits.dropLast()).map { sign * $0 } }
    guard digits.hasSuffix("°"), let degrees = number(digits.dropLast()), degrees < 90 else { return nil }
    return sign * 100 * tan(degrees * .pi / 180)
  }

  /// A finite number that is not negative.
  private static func number(_ text: Substring) -> Double? {
    guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
    return value
  }
}
