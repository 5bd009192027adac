internal import AirData

/// The words of pictures and documents in one language.
struct ReportWords {
  let language: Language

  /// The wording of the language: `words(RouteWords.time)`.
  func callAsFunction(_ text: LocalizedText) -> String { text[language] }

  /// A number as the language has it, with a comma for the point but in English.
  func number(_ text: String) -> String { language.digits(text) }

  /// A number with at most so many decimals, as the language has it.
  func number(_ value: Double, decimals: Int) -> String { number(value.text(decimals: decimals)) }

  /// A figure, as the language has it.
  func figure(_ value: Double) -> String { number(value.figure) }

  /// `Valencia: ways on foot`, or `Ways on foot` of a city without a name.
  func title(of city: String, _ subject: String) -> String {
    city.isEmpty ? subject.prefix(1).uppercased() + subject.dropFirst() : "\(city): \(subject)"
  }

  static let index = LocalizedText(
    en: "Air quality index", es: "Índice de calidad del aire", ca: "Índex de qualitat de l'aire")
  static let meanOfHour = LocalizedText(en: "mean of the hour", es: "media de la hora", ca: "mitjana de l'hora")
  static let scale = LocalizedText(en: "scale", es: "escala", ca: "escala")
  static let mean = LocalizedText(en: "Mean", es: "Media", ca: "Mitjana")
  static let median = LocalizedText(en: "Median", es: "Mediana", ca: "Mediana")
  static let maximum = LocalizedText(en: "Maximum", es: "Máximo", ca: "Màxim")
  static let station = LocalizedText(en: "station, measured", es: "estación, medido", ca: "estació, mesurat")
  static let notMeasured = LocalizedText(
    en: "not measured (forecast, typical or of other hours)", es: "no medido (previsión, típico o de otras horas)",
    ca: "no mesurat (previsió, típic o d'altres hores)")
  static let fading = LocalizedText(
    en: "paler: less certain (σ from 30 % of the value to all of it)",
    es: "más pálido: menos seguro (σ del 30 al 100 % del valor)",
    ca: "més pàl·lid: menys segur (σ del 30 al 100 % del valor)")
  static let masked = LocalizedText(
    en: "nothing known: no station within", es: "sin datos: ninguna estación a menos de",
    ca: "sense dades: cap estació a menys de")
  static let sources = LocalizedText(en: "Sources", es: "Fuentes", ca: "Fonts")
  static let madeBy = LocalizedText(en: "Made with Brisa", es: "Hecho con Brisa", ca: "Fet amb Brisa")
  static let method = LocalizedText(en: "method", es: "método", ca: "mètode")
  static let worstHour = LocalizedText(en: "Worst hour", es: "Peor hora", ca: "Pitjor hora")
  static let bestHour = LocalizedText(en: "Best hour", es: "Mejor hora", ca: "Millor hora")
  static let missingHours = LocalizedText(en: "Missing hours", es: "Horas que faltan", ca: "Hores que falten")
  static let howMade = LocalizedText(en: "How it was made", es: "Cómo se hizo", ca: "Com s'ha fet")
  static let interpolated = LocalizedText(
    en:
      "Concentrations are interpolated hour by hour; the index is computed from them with the averages that its scale asks for, "
      + "and never interpolated.",
    es:
      "Las concentraciones se interpolan hora a hora; el índice se calcula a partir de ellas con las medias que pide su "
      + "escala y nunca se interpola.",
    ca:
      "Les concentracions s'interpolen hora a hora; l'índex es calcula a partir d'elles amb les mitjanes que demana la seua "
      + "escala i no s'interpola mai.")
  static let sigmaNote = LocalizedText(
    en: "σ is the standard deviation of what a station at this place would read.",
    es: "σ es la desviación típica de lo que mediría una estación en este lugar.",
    ca: "σ és la desviació típica del que mesuraria una estació en este lloc.")
  static let sigmaNoteOfOtherTime = LocalizedText(
    en: "σ of a typical day, a forecast or other hours is that of the place: how this hour differs is not in it.",
    es: "σ de un día típico, una previsión u otras horas es la del lugar: no incluye lo que difiere esta hora.",
    ca: "σ d'un dia típic, una previsió o altres hores és la del lloc: no inclou el que diferix esta hora.")
  static let scoreTitle = LocalizedText(
    en: "How far off the field is", es: "Cuánto se equivoca el campo", ca: "Quant s'equivoca el camp")
  static let scoreNote = LocalizedText(
    en:
      "From the city's calibration: each station was left out in turn and predicted from the others, by a method and parameters that "
      + "had not seen it. Below 1, the field is nearer than the mean of the stations.",
    es:
      "De la calibración de la ciudad: cada estación se dejó fuera por turno y se predijo con las demás, con un método y "
      + "parámetros que no la habían visto. Por debajo de 1, el campo acierta más que la media de las estaciones.",
    ca:
      "De la calibració de la ciutat: cada estació es va deixar fora per torn i es va predir amb les altres, amb un mètode i "
      + "paràmetres que no l'havien vista. Per davall d'1, el camp encerta més que la mitjana de les estacions.")
  static let noScores = LocalizedText(
    en:
      "Nobody has counted it: the city has no calibration that speaks of this method. brisa calibrate makes one from the archive, "
      + "and brisa validate tells the scores.",
    es:
      "No se ha calculado: la ciudad no tiene una calibración que hable de este método. brisa calibrate hace una con el "
      + "archivo, y brisa validate da las puntuaciones.",
    ca:
      "No s'ha calculat: la ciutat no té una calibració que parle d'este mètode. brisa calibrate en fa una amb l'arxiu, i "
      + "brisa validate dona les puntuacions.")
  static let pollutant = LocalizedText(en: "pollutant", es: "contaminante", ca: "contaminant")
  static let toMean = LocalizedText(en: "to the mean", es: "frente a la media", ca: "respecte de la mitjana")
  static let inside68 = LocalizedText(en: "inside 68 %", es: "dentro del 68 %", ca: "dins del 68 %")
  static let inside95 = LocalizedText(en: "inside 95 %", es: "dentro del 95 %", ca: "dins del 95 %")
  static let span = LocalizedText(en: "data from – to", es: "datos desde – hasta", ca: "dades des de – fins a")
  static let stations = LocalizedText(en: "stations", es: "estaciones", ca: "estacions")
  static let readings = LocalizedText(en: "readings", es: "lecturas", ca: "lectures")
  static let source = LocalizedText(en: "source", es: "fuente", ca: "font")
  static let credit = LocalizedText(en: "to be named", es: "autoría", ca: "autoria")
  static let licence = LocalizedText(en: "licence", es: "licencia", ca: "llicència")
  static let hoursWithReadings = LocalizedText(en: "hours", es: "horas", ca: "hores")
  static let age = LocalizedText(
    en: "age at the hour's end", es: "antigüedad al acabar la hora", ca: "antiguitat en acabar l'hora")
  static let streetsAndMap = LocalizedText(en: "streets and map", es: "calles y mapa", ca: "carrers i mapa")
  static let noneMissing = LocalizedText(en: "none", es: "ninguna", ca: "cap")
  static let stationsUsed = LocalizedText(en: "Stations", es: "Estaciones", ca: "Estacions")
  static let notices = LocalizedText(en: "Please note", es: "A tener en cuenta", ca: "A tindre en compte")
  static let nothingElse = LocalizedText(en: "nothing else", es: "nada más", ca: "res més")
  static let leftOut = LocalizedText(en: "Left out", es: "No usada", ca: "No usada")
  static let partial = LocalizedText(
    en: "where hatched, partial: without", es: "donde hay rayas, parcial: sin",
    ca: "on hi ha ratlles, parcial: sense")
  static let atLeast = LocalizedText(
    en: "partial index: the air is at least this bad; nothing is known of",
    es: "índice parcial: el aire es al menos así de malo; no se sabe nada de",
    ca: "índex parcial: l'aire és almenys així de roín; no se sap res de")

