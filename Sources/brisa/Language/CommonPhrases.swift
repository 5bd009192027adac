internal import AirData

/// Words that every text for people uses, in every language; `{1}`, `{2}` are values.
enum CommonPhrases {
  static let notice = LocalizedText(en: "notice", es: "aviso", ca: "avís")
  static let unknown = LocalizedText(en: "unknown", es: "desconocido", ca: "desconegut")
  static let days = LocalizedText(en: "{1} days", es: "{1} días", ca: "{1} dies")

  /// One thing, and several of them.
  struct Thing {
    let one: LocalizedText
    let many: LocalizedText
  }

  static let station = Thing(one: AirPhrases.station, many: AirPhrases.stations)
  static let reading = Thing(
    one: LocalizedText(en: "reading", es: "lectura", ca: "lectura"),
    many: LocalizedText(en: "readings", es: "lecturas", ca: "lectures"))
  static let hour = Thing(
    one: LocalizedText(en: "hour", es: "hora", ca: "hora"), many: LocalizedText(en: "hours", es: "horas", ca: "hores"))
  static let day = Thing(
    one: LocalizedText(en: "day", es: "día", ca: "dia"), many: LocalizedText(en: "days", es: "días", ca: "dies"))
  static let tile = Thing(
    one: LocalizedText(en: "tile", es: "tesela", ca: "tessel·la"),
    many: LocalizedText(en: "tiles", es: "teselas", ca: "tessel·les"))
  static let point = Thing(
    one: LocalizedText(en: "point", es: "punto", ca: "punt"),
    many: LocalizedText(en: "points", es: "puntos", ca: "punts"))

  /// What the locale is called by which a language writes days and months.
  static let locale = LocalizedText(en: "en_GB", es: "es_ES", ca: "ca_ES")
}
