internal import AirData

/// The words of `brisa air` and `brisa stations`, in every language; `{1}`, `{2}` are values.
enum AirPhrases {
  static let title = LocalizedText(en: "Air at {1}, {2}", es: "Aire en {1}, {2}", ca: "Aire en {1}, {2}")
  static let hour = LocalizedText(en: "hour", es: "hora", ca: "hora")
  static let pollutant = LocalizedText(en: "pollutant", es: "contaminante", ca: "contaminant")
  static let guideline = LocalizedText(en: "> WHO", es: "> OMS", ca: "> OMS")
  static let background = LocalizedText(en: "background", es: "fondo", ca: "fons")
  static let streets = LocalizedText(en: "streets", es: "calles", ca: "carrers")
  static let averaged = LocalizedText(en: "mean", es: "media", ca: "mitjana")
  static let subIndex = LocalizedText(en: "sub-index", es: "subíndice", ca: "subíndex")
  static let category = LocalizedText(en: "category", es: "categoría", ca: "categoria")
  static let origin = LocalizedText(en: "figures", es: "datos", ca: "dades")
  static let unknownHour = LocalizedText(en: "nothing is known", es: "no se sabe nada", ca: "no se sap res")
  static let becauseOf = LocalizedText(
    en: "{1} {2}{3}: {4}, because of {5}", es: "{1} {2}{3}: {4}, por {5}", ca: "{1} {2}{3}: {4}, per {5}")
  static let partial = LocalizedText(en: ", partial", es: ", parcial", ca: ", parcial")
  static let partialWithout = LocalizedText(
    en: " (partial: without {1})", es: " (parcial: sin {1})", ca: " (parcial: sense {1})")
  static let legend = LocalizedText(
    en: "± is half of the range that 68 % of readings lie in, which may reach further up than down; > WHO: how likely "
      + "a reading of this hour is above the WHO guideline (24 h, O3 8 h).",
    es: "± es la mitad del intervalo del 68 % de las lecturas, que puede llegar más arriba que abajo; > OMS: "
      + "probabilidad de que una lectura de esta hora supere la guía de la OMS (24 h, O3 8 h).",
    ca: "± és la mitat de l'interval del 68 % de les lectures, que pot arribar més amunt que avall; > OMS: "
      + "probabilitat que una lectura d'esta hora supere la guia de l'OMS (24 h, O3 8 h).")
  static let legendOfOtherTime = LocalizedText(
    en: "± of a typical day, a forecast or other hours is that of the place: how this hour differs is not in it.",
    es: "± de un día típico, una previsión u otras horas es el del lugar: no incluye lo que difiere esta hora.",
    ca: "± d'un dia típic, una previsió o altres hores és el del lloc: no inclou el que diferix esta hora.")
  /// Of some of the figures of other times, where the others have an interval.
  static let legendWithoutInterval = LocalizedText(
    en: "Where no range of 95 % is told, ± is that of the place: how this hour differs is not in it.",
    es: "Donde no se da un intervalo del 95 %, ± es el del lugar: no incluye lo que difiere esta hora.",
    ca: "On no es dona un interval del 95 %, ± és el del lloc: no inclou el que diferix esta hora.")
  static let minute = LocalizedText(
    en: "At {1}, on the line between two hours: {2} µg/m³", es: "A las {1}, en la recta entre dos horas: {2} µg/m³",
    ca: "A les {1}, en la recta entre dos hores: {2} µg/m³")

  static let station = LocalizedText(en: "station", es: "estación", ca: "estació")
  static let stations = LocalizedText(en: "stations", es: "estaciones", ca: "estacions")
  static let type = LocalizedText(en: "type", es: "tipo", ca: "tipus")
  static let outliers = LocalizedText(
    en: "! far from what is usual; used all the same", es: "! lejos de lo habitual; se usa igualmente",
    ca: "! lluny de l'habitual; s'usa igualment")
  static let doubted = LocalizedText(
    en: "? doubted by its own source; used all the same", es: "? su propia fuente lo pone en duda; se usa igualmente",
    ca: "? la seua pròpia font ho posa en dubte; s'usa igualment")
  static let bridged = LocalizedText(
    en: "~ not measured in this hour: on the line between the hours around it",
    es: "~ no medido en esta hora: en la recta entre las horas de su alrededor",
    ca: "~ no mesurat en esta hora: en la recta entre les hores del voltant")
  static let standIns = LocalizedText(
    en: "^ stands in the index for the longer mean that the scale asks for",
    es: "^ sustituye en el índice a la media más larga que pide la escala",
    ca: "^ substituïx en l'índex la mitjana més llarga que demana l'escala")

  /// What stands around a station, in a word.
  static func word(for type: StationType) -> LocalizedText {
    switch type {
    case .traffic: LocalizedText(en: "traffic", es: "tráfico", ca: "trànsit")
    case .background: LocalizedText(en: "background", es: "fondo", ca: "fons")
    case .industrial: LocalizedText(en: "industrial", es: "industrial", ca: "industrial")
    case .model: LocalizedText(en: "model", es: "modelo", ca: "model")
    case .unknown: LocalizedText(en: "unknown", es: "desconocido", ca: "desconegut")
    }
  }
}
