internal import AirData

/// The page's words in its languages.
enum PageWords {
  /// Appends the words as an object: by language, by what they are for.
  static func append(to text: inout ByteText) {
    text.append(object: Language.allCases, key: \.rawValue) { text, language in
      text.append(object: all, key: \.name) { $0.append(json: $1.text[language]) }
    }
  }

  private static let all: [(name: String, text: LocalizedText)] = controls + map + figures + year + method + sources

  private static let controls: [(name: String, text: LocalizedText)] = [
    ("index", ReportWords.index),
    ("layer", LocalizedText(en: "Layer", es: "Capa", ca: "Capa")),
    ("show", LocalizedText(en: "Show", es: "Mostrar", ca: "Mostrar")),
    ("value", LocalizedText(en: "value", es: "valor", ca: "valor")),
    ("sigma", LocalizedText(en: "uncertainty σ", es: "incertidumbre σ", ca: "incertesa σ")),
    (
      "change",
      LocalizedText(
        en: "change since the hour before", es: "cambio desde la hora anterior", ca: "canvi des de l'hora anterior")
    ),
    ("changeOver", LocalizedText(en: "change over {h} h", es: "cambio en {h} h", ca: "canvi en {h} h")),
    ("play", LocalizedText(en: "Play", es: "Reproducir", ca: "Reproduir")),
    ("pause", LocalizedText(en: "Pause", es: "Pausa", ca: "Pausa")),
    ("hour", LocalizedText(en: "Hour", es: "Hora", ca: "Hora")),
    ("stations", LocalizedText(en: "stations", es: "estaciones", ca: "estacions")),
  ]

  private static let map: [(name: String, text: LocalizedText)] = [
    (
      "mapLabel",
      LocalizedText(
        en: "Map. Arrow keys move a cross, with Shift ten cells; Enter chooses its place.",
        es: "Mapa. Las flechas mueven una cruz, con Mayúsculas diez celdas; Intro elige su lugar.",
        ca: "Mapa. Les fletxes mouen una creu, amb Majúscules deu cel·les; Intro tria el seu lloc.")
    ),
    (
      "pick",
      LocalizedText(
        en: "Click the map, or move over it with the arrow keys, to choose a place.",
        es: "Pulse en el mapa, o muévase por él con las flechas, para elegir un lugar.",
        ca: "Faça clic al mapa, o moga's-hi amb les fletxes, per a triar un lloc.")
    ),
    ("nothing", LocalizedText(en: "nothing is known here", es: "aquí no se sabe nada", ca: "ací no se sap res")),
    ("thisHour", LocalizedText(en: "this hour", es: "esta hora", ca: "esta hora")),
    ("main", LocalizedText(en: "decided by", es: "decide", ca: "decidix")),
    (
      "curve",
      LocalizedText(
        en: "The hours at the chosen place", es: "Las horas en el lugar elegido", ca: "Les hores al lloc triat")
    ),
    ("inWords", LocalizedText(en: "The map in words", es: "El mapa en palabras", ca: "El mapa en paraules")),
    ("ofArea", LocalizedText(en: "Share of the area", es: "Parte del área", ca: "Part de l'àrea")),
    (
      "ofStreets",
      LocalizedText(
        en: "Share of the street length", es: "Parte de la longitud de las calles",
        ca: "Part de la longitud dels carrers")
    ),
    ("unknown", LocalizedText(en: "Nothing is known of", es: "Sin datos", ca: "Sense dades")),
    ("stationsAre", ReportWords.stationsUsed),
    ("measured", ReportWords.station),
    ("notMeasured", ReportWords.notMeasured),
    (
      "atLeast", LocalizedText(en: "at least", es: "al menos", ca: "almenys")
    ),
    ("isPartial", ReportWords.atLeast), ("partialStation", ReportWords.partialStation),
    ("unmeasured", LocalizedText(en: "not measured", es: "no medido", ca: "no mesurat")),
    ("fading", ReportWords.fading),
    (
      "masked",
      LocalizedText(
        en: "nothing known: no station near", es: "sin datos: ninguna estación cerca",
        ca: "sense dades: cap estació prop")
    ),
  ]

