internal import AirData

extension RowProblem {
  /// What is wrong with this very row.
  var detail: LocalizedText {
    switch self {
    case .fieldCount(let found, let expected):
      LocalizedText(
        en: "the row has \(found) fields, the header \(expected)",
        es: "la fila tiene \(found) campos y la cabecera \(expected)",
        ca: "la fila té \(found) camps i la capçalera \(expected)")
    case .strayText:
      LocalizedText(
        en: "there is text behind a closing quote", es: "hay texto detrás de unas comillas que se cierran",
        ca: "hi ha text darrere d'unes cometes que es tanquen")
    case .noStation:
      LocalizedText(en: "station_id is empty", es: "station_id está vacío", ca: "station_id està buit")
    case .notANumber(let column, let text):
      LocalizedText(
        en: "\(column) '\(Excerpt(text))' is not a number", es: "\(column) '\(Excerpt(text))' no es un número",
        ca: "\(column) '\(Excerpt(text))' no és un nombre")
    case .outsideGlobe(let latitude, let longitude):
      LocalizedText(
        en: "latitude \(latitude), longitude \(longitude) is outside the globe",
        es: "latitud \(latitude), longitud \(longitude) queda fuera del globo",
        ca: "latitud \(latitude), longitud \(longitude) queda fora del globus")
    case .movedStation(let id):
      LocalizedText(
        en: "station '\(Excerpt(id))' stood at another place before",
        es: "la estación '\(Excerpt(id))' estaba antes en otro lugar",
        ca: "l'estació '\(Excerpt(id))' estava abans en un altre lloc")
    case .badTime(let error): Self.detail(of: error)
    case .hourAfterLast:
      LocalizedText(
        en: "'24:00' begins no hour of the day: write 00:00",
        es: "'24:00' no empieza ninguna hora del día: escriba 00:00",
        ca: "'24:00' no comença cap hora del dia: escriga 00:00")
    case .endBeforeStart:
      LocalizedText(
        en: "end is not later than time", es: "end no es posterior a time", ca: "end no és posterior a time")
    case .unknownKind(let text): Self.choice("kind", text, of: "observed, forecast, typical")
    case .unknownDay(let text): Self.choice("day", text, of: "daily, workday, saturday, sunday, weekend")
    case .unknownPollutant(let text):
      LocalizedText(
        en: "pollutant '\(Excerpt(text))' is unknown", es: "el contaminante '\(Excerpt(text))' no se conoce",
        ca: "el contaminant '\(Excerpt(text))' no es coneix")
    case .unknownUnit(let text): Self.choice("unit", text, of: "µg/m³, mg/m³, ppb, ppm")
    case .unfitUnit(let unit, let pollutant):
      LocalizedText(
        en: "\(pollutant) cannot be given in \(unit)", es: "\(pollutant) no se puede dar en \(unit)",
        ca: "\(pollutant) no es pot donar en \(unit)")
    case .tooLarge(let text):
      LocalizedText(
        en: "value '\(Excerpt(text))' is too large", es: "el valor '\(Excerpt(text))' es demasiado grande",
        ca: "el valor '\(Excerpt(text))' és massa gran")
    case .beyondSense(let value, let species):
      LocalizedText(
        en: "value '\(Excerpt(value))' is beyond all sense for \(species)",
        es: "el valor '\(Excerpt(value))' no tiene sentido para \(species)",
        ca: "el valor '\(Excerpt(value))' no té sentit per a \(species)")
    case .negative(let value):
      LocalizedText(
        en: "\(value) µg/m³ is further below zero than any instrument's tolerance",
        es: "\(value) µg/m³ queda más por debajo de cero de lo que tolera ningún instrumento",
        ca: "\(value) µg/m³ queda més per davall de zero del que tolera cap instrument")
    case .doubled(let station, let pollutant):
      LocalizedText(
        en: "\(pollutant) of station '\(Excerpt(station))' at this time was given before",
        es: "\(pollutant) de la estación '\(Excerpt(station))' ya estaba dado para esta hora",
        ca: "\(pollutant) de l'estació '\(Excerpt(station))' ja estava donat per a esta hora")
    case .unknownType(let text):
      Self.choice(
        "type", text, of: "traffic, background, industrial, model",
        then: LocalizedText(
          en: ": taken as not stated", es: ": cuenta como no indicado", ca: ": compta com a no indicat"))
    case .unknownQuality(let text):
      LocalizedText(
        en: "quality '\(Excerpt(text))' is unknown: taken as doubtful",
        es: "la calidad '\(Excerpt(text))' no se conoce: cuenta como dudosa",
        ca: "la qualitat '\(Excerpt(text))' no es coneix: compta com a dubtosa")
    }
  }

  /// A word of a column that takes a few.
  private static func choice(
    _ column: String, _ text: String, of words: String, then: LocalizedText = LocalizedText(same: "")
  ) -> LocalizedText {
    LocalizedText(
      en: "\(column) '\(Excerpt(text))' is none of \(words)\(then.en)",
      es: "\(column) '\(Excerpt(text))' no es ninguno de \(words)\(then.es)",
      ca: "\(column) '\(Excerpt(text))' no és cap de \(words)\(then.ca)")
  }

  /// What is wrong with a time, the wording of the kit in English.
  private static func detail(of error: TimeTextError) -> LocalizedText {
    let english = error.message.withoutControlCharacters
    let (es, ca) = clauses(of: error)
    return LocalizedText(en: english.hasSuffix(".") ? String(english.dropLast()) : english, es: es, ca: ca)
  }

  private static func clauses(of error: TimeTextError) -> (es: String, ca: String) {
    switch error {
    case .notATime(let text):
      (
        "'\(Excerpt(text))' no es una hora: escríbala como 2026-03-02T08:00 o 2026-03-02T08:00:00+01:00",
        "'\(Excerpt(text))' no és una hora: escriga-la com 2026-03-02T08:00 o 2026-03-02T08:00:00+01:00"
      )
    case .notAClockTime(let text):
      (
        "'\(Excerpt(text))' no es una hora del día: escríbala como 08:00",
        "'\(Excerpt(text))' no és una hora del dia: escriga-la com 08:00"
      )
    case .outOfRange(let text):
      (
        "'\(Excerpt(text))' no existe: compruebe mes, día, hora, minuto y desfase",
        "'\(Excerpt(text))' no existix: comprove mes, dia, hora, minut i desfasament"
      )
    case .skipped(let text, let zone):
      (
        "'\(Excerpt(text))' no existe en \(zone), donde los relojes se la saltan: añada un desfase, como +01:00",
        "'\(Excerpt(text))' no existix en \(zone), on els rellotges se la salten: pose un desfasament, com +01:00"
      )
    }
  }
}
