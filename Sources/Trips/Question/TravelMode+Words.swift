package import AirData
package import Streets

extension TravelMode {
  /// How somebody goes, in a sentence: `on foot`, `by bike`.
  package var manner: String { mannerText.en }

  /// How somebody goes, in every language.
  package var mannerText: LocalizedText {
    switch self {
    case .walk: LocalizedText(en: "on foot", es: "a pie", ca: "a peu")
    case .bike: LocalizedText(en: "by bike", es: "en bicicleta", ca: "amb bicicleta")
    case .scooter: LocalizedText(en: "by scooter", es: "en patinete", ca: "amb patinet")
    }
  }
}