  private static let figures: [(name: String, text: LocalizedText)] = [
    ("changed", LocalizedText(en: "What changed", es: "Qué ha cambiado", ca: "Què ha canviat")),
    (
      "noChange",
      LocalizedText(
        en: "This page has no map of the hour before.", es: "Esta página no tiene mapa de la hora anterior.",
        ca: "Esta pàgina no té mapa de l'hora anterior.")
    ),
    (
      "limits",
      LocalizedText(
        en: "Limits and guidelines passed", es: "Límites y guías superados", ca: "Límits i guies superats")
    ),
    ("noLimit", LocalizedText(en: "none", es: "ninguno", ca: "cap")),
    (
      "noKnownLimit",
      LocalizedText(
        en: "none of those that are known", es: "ninguno de los que se conocen", ca: "cap dels que es coneixen")
    ),
    ("notKnownOf", LocalizedText(en: "not known of", es: "no se sabe de", ca: "no se sap de")),
    (
      "needs",
      LocalizedText(
        en: "needs {1} of {2} hours", es: "necesita {1} de {2} horas", ca: "necessita {1} de {2} hores")
    ),
    ("day", LocalizedText(en: "mean over", es: "media de", ca: "mitjana de")),
    ("upTo", LocalizedText(en: "up to", es: "hasta", ca: "fins a")),
    ("area", LocalizedText(en: "of the area", es: "del área", ca: "de l'àrea")),
    ("notices", ReportWords.notices),
    ("nothingElse", ReportWords.nothingElse),
    ("hours", LocalizedText(en: "All hours", es: "Todas las horas", ca: "Totes les hores")),
    ("mean", LocalizedText(en: "mean", es: "media", ca: "mitjana")),
    ("median", LocalizedText(en: "median", es: "mediana", ca: "mediana")),
    ("max", LocalizedText(en: "maximum", es: "máximo", ca: "màxim")),
    ("shift", LocalizedText(en: "Δ mean", es: "Δ media", ca: "Δ mitjana")),
    ("worst", LocalizedText(en: "mostly", es: "sobre todo", ca: "sobretot")),
    ("missing", ReportWords.missingHours),
    ("none", LocalizedText(en: "none", es: "ninguna", ca: "cap")),
    (
      "gone",
      LocalizedText(en: "No report of this hour", es: "No hay informe de esta hora", ca: "No hi ha informe d'esta hora")
    ),
  ]

  private static let year: [(name: String, text: LocalizedText)] = yearHead + yearColumns + yearRest

  private static let yearHead: [(name: String, text: LocalizedText)] = [
    ("yearTitle", YearWords.title), ("yearNote", YearWords.note), ("byStation", YearWords.byStation),
    ("byArea", YearWords.byArea), ("areaNote", YearWords.areaNote), ("station", YearWords.station),
  ]

  private static let yearColumns = YearColumn.allCases.map { (name: $0.rawValue, text: $0.title) }

  private static let yearRest: [(name: String, text: LocalizedText)] = [
    ("daysKnown", YearWords.daysKnown), ("hoursKnown", YearWords.hoursKnown),
    ("limit", YearWords.limit), ("known", YearWords.known), ("anywhere", YearWords.anywhere),
    ("most", YearWords.most), ("share", YearWords.share), ("allowed", YearWords.allowed), ("beyond", YearWords.beyond),
  ]

  private static let method: [(name: String, text: LocalizedText)] = [
    ("method", ReportWords.howMade),
    ("kriged", ReportWords.interpolated),
    ("sigmaNote", ReportWords.sigmaNote), ("sigmaNoteOfOtherTime", ReportWords.sigmaNoteOfOtherTime),
    ("origin_forecast", FigureOrigin.forecast.word), ("origin_typical", FigureOrigin.typical.word),
    ("origin_stale", FigureOrigin.stale.word), ("origin_bridged", FigureOrigin.bridged.word),
    (
      "rounded",
      LocalizedText(
        en: "Figures under the pointer are rounded to steps of",
        es: "Las cifras bajo el puntero se redondean a pasos de",
        ca: "Les xifres davall del punter s'arredonixen a passos de")
    ),
    ("scoreTitle", ReportWords.scoreTitle),
    ("scoreNote", ReportWords.scoreNote),
    ("noScores", ReportWords.noScores),
    ("pollutant", ReportWords.pollutant),
    ("methodName", ReportWords.method),
    ("toMean", ReportWords.toMean),
    ("in68", ReportWords.inside68),
    ("in95", ReportWords.inside95),
    ("span", ReportWords.span),
  ]

  private static let sources: [(name: String, text: LocalizedText)] = [
    ("sourcesTitle", ReportWords.sources),
    ("source", ReportWords.source),
    ("credit", ReportWords.credit),
    ("licence", ReportWords.licence),
    ("state", LocalizedText(en: "state", es: "estado", ca: "estat")),
    ("readings", ReportWords.readings),
    ("age", ReportWords.age),
    ("streetsAndMap", ReportWords.streetsAndMap),
    ("state_fresh", LocalizedText(en: "of the hour", es: "de la hora", ca: "de l'hora")),
    ("state_archive", LocalizedText(en: "from the archive", es: "del archivo", ca: "de l'arxiu")),
    ("state_typical", FigureOrigin.typical.word),
    ("state_stale", LocalizedText(en: "nothing of the hour", es: "nada de la hora", ca: "res de l'hora")),
    ("state_empty", LocalizedText(en: "nothing here", es: "nada aquí", ca: "res ací")),
    ("state_failed", LocalizedText(en: "failed", es: "ha fallado", ca: "ha fallat")),
    ("state_quota", LocalizedText(en: "quota used up", es: "cuota agotada", ca: "quota esgotada")),
  ]
}
