internal import AirData
internal import Foundation
internal import Geo

/// A station as a reading has it.
struct StationMessage: Codable {
  struct CreditMessage: Codable {
    let attribution: String
    let licence: String
  }

  let id: String
  let name: String?
  let latitude: Double
  let longitude: Double
  let type: String?
  let credit: CreditMessage?

  init(_ station: Station) {
    (id, name, type) = (station.id, station.name, station.type.rawValue)
    (latitude, longitude) = (station.coordinate.latitude, station.coordinate.longitude)
    credit = station.credit.map { CreditMessage(attribution: $0.attribution, licence: $0.licence) }
  }

  func station() throws(ProtocolFault) -> Station {
    let id = PlainText.clean(id, mostCharacters: 200)
    guard !id.isEmpty else { throw ProtocolFault("reading.station.id: is empty") }
    guard let type = StationType(rawValue: type ?? StationType.unknown.rawValue) else {
      throw ProtocolFault("reading.station.type: must be one of \(Self.types)")
    }
    let name = PlainText.clean(name ?? id, mostCharacters: 200)
    return Station(
      id: id, name: name.isEmpty ? id : name, coordinate: Coordinate(latitude: latitude, longitude: longitude),
      type: type,
      credit: credit.map {
        Credit(
          attribution: PlainText.clean($0.attribution, mostCharacters: 500),
          licence: PlainText.clean($0.licence, mostCharacters: 500))
      })
  }

  private static let types = StationType.allCases.map(\.rawValue).joined(separator: ", ")
}

/// The words for how a figure came about.
struct KindMessage {
  let kind: String
  let issued: String?
  /// The days that a typical day stands for; nil for any day.
  let day: String?

  init(_ kind: Reading.Kind) {
    switch kind {
    case .observed: (self.kind, issued, day) = ("observed", nil, nil)
    case .forecast(let moment): (self.kind, issued, day) = ("forecast", ZonedTime.format(moment), nil)
    case .typical(let day): (self.kind, issued, self.day) = ("typical", nil, day == .daily ? nil : day.rawValue)
    }
  }

  init(kind: String?, issued: String?, day: String? = nil) {
    self.kind = kind ?? "observed"
    self.issued = issued
    self.day = day
  }

  func kind(path: String) throws(ProtocolFault) -> Reading.Kind {
    switch kind {
    case "observed": return .observed
    case "typical":
      guard let typical = TypicalDay(rawValue: day ?? TypicalDay.daily.rawValue) else {
        let days = TypicalDay.allCases.map(\.rawValue).joined(separator: ", ")
        throw ProtocolFault("\(path).day: must be one of \(days)")
      }
      return .typical(of: typical)
    case "forecast":
      guard let issued else { throw ProtocolFault("\(path).issued: is missing, when was the forecast made?") }
      return .forecast(issued: try ZonedTime.parse(issued, path: "\(path).issued"))
    default: throw ProtocolFault("\(path).kind: must be one of observed, forecast, typical")
    }
  }
}

/// A reading as a line has it.
struct ReadingMessage: Codable {
  let station: StationMessage
  let pollutant: String
  let value: Double
  let unit: String?
  let start: String
  let end: String
  let kind: String?
  let issued: String?
  let day: String?
  let quality: [String]?

  init(_ reading: Reading) {
    station = StationMessage(reading.station)
    (pollutant, value, unit) = (reading.pollutant.rawValue, reading.concentration, nil)
    (start, end) = (ZonedTime.format(reading.start), ZonedTime.format(reading.end))
    let kind = KindMessage(reading.kind)
    (self.kind, issued, day) = (kind.kind, kind.issued, kind.day)
    quality = reading.quality.isEmpty ? nil : reading.quality.words
  }

  func reading(sourceID: String) throws(ProtocolFault) -> Reading {
    guard let pollutant = Pollutant(parsing: pollutant) else {
      throw ProtocolFault("reading.pollutant: '\(PlainText.clean(pollutant, mostCharacters: 40))' is unknown")
    }
    return Reading(
      station: try station.station(), pollutant: pollutant, concentration: try concentration(of: pollutant),
      start: try ZonedTime.parse(start, path: "reading.start"), end: try ZonedTime.parse(end, path: "reading.end"),
      kind: try KindMessage(kind: kind, issued: issued, day: day).kind(path: "reading"),
      quality: try Reading.Quality(words: quality ?? []), sourceID: sourceID)
  }

  private func concentration(of pollutant: Pollutant) throws(ProtocolFault) -> Double {
    guard let unit else { return value }
    guard let unit = ConcentrationUnit(parsing: unit) else {
      throw ProtocolFault("reading.unit: '\(PlainText.clean(unit, mostCharacters: 40))' is unknown")
    }
    guard let concentration = unit.toMicrogramsPerCubicMeter(value, of: pollutant) else {
      throw ProtocolFault("reading.unit: \(unit.symbol) is no unit of \(pollutant.symbol)")
    }
    return concentration
  }
}

/// A wind as a line has it.
struct WindMessage: Codable {
  let latitude: Double
  let longitude: Double
  /// Metres per second.
  let speed: Double
  /// Degrees clockwise from north.
  let from: Double
  let start: String
  let end: String
  let kind: String?
  let issued: String?
  let day: String?

  init(_ wind: WindReading) {
    (latitude, longitude) = (wind.coordinate.latitude, wind.coordinate.longitude)
    (speed, from) = (wind.speedMetersPerSecond, wind.fromDegrees)
    (start, end) = (ZonedTime.format(wind.start), ZonedTime.format(wind.end))
    let kind = KindMessage(wind.kind)
    (self.kind, issued, day) = (kind.kind, kind.issued, kind.day)
  }

  func wind(sourceID: String) throws(ProtocolFault) -> WindReading {
    WindReading(
      coordinate: Coordinate(latitude: latitude, longitude: longitude), speedMetersPerSecond: speed, fromDegrees: from,
      start: try ZonedTime.parse(start, path: "wind.start"), end: try ZonedTime.parse(end, path: "wind.end"),
      kind: try KindMessage(kind: kind, issued: issued, day: day).kind(path: "wind"), sourceID: sourceID)
  }
}

extension Reading.Quality {
  private static let flagsByWord: [(word: String, flag: Reading.Quality)] = [
    ("clamped-negative", .clampedNegative), ("doubtful", .doubtful), ("provisional", .provisional),
    ("humidity-bias", .humidityBias), ("from-index", .fromIndex),
  ]

  /// The words of the protocol.
  var words: [String] { Self.flagsByWord.filter { contains($0.flag) }.map(\.word) }

  init(words: [String]) throws(ProtocolFault) {
    self = []
    for word in words {
      guard let flag = Self.flagsByWord.first(where: { $0.word == word })?.flag else {
        let known = Self.flagsByWord.map(\.word).joined(separator: ", ")
        throw ProtocolFault("reading.quality: '\(PlainText.clean(word, mostCharacters: 40))' is none of \(known)")
      }
      formUnion(flag)
    }
  }
}
