package import AirData

/// Names of interpolation methods for people.
package enum MethodWords {
  /// A method by its id, `mean` or `kriging+streets`, in the reader's language; in English it is the id, as `--field`
  /// takes it.
  package static func name(of id: String) -> LocalizedText {
    let parts = id.split(separator: "+").map { words[String($0)] ?? LocalizedText(same: String($0)) }
    func joined(_ language: Language) -> String { parts.map { $0[language] }.joined(separator: "+") }
    return LocalizedText(en: joined(.en), es: joined(.es), ca: joined(.ca))
  }

  private static let words = [
    "mean": LocalizedText(en: "mean", es: "media", ca: "mitjana"),
    "nearest": LocalizedText(en: "nearest", es: "estación más próxima", ca: "estació més pròxima"),
    "streets": LocalizedText(en: "streets", es: "calles", ca: "carrers"),
    "wind": LocalizedText(en: "wind", es: "viento", ca: "vent"),
  ]
}
