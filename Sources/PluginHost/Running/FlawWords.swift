internal import AirData

/// What is wrong with what a source gave, for people: the kit tells it in English alone.
enum FlawWords {
  /// A flaw in every language; one that is not known here stays English.
  static func text(_ flaw: String) -> LocalizedText { known[flaw] ?? LocalizedText(same: flaw) }

  /// It was given, and nobody had asked for it.
  static let unasked = LocalizedText(en: "it was not asked for", es: "no se pidió", ca: "no es va demanar")
  /// It is of a pollutant that the source does not promise.
  static let unlisted = LocalizedText(
    en: "the manifest does not list the pollutant", es: "el manifiesto no nombra el contaminante",
    ca: "el manifest no anomena el contaminant")
  /// It is said to be measured, and has not happened yet.
  static let ahead = LocalizedText(
    en: "it is given as measured in the future", es: "dice haberse medido en el futuro",
    ca: "diu haver-se mesurat en el futur")
  /// It is said to come from somebody else.
  static let foreign = LocalizedText(
    en: "it names another source", es: "nombra otra fuente", ca: "anomena una altra font")

  private static let known: [String: LocalizedText] = Dictionary(
    (ofHost + ofReadings + ofSpecies + ofMaps).map { ($0.en, $0) }, uniquingKeysWith: { first, _ in first })

  private static let ofHost = [unasked, unlisted, ahead, foreign]

  private static let ofReadings = [
    LocalizedText(
      en: "the concentration is not a number", es: "la concentración no es un número",
      ca: "la concentració no és un nombre"),
    LocalizedText(
      en: "the concentration is negative", es: "la concentración es negativa", ca: "la concentració és negativa"),
    LocalizedText(
      en: "the concentration is more than a gram in a cubic metre",
      es: "la concentración pasa de un gramo por metro cúbico", ca: "la concentració passa d'un gram per metre cúbic"),
    LocalizedText(
      en: "the station is outside the globe", es: "la estación está fuera del globo",
      ca: "l'estació està fora del globus"),
    LocalizedText(
      en: "the averaging interval has no bounds", es: "el intervalo de la media no tiene límites",
      ca: "l'interval de la mitjana no té límits"),
    LocalizedText(
      en: "the averaging interval does not end after it starts",
      es: "el intervalo de la media no acaba después de empezar",
      ca: "l'interval de la mitjana no acaba després de començar"),
  ]

  private static let ofSpecies = Species.allCases.map { species in
    LocalizedText(
      en: "the value of \(species.symbol) is beyond all sense", es: "el valor de \(species.symbol) no tiene sentido",
      ca: "el valor de \(species.symbol) no té sentit")
  }

  private static let ofMaps = [
    LocalizedText(
      en: "its time does not end after it starts", es: "su tiempo no acaba después de empezar",
      ca: "el seu temps no acaba després de començar"),
    LocalizedText(
      en: "its resolution is no length", es: "su resolución no es una longitud",
      ca: "la seua resolució no és una longitud"),
    LocalizedText(en: "it has no line", es: "no tiene ninguna línea", ca: "no té cap línia"),
    LocalizedText(
      en: "it has values below zero", es: "tiene valores por debajo de cero", ca: "té valors per davall de zero"),
    LocalizedText(
      en: "it has values that no air has", es: "tiene valores que no tiene ningún aire",
      ca: "té valors que no té cap aire"),
    LocalizedText(en: "it has no value at all", es: "no tiene ningún valor", ca: "no té cap valor"),
    LocalizedText(
      en: "its box is none on the globe", es: "su recuadro no está en el globo", ca: "el seu requadre no és al globus"),
    LocalizedText(
      en: "it has no cells, or more than \(AirMapRaster.maxCells)",
      es: "no tiene celdas, o tiene más de \(AirMapRaster.maxCells)",
      ca: "no té cel·les, o en té més de \(AirMapRaster.maxCells)"),
    LocalizedText(
      en: "it has not one value a cell", es: "no tiene un valor por celda", ca: "no té un valor per cel·la"),
    LocalizedText(
      en: "it has more than \(AirMapLine.maxPoints) points", es: "tiene más de \(AirMapLine.maxPoints) puntos",
      ca: "té més de \(AirMapLine.maxPoints) punts"),
    LocalizedText(
      en: "its lines are longer than \(Int(AirMapLine.maxKilometers)) km in all",
      es: "sus líneas pasan en total de \(Int(AirMapLine.maxKilometers)) km",
      ca: "les seues línies passen en total de \(Int(AirMapLine.maxKilometers)) km"),
    LocalizedText(
      en: "it has a line of less than two points", es: "tiene una línea de menos de dos puntos",
      ca: "té una línia de menys de dos punts"),
    LocalizedText(
      en: "it has a line outside the globe", es: "tiene una línea fuera del globo", ca: "té una línia fora del globus"),
  ]
}
