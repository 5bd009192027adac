internal import AirData

/// The words of `brisa validate`, in every language; `{1}`, `{2}` are values.
enum ValidationPhrases {
  static let title = LocalizedText(
    en: "Each station predicted from the others, {1} to {2}.",
    es: "Cada estación, predicha con las demás, de {1} a {2}.",
    ca: "Cada estació, predita amb les altres, de {1} a {2}.")
  static let legend: [LocalizedText] = [
    LocalizedText(
      en:
        "RMSE, MAE and bias in µg/m³. The methods' parameters are chosen on the whole time; 'auto' is what Brisa serves, "
        + "chosen on",
      es:
        "RMSE, MAE y sesgo en µg/m³. Los parámetros de los métodos se eligen con todo el tiempo; 'auto' es lo que da Brisa, "
        + "elegido",
      ca:
        "RMSE, MAE i biaix en µg/m³. Els paràmetres dels mètodes es trien amb tot el temps; 'auto' és el que dona Brisa, "
        + "triat"),
    LocalizedText(
      en: "the other half and without the station that it is scored on.",
      es: "con la otra mitad y sin la estación en la que se puntúa.",
      ca: "amb l'altra mitat i sense l'estació en què es puntua."),
  ]
  static let wind = LocalizedText(
    en: "The wind is known and not calm in {1}.", es: "El viento se conoce y no está en calma en {1}.",
    ca: "El vent es coneix i no està en calma en {1}.")
  static let noWind = LocalizedText(
    en: "The archive has no wind but calms: collect it with brisa sync from a source that has it.",
    es: "El archivo no tiene más viento que calmas: recójalo con brisa sync de una fuente que lo tenga.",
    ca: "L'arxiu no té més vent que calmes: reculla'l amb brisa sync d'una font que en tinga.")
  static let leftOut = LocalizedText(
    en: "Left out, since too few stations measured together: {1}.",
    es: "Sin contar, porque demasiado pocas estaciones midieron a la vez: {1}.",
    ca: "Sense comptar, perquè massa poques estacions van mesurar alhora: {1}.")
  static let method = LocalizedText(en: "method", es: "método", ca: "mètode")
  static let toMean = LocalizedText(en: "to mean", es: "/ media", ca: "/ mitjana")
  static let bias = LocalizedText(en: "bias", es: "sesgo", ca: "biaix")
  static let correlation = LocalizedText(en: "corr.", es: "corr.", ca: "corr.")
  static let within = LocalizedText(en: "in {1}", es: "en {1}", ca: "en {1}")
  static let errorAt = LocalizedText(en: "RMSE at", es: "RMSE en", ca: "RMSE en")
  static let chosen = LocalizedText(
    en: "auto takes {1}; {2} % of the readings lie in its 68 % interval, {3} % in its 95 % interval",
    es: "auto elige {1}; el {2} % de las lecturas está en su intervalo del 68 %, el {3} % en el del 95 %",
    ca: "auto tria {1}; un {2} % de les lectures és en el seu interval del 68 %, un {3} % en el del 95 %")
  static let againstMean = LocalizedText(
    en:
      "auto's error is {1} of the mean's; it is the worse one in {2} % of the draws of days and in {3} % of those of stations",
    es:
      "el error de auto es {1} del de la media; es peor en el {2} % de los sorteos de días y en el {3} % de los de estaciones",
    ca:
      "l'error d'auto és {1} del de la mitjana; és pitjor en un {2} % dels sortejos de dies i en un {3} % dels d'estacions"
  )
  static let againstMeanOnFewDays = LocalizedText(
    en: "auto's error is {1} of the mean's; fewer than {2} days cannot tell whether that is chance",
    es: "el error de auto es {1} del de la media; con menos de {2} días no se puede saber si es azar",
    ca: "l'error d'auto és {1} del de la mitjana; amb menys de {2} dies no es pot saber si és atzar")
  static let mapIsWorse = LocalizedText(
    en: "the map does harm: without it auto's error is {1} µg/m³, with it {2}",
    es: "el mapa perjudica: sin él el error de auto es {1} µg/m³, con él {2}",
    ca: "el mapa perjudica: sense ell l'error d'auto és {1} µg/m³, amb ell {2}")
  static let moreThanChance = LocalizedText(
    en: ": more than chance", es: ": más que azar", ca: ": més que atzar")
}
