internal import AirData
internal import Foundation
internal import Geo

/// A station as a reading has it.
struct StationMessage: Codable {
  struct CreditMessage: Codable {
    let attribution: String
    let licence: String
  }

  /// A move: when, and where the station stood before.
  struct MoveMessage: Codable {
    let at: String
    let latitude: Double
    let longitude: Double
  }

  let id: String
  let latitude: Double
  let longitude: Double
  // None of these is a reason to lose a reading.
  var name: Lenient<String>?
  var type: Lenient<String>?
  var credit: Lenient<CreditMessage>?
  var area: Lenient<String>?
  /// Metres above the sea.
  var altitude: Lenient<Double>?
  /// Metres above the ground.
  var inletHeight: Lenient<Double>?
  var opened: Lenient<String>?
  var closed: Lenient<String>?
  var moves: Lenient<[MoveMessage]>?

  enum CodingKeys: String, CodingKey {
    case id, name, latitude, longitude, type, credit, area, altitude, opened, closed, moves
    case inletHeight = "inlet_height"
  }

  init(_ station: Station) {
    id = station.id
    (name, type) = (Lenient(station.name), Lenient(station.type.rawValue))
    (latitude, longitude) = (station.coordinate.latitude, station.coordinate.longitude)
    credit = station.credit.map { Lenient(CreditMessage(attribution: $0.attribution, licence: $0.licence)) }
    guard let details = station.details else { return }
    area = details.area.map { Lenient($0.rawValue) }
    altitude = details.altitudeMeters.map(Lenient.init)
    inletHeight = details.inletHeightMeters.map(Lenient.init)
    opened = details.opened.map { Lenient(ZonedTime.format($0)) }
    closed = details.closed.map { Lenient(ZonedTime.format($0)) }
    let moves = details.moves.map {
      MoveMessage(at: ZonedTime.format($0.date), latitude: $0.from.latitude, longitude: $0.from.longitude)
    }
    self.moves = moves.isEmpty ? nil : Lenient(moves)
  }

  func station() throws(ProtocolFault) -> Station {
    let id = PlainText.clean(id, maxCharacters: 200)
    guard !id.isEmpty else { throw ProtocolFault("reading.station.id: is empty") }
    let name = PlainText.clean(name?.value ?? id, maxCharacters: 200)
    return Station(
      id: id, name: name.isEmpty ? id : name, coordinate: Coordinate(latitude: latitude, longitude: longitude),
      type: words?.type ?? .unknown,
      credit: credit?.value.map {
        Credit(
          attribution: PlainText.clean($0.attribution, maxCharacters: 500),
          licence: PlainText.clean($0.licence, maxCharacters: 500))
      }, details: details)
  }

  /// What is odd about it and does not keep its readings from being used; nil: nothing.
  var oddity: String? {
    if name?.value == nil, name != nil { return "reading.station.name: expected a text" }
    if type != nil, words == nil {
      return "reading.station.type: must be one of \(Self.types), with or without \(Self.areas)"
    }
    if credit?.value == nil, credit != nil { return "reading.station.credit: must hold attribution and licence" }
    return oddDetail
  }

  /// What is odd about land, heights and history; nil: nothing.
  private var oddDetail: String? {
    if let area, areaWord(area) == nil { return "reading.station.area: must be one of \(Self.areas)" }
    if altitude?.value == nil, altitude != nil { return "reading.station.altitude: expected a number" }
    if inletHeight?.value == nil, inletHeight != nil { return "reading.station.inlet_height: expected a number" }
    for (key, text) in [("opened", opened), ("closed", closed)] {
      if let text, moment(text) == nil { return "reading.station.\(key): is no time like 2026-03-02T08:00:00Z" }
    }
    guard let moves else { return nil }
    guard let list = moves.value, list.allSatisfy({ Self.move($0) != nil }) else {
      return "reading.station.moves: must hold objects with at, latitude and longitude"
    }
    return list.count > Self.maxMoves ? "reading.station.moves: there are more than \(Self.maxMoves)" : nil
  }

  private var words: (type: StationType, area: StationArea?)? { type?.value.flatMap { StationType.parse($0) } }

  private var details: StationDetails? {
    let details = StationDetails(
      area: area.flatMap(areaWord) ?? words?.area, altitudeMeters: altitude?.value,
      inletHeightMeters: inletHeight?.value, opened: opened.flatMap(moment), closed: closed.flatMap(moment),
      moves: (moves?.value ?? []).prefix(Self.maxMoves).compactMap(Self.move))
    return details.isEmpty ? nil : details
  }

  private static let maxMoves = 100

  private func areaWord(_ area: Lenient<String>) -> StationArea? {
    area.value.flatMap { StationArea(rawValue: $0.lowercased()) }
  }

  private func moment(_ text: Lenient<String>) -> Date? {
    text.value.flatMap { try? ZonedTime.parse($0, path: "reading.station") }
  }

  private static func move(_ message: MoveMessage) -> StationDetails.Move? {
    let place = Coordinate(latitude: message.latitude, longitude: message.longitude)
    guard place.isOnGlobe, let date = try? ZonedTime.parse(message.at, path: "reading.station.moves") else {
      return nil
    }
    return StationDetails.Move(date: date, from: place)
  }

  private static let types = StationType.allCases.map(\.rawValue).joined(separator: ", ")
  private static let areas = StationArea.allCases.map(\.rawValue).joined(separator: ", ")
}