  static let partialStation = LocalizedText(
    en: "station with a partial index (≥): the air is at least this bad; it does not tell",
    es: "estación de índice parcial (≥): el aire es al menos así de malo; no dice nada de",
    ca: "estació d'índex parcial (≥): l'aire és almenys així de roín; no diu res de")

  /// `24 h mean`, as a figure is introduced.
  static func averaged(over period: AveragingPeriod) -> LocalizedText {
    guard period != .nowCast else {
      return LocalizedText(en: "12 h mean (NowCast)", es: "media de 12 h (NowCast)", ca: "mitjana de 12 h (NowCast)")
    }
    let hours = period.hourCount
    return LocalizedText(en: "\(hours) h mean", es: "media de \(hours) h", ca: "mitjana de \(hours) h")
  }

  /// Where names stand for which a foot has no room.
  static func moreAtTheEnd(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: "\(count) more at the end of the document", es: "\(count) más al final del documento",
      ca: "\(count) més al final del document")
  }

  /// Where notices stand for which a map has no room: in the page and the PDF of the run, as far as it writes them.
  static func moreNotices(_ count: Int, inPage: Bool, inDocument: Bool) -> LocalizedText {
    switch (inPage, inDocument) {
    case (true, true):
      LocalizedText(
        en: "\(count) more: in the page, and at the end of the PDF",
        es: "\(count) más: en la página y al final del PDF", ca: "\(count) més: a la pàgina i al final del PDF")
    case (true, false):
      LocalizedText(
        en: "\(count) more: in the page", es: "\(count) más: en la página", ca: "\(count) més: a la pàgina")
    case (false, true):
      LocalizedText(
        en: "\(count) more: at the end of the PDF", es: "\(count) más: al final del PDF",
        ca: "\(count) més: al final del PDF")
    case (false, false):
      LocalizedText(
        en: "\(count) more, for which there is no room", es: "\(count) más, para los que no hay sitio",
        ca: "\(count) més, per als quals no hi ha lloc")
    }
  }
}
