internal import AirData

/// The words of `brisa status`, in every language; `{1}`, `{2}` are values.
enum StatusPhrases {
  static let source = LocalizedText(en: "source", es: "fuente", ca: "font")
  static let newest = LocalizedText(en: "newest", es: "última lectura", ca: "última lectura")
  static let age = LocalizedText(en: "age", es: "antigüedad", ca: "antiguitat")
  static let gaps = LocalizedText(en: "gaps in 7 days", es: "huecos en 7 días", ca: "buits en 7 dies")
  static let quota = LocalizedText(en: "quota", es: "cuota", ca: "quota")
  static let unlimited = LocalizedText(
    en: "{1} a day, no limit", es: "{1} al día, sin límite", ca: "{1} al dia, sense límit")
  static let lastSuccess = LocalizedText(en: "last success", es: "último éxito", ca: "últim èxit")
  static let forbidden = LocalizedText(
    en: "its terms forbid keeping it", es: "sus condiciones prohíben guardarla",
    ca: "les seues condicions prohibixen guardar-la")
  static let forecastTo = LocalizedText(
    en: "forecast to {1}", es: "previsión hasta {1}", ca: "previsió fins a {1}")
  static let none = LocalizedText(en: "none", es: "ninguno", ca: "cap")
  static let missing = LocalizedText(
    en: "{1} of {2} h, at {3}", es: "{1} de {2} h, en {3}", ca: "{1} de {2} h, en {3}")
  static let lastError = LocalizedText(
    en: "Last error of {1}, {2}: {3}", es: "Último error de {1}, {2}: {3}", ca: "Últim error de {1}, {2}: {3}")
  static let silentSince = LocalizedText(
    en: "{1} has given nothing since {2}.", es: "{1} no da nada desde {2}.", ca: "{1} no dona res des de {2}.")
  static let archive = LocalizedText(en: "Archive  {1}", es: "Archivo  {1}", ca: "Arxiu    {1}")

  /// Lengths of the windows of quotas: of one, and of several.
  private static let units = [
    (
      86_400, LocalizedText(en: "a day", es: "al día", ca: "al dia"),
      LocalizedText(en: "in {1} days", es: "en {1} días", ca: "en {1} dies")
    ),
    (
      3600, LocalizedText(en: "an hour", es: "por hora", ca: "per hora"),
      LocalizedText(en: "in {1} hours", es: "en {1} horas", ca: "en {1} hores")
    ),
    (
      60, LocalizedText(en: "a minute", es: "por minuto", ca: "per minut"),
      LocalizedText(en: "in {1} minutes", es: "en {1} minutos", ca: "en {1} minuts")
    ),
    (
      1, LocalizedText(en: "a second", es: "por segundo", ca: "per segon"),
      LocalizedText(en: "in {1} seconds", es: "en {1} segundos", ca: "en {1} segons")
    ),
  ]

  /// How the length of a quota's window is read after a number of requests: `a minute`, `in 15 minutes`.
  static func length(_ seconds: Int) -> String {
    let unit = units.first { seconds > 0 && seconds.isMultiple(of: $0.0) } ?? units[units.count - 1]
    return seconds == unit.0 ? Spoken.say(unit.1) : Spoken.say(unit.2, "\(seconds / unit.0)")
  }
}
