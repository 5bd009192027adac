internal import AirData
internal import Foundation

/// Figures of a verdict: few digits, and a comma where the language has one.
enum VerdictNumber {
  /// `11 %`, `1.6 %`: whole from two on.
  static func percent(_ value: Double) -> LocalizedText { number(value).map { $0 + " %" } }

  /// `6 to 16 %`.
  static func range(_ range: ClosedRange<Double>) -> LocalizedText {
    let (low, high) = (number(range.lowerBound), percent(range.upperBound))
    return LocalizedText(
      en: "\(low.en) to \(high.en)", es: "del \(low.es) al \(high.es)",
      ca: "\(joined("de", low.ca)) \(joined("a", high.ca))")
  }

  /// `del 6`, `de l'11`: a Valencian preposition and the article, which loses its vowel before `u` and `onze`.
  private static func joined(_ preposition: String, _ number: String) -> String {
    ["1", "11"].contains(number.prefix { $0.isNumber }) ? "\(preposition) l'\(number)" : "\(preposition)l \(number)"
  }

  /// `93 %`; what is nearly sure is not said to be sure.
  static func probability(_ value: Double) -> LocalizedText {
    if value > 0.99 { return LocalizedText(en: "more than 99 %", es: "más de un 99 %", ca: "més d'un 99 %") }
    if value < 0.01 { return LocalizedText(en: "less than 1 %", es: "menos de un 1 %", ca: "menys d'un 1 %") }
    let share = PercentText.share(value)
    return LocalizedText(en: share, es: "un \(share)", ca: "un \(share)")
  }

  private static func number(_ value: Double) -> LocalizedText {
    let digits = String(format: abs(value) < 1.95 ? "%.1f" : "%.0f", abs(value))
    return LocalizedText(digits: (value < 0 && digits != "0.0" ? "−" : "") + digits)
  }
}
