internal import AirData

/// The words of `brisa track`, in every language; `{1}`, `{2}` are values.
enum TrackPhrases {
  static let verdictDearer = LocalizedText(
    en: "Your way cost {1} of burden; the cleanest between its ends would have cost {2} ({3}), in {4}.",
    es: "Su camino costó {1} de carga; el más limpio entre sus extremos habría costado {2} ({3}), en {4}.",
    ca: "El seu camí va costar {1} de càrrega; el més net entre els seus extrems n'hauria costat {2} ({3}), en {4}.")
  static let verdictClean = LocalizedText(
    en: "Your way was about as clean as any: the cleanest between its ends has a burden of {1}, yours {2}.",
    es: "Su camino fue casi tan limpio como el que más: el más limpio entre sus extremos tiene una carga de {1} y el "
      + "suyo de {2}.",
    ca: "El seu camí va ser quasi tan net com el que més: el més net entre els seus extrems té una càrrega de {1} i el "
      + "seu de {2}.")
  static let verdictPart = LocalizedText(
    en: "Only a part of your way is known: it cost {1} of burden.",
    es: "Solo se conoce una parte de su camino: costó {1} de carga.",
    ca: "Només es coneix una part del seu camí: va costar {1} de càrrega.")
  static let verdictAlone = LocalizedText(
    en: "Your way cost {1} of burden.", es: "Su camino costó {1} de carga.", ca: "El seu camí va costar {1} de càrrega."
  )
  static let title = LocalizedText(en: "{1}, {2} to {3}", es: "{1}, de {2} a {3}", ca: "{1}, de {2} a {3}")
  static let track = LocalizedText(en: "Track", es: "Recorrido", ca: "Recorregut")
  static let figures = LocalizedText(
    en: "{1}, {2} moving at {3} km/h, {4} standing", es: "{1}, {2} en marcha a {3} km/h, {4} parado",
    ca: "{1}, {2} en marxa a {3} km/h, {4} parat")
  static let climb = LocalizedText(en: ", {1} up", es: ", {1} de subida", ca: ", {1} de pujada")
  static let modes: [String: LocalizedText] = [
    "walk": LocalizedText(en: "on foot", es: "a pie", ca: "a peu"),
    "bike": LocalizedText(en: "by bike", es: "en bicicleta", ca: "amb bicicleta"),
    "scooter": LocalizedText(en: "by scooter", es: "en patinete", ca: "amb patinet"),
  ]
  static let guessed = LocalizedText(
    en: "{1}, as the speed tells (--mode says otherwise)", es: "{1}, según la velocidad (--mode lo corrige)",
    ca: "{1}, segons la velocitat (--mode ho corregix)")
  static let pollutant = LocalizedText(en: "pollutant", es: "contaminante", ca: "contaminant")
  static let mean = LocalizedText(en: "mean µg/m³", es: "media µg/m³", ca: "mitjana µg/m³")
  static let dose = LocalizedText(en: "dose µg", es: "dosis µg", ca: "dosi µg")
  static let worstMinute = LocalizedText(en: "worst minute", es: "peor minuto", ca: "pitjor minut")
  static let burden = LocalizedText(
    en: "Burden {1} ± {2} min at the guideline ({3}), {4} of it moving",
    es:
      "Carga {1} ± {2} min al nivel de la guía ({3}), {4} de ellos en marcha",
    ca:
      "Càrrega {1} ± {2} min al nivell de la guia ({3}), {4} d'ells en marxa")
  static let burdenOfIndex = LocalizedText(
    en: "Burden {1} ± {2} min at a us-epa index of 100 ({3}), {4} of it moving",
    es: "Carga {1} ± {2} min con un índice us-epa de 100 ({3}), {4} de ellos en marcha",
    ca: "Càrrega {1} ± {2} min amb un índex us-epa de 100 ({3}), {4} d'ells en marxa")
  static let burdenAlone = LocalizedText(
    en: "Burden {1} min ({2})", es: "Carga {1} min ({2})", ca: "Càrrega {1} min ({2})")
  static let index = LocalizedText(
    en: "Index {1} on average, {2} at most ({3})", es: "Índice {1} de media, {2} como máximo ({3})",
    ca: "Índex {1} de mitjana, {2} com a màxim ({3})")
  static let worst = LocalizedText(en: "The worst of it:", es: "Lo peor:", ca: "El pitjor:")
  static let stretch = LocalizedText(
    en: "{1} {2}: {3} in {4}, {5} of the burden", es: "{1} {2}: {3} en {4}, el {5} de la carga",
    ca: "{1} {2}: {3} en {4}, un {5} de la càrrega")
  static let nameless = LocalizedText(
    en: "a way without a name", es: "un camino sin nombre", ca: "un camí sense nom")
  static let ways = LocalizedText(
    en: "Between the same ends, at the same time:", es: "Entre los mismos extremos, a la misma hora:",
    ca: "Entre els mateixos extrems, a la mateixa hora:")
  static let yours = LocalizedText(en: "yours, moving", es: "el suyo, en marcha", ca: "el seu, en marxa")
  static let way = LocalizedText(en: "way", es: "camino", ca: "camí")
  static let distance = LocalizedText(en: "distance", es: "distancia", ca: "distància")
  static let time = LocalizedText(en: "time", es: "tiempo", ca: "temps")
  static let burdenColumn = LocalizedText(en: "burden", es: "carga", ca: "càrrega")
  static let by = LocalizedText(en: "{1}: by {2}", es: "{1}: por {2}", ca: "{1}: per {2}")
  static let gap = LocalizedText(
    en: "Gap at {1}: {2} and {3} of which nothing was recorded; they count in nothing.",
    es: "Hueco a las {1}: {2} y {3} sin nada grabado; no cuentan en nada.",
    ca: "Buit a les {1}: {2} i {3} sense res gravat; no compten en res.")
  static let offStreets = LocalizedText(
    en: "{1} of it lie on no street that the map has; they count as recorded.",
    es: "{1} no están en ninguna calle del mapa; cuentan como se grabaron.",
    ca: "{1} no són en cap carrer del mapa; compten com es van gravar.")
  static let unknown = LocalizedText(
    en: "Nothing is known of the air of {1}; they count in no figure of the air.",
    es: "No se sabe nada del aire de {1}; no cuentan en ninguna cifra del aire.",
    ca: "No se sap res de l'aire de {1}; no compten en cap xifra de l'aire.")
  static let legend = LocalizedText(
    en: "± is one standard deviation; dose at {1} m³/h.", es: "± es una desviación típica; dosis con {1} m³/h.",
    ca: "± és una desviació típica; dosi amb {1} m³/h.")
}
