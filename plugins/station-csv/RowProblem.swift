internal import AirData

/// Why a row, or one figure of it, is left out, or used with a reservation.
enum RowProblem: Error {
  case fieldCount(found: Int, expected: Int)
  case strayText
  case noStation
  case notANumber(column: String, text: String)
  case outsideGlobe(latitude: Double, longitude: Double)
  case movedStation(String)
  case badTime(TimeTextError)
  case hourAfterLast
  case endBeforeStart
  case unknownKind(String)
  case unknownDay(String)
  case unknownPollutant(String)
  case unknownUnit(String)
  case unfitUnit(unit: String, pollutant: String)
  case tooLarge(String)
  case beyondSense(value: String, species: String)
  case negative(Double)
  case doubled(station: String, pollutant: String)
  case unknownType(String)
  case unknownQuality(String)

  /// Whether the figure is used all the same.
  var isReservation: Bool {
    switch self {
    case .unknownType, .unknownQuality: true
    default: false
    }
  }
}

extension RowProblem {
  /// A few words that are the same for all rows with the problem: what the summary counts.
  var reason: LocalizedText {
    switch self {
    case .fieldCount:
      LocalizedText(
        en: "another number of fields than the header", es: "otro número de campos que la cabecera",
        ca: "un altre nombre de camps que la capçalera")
    case .strayText:
      LocalizedText(
        en: "text behind a closing quote", es: "texto detrás de unas comillas", ca: "text darrere d'unes cometes")
    case .noStation: LocalizedText(en: "no station_id", es: "sin station_id", ca: "sense station_id")
    case .notANumber: LocalizedText(en: "not a number", es: "no es un número", ca: "no és un nombre")
    case .outsideGlobe: LocalizedText(en: "outside the globe", es: "fuera del globo", ca: "fora del globus")
    case .movedStation:
      LocalizedText(en: "station at two places", es: "estación en dos lugares", ca: "estació en dos llocs")
    case .badTime, .hourAfterLast: LocalizedText(en: "unreadable time", es: "hora ilegible", ca: "hora il·legible")
    case .endBeforeStart: LocalizedText(en: "end before time", es: "end anterior a time", ca: "end anterior a time")
    case .unknownKind: LocalizedText(en: "unknown kind", es: "kind desconocido", ca: "kind desconegut")
    case .unknownDay: LocalizedText(en: "unknown day", es: "day desconocido", ca: "day desconegut")
    case .unknownPollutant:
      LocalizedText(en: "unknown pollutant", es: "contaminante desconocido", ca: "contaminant desconegut")
    case .unknownUnit: LocalizedText(en: "unknown unit", es: "unidad desconocida", ca: "unitat desconeguda")
    case .unfitUnit: LocalizedText(en: "unfit unit", es: "unidad que no sirve", ca: "unitat que no servix")
    case .tooLarge: LocalizedText(en: "value too large", es: "valor demasiado grande", ca: "valor massa gran")
    case .beyondSense:
      LocalizedText(en: "value beyond all sense", es: "valor sin sentido", ca: "valor sense sentit")
    case .negative: LocalizedText(en: "negative", es: "negativo", ca: "negatiu")
    case .doubled: LocalizedText(en: "doubled", es: "repetido", ca: "repetit")
    case .unknownType: LocalizedText(en: "unknown type", es: "tipo desconocido", ca: "tipus desconegut")
    case .unknownQuality: LocalizedText(en: "unknown quality", es: "calidad desconocida", ca: "qualitat desconeguda")
    }
  }
}
