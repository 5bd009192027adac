internal import AirData

/// Why a row, or one figure of it, is left out, or used with a reservation.
enum RowProblem: Error {
  case fieldCount(found: Int, expected: Int)
  case strayText
  case noStation
  case notANumber(column: String, text: String)
  case outsideGlobe(latitude: Double, longitude: Double)
  case movedStation(String)
  case badTime(String)
  case endBeforeStart
  case unknownKind(String)
  case unknownDay(String)
  case unknownPollutant(String)
  case unknownUnit(String)
  case unfitUnit(unit: String, pollutant: String)
  case tooLarge(String)
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

  /// A few words that are the same for all rows with the problem: what the summary counts.
  var reason: String {
    switch self {
    case .fieldCount: "another number of fields than the header"
    case .strayText: "text behind a closing quote"
    case .noStation: "no station_id"
    case .notANumber: "not a number"
    case .outsideGlobe: "outside the globe"
    case .movedStation: "station at two places"
    case .badTime: "unreadable time"
    case .endBeforeStart: "end before time"
    case .unknownKind: "unknown kind"
    case .unknownDay: "unknown day"
    case .unknownPollutant: "unknown pollutant"
    case .unknownUnit: "unknown unit"
    case .unfitUnit: "unfit unit"
    case .tooLarge: "value too large"
    case .negative: "negative"
    case .doubled: "doubled"
    case .unknownType: "unknown type"
    case .unknownQuality: "unknown quality"
    }
  }

  /// What is wrong with this very row.
  var detail: String {
    switch self {
    case .fieldCount(let found, let expected): "the row has \(found) fields, the header \(expected)"
    case .strayText: "there is text behind a closing quote"
    case .noStation: "station_id is empty"
    case .notANumber(let column, let text): "\(column) '\(Excerpt(text))' is not a number"
    case .outsideGlobe(let latitude, let longitude): "latitude \(latitude), longitude \(longitude) is outside the globe"
    case .movedStation(let id): "station '\(Excerpt(id))' stood at another place before"
    case .badTime(let message): Excerpt.sentenceClause(message)
    case .endBeforeStart: "end is not later than time"
    case .unknownKind(let text): "kind '\(Excerpt(text))' is none of observed, forecast, typical"
    case .unknownDay(let text): "day '\(Excerpt(text))' is none of daily, workday, saturday, sunday, weekend"
    case .unknownPollutant(let text): "pollutant '\(Excerpt(text))' is unknown"
    case .unknownUnit(let text): "unit '\(Excerpt(text))' is none of µg/m³, mg/m³, ppb, ppm"
    case .unfitUnit(let unit, let pollutant): "\(pollutant) cannot be given in \(unit)"
    case .tooLarge(let text): "value '\(Excerpt(text))' is too large"
    case .negative(let value): "\(value) µg/m³ is further below zero than any instrument's tolerance"
    case .doubled(let station, let pollutant):
      "\(pollutant) of station '\(Excerpt(station))' at this time was given before"
    case .unknownType(let text):
      "type '\(Excerpt(text))' is none of traffic, background, industrial, model: taken as not stated"
    case .unknownQuality(let text): "quality '\(Excerpt(text))' is unknown: taken as doubtful"
    }
  }
}

extension Excerpt {
  /// A message as part of another sentence: one line, without its last full stop.
  fileprivate static func sentenceClause(_ message: String) -> String {
    let line = message.withoutControlCharacters
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
