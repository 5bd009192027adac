internal import AirData
internal import Trips

/// The words of ways over several places, in every language; `{1}`, `{2}` are values.
enum TripPhrases {
  static let leg = LocalizedText(en: "leg", es: "tramo", ca: "tram")
  static let soFar = LocalizedText(en: "so far", es: "hasta aquí", ca: "fins ací")
  static let twice = LocalizedText(en: "twice", es: "dos veces", ca: "dos vegades")
  static let all = LocalizedText(en: "all", es: "todo", ca: "tot")
  static let origin = LocalizedText(en: "origin", es: "origen", ca: "origen")
  static let destination = LocalizedText(en: "destination", es: "destino", ca: "destinació")
  static let via = LocalizedText(en: "via {1}", es: "paso {1}", ca: "pas {1}")

  static let goals: [TripGoal: LocalizedText] = [
    .time: LocalizedText(en: "time", es: "tiempo", ca: "temps"),
    .distance: LocalizedText(en: "distance", es: "distancia", ca: "distància"),
    .burden: LocalizedText(en: "burden", es: "carga", ca: "càrrega"),
  ]
  static let bestOrder = LocalizedText(
    en: "The {1} stops in the best of all orders (least {2})",
    es: "Las {1} paradas en el mejor orden de todos (el de menos {2})",
    ca: "Les {1} parades en el millor orde de tots (el de menys {2})")
  static let foundOrder = LocalizedText(
    en: "The {1} stops in the best order that was found (least {2})",
    es: "Las {1} paradas en el mejor orden que se ha encontrado (el de menos {2})",
    ca: "Les {1} parades en el millor orde que s'ha trobat (el de menys {2})")
  static let givenOrder = LocalizedText(
    en: "The {1} stops as they are listed", es: "Las {1} paradas como están en la lista",
    ca: "Les {1} parades com són a la llista")
  static let andBack = LocalizedText(
    en: ", and back to the start", es: ", y vuelta al principio", ca: ", i tornada al principi")
}
