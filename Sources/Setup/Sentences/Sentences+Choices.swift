internal import AirData

extension Sentences {
  /// Of words that are none of those that may be chosen.
  static let choices: [LocalizedText] = [
    LocalizedText(
      en: "'{1}' is no mode of travel: choose one of {2}.",
      es: "'{1}' no es un modo de transporte: elija entre {2}.",
      ca: "'{1}' no és cap mode de transport: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no measure of pollution: choose one of {2}.",
      es: "'{1}' no es una medida de la contaminación: elija entre {2}.",
      ca: "'{1}' no és cap mesura de la contaminació: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no pollutant: choose one of {2}.",
      es: "'{1}' no es un contaminante: elija entre {2}.",
      ca: "'{1}' no és cap contaminant: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no scale: choose one of {2}.",
      es: "'{1}' no es una escala: elija entre {2}.",
      ca: "'{1}' no és cap escala: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no form of an answer: choose one of {2}.",
      es: "'{1}' no es un formato de respuesta: elija entre {2}.",
      ca: "'{1}' no és cap format de resposta: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no form of a track: choose one of {2}.",
      es: "'{1}' no es un formato de recorrido: elija entre {2}.",
      ca: "'{1}' no és cap format de recorregut: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no choice for the street increment: choose one of {2}.",
      es: "'{1}' no es una opción para lo que añaden las calles: elija entre {2}.",
      ca: "'{1}' no és cap opció per al que afigen els carrers: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no check: choose one of {2}.",
      es: "'{1}' no es una comprobación: elija entre {2}.",
      ca: "'{1}' no és cap comprovació: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no file of --only: choose some of {2}.",
      es: "'{1}' no es un fichero de --only: elija entre {2}.",
      ca: "'{1}' no és cap fitxer de --only: trie entre {2}."),
    LocalizedText(
      en: "'{1}' is no export format: choose {2}.",
      es: "'{1}' no es un formato de exportación: elija {2}.",
      ca: "'{1}' no és cap format d'exportació: trie {2}."),
    LocalizedText(
      en: "'{1}' is no policy for --exclusion: choose avoid or forbid.",
      es: "'{1}' no es una opción de --exclusion: elija avoid o forbid.",
      ca: "'{1}' no és cap opció de --exclusion: trie avoid o forbid."),
    LocalizedText(
      en: "'{1}' is no category of places: choose one of {2}, or a tag like amenity=cafe.",
      es: "'{1}' no es una categoría de lugares: elija entre {2}, o una etiqueta como amenity=cafe.",
      ca: "'{1}' no és cap categoria de llocs: trie entre {2}, o una etiqueta com amenity=cafe."),
    LocalizedText(
      en: "{1} takes one of {2}, not '{3}'.",
      es: "{1} admite uno de {2}, no '{3}'.",
      ca: "{1} admet un de {2}, no '{3}'."),
    LocalizedText(
      en: "--language takes en, es or ca, not '{1}'.",
      es: "--language admite en, es o ca, no '{1}'.",
      ca: "--language admet en, es o ca, no '{1}'."),
    LocalizedText(
      en: "There is no template in '{1}': choose one of {2}; for any other language see docs/source-protocol.md.",
      es: "No hay plantilla en '{1}': elija entre {2}; para otro lenguaje, consulte docs/source-protocol.md.",
      ca: "No hi ha plantilla en '{1}': trie entre {2}; per a un altre llenguatge, consulte docs/source-protocol.md."),
    LocalizedText(
      en: "'{1}' is no field method: choose {2}.",
      es: "'{1}' no es un método del campo: elija {2}.",
      ca: "'{1}' no és cap mètode del camp: trie {2}."),
  ]
}
