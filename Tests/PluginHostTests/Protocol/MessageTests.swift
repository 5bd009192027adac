import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

@Suite("The lines of the source protocol")
struct MessageTests {
  private func content(_ line: String) throws -> AnswerLine.Content {
    try SourceProtocol.decode(AnswerLine.self, Array(line.utf8)[...]).content()
  }

  private func reading(_ changes: [String: String] = [:]) throws -> Reading {
    try message(changes).reading(sourceID: "trial")
  }

  private func message(_ changes: [String: String]) throws -> ReadingMessage {
    var keys = [
      "station": #"{"id":"a","latitude":39.5,"longitude":-0.4}"#, "pollutant": #""no2""#, "value": "12.5",
      "start": #""2026-03-02T09:00:00+01:00""#, "end": #""2026-03-02T09:00:00Z""#,
    ]
    keys.merge(changes) { $1 }
    let members = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    guard case .reading(let message) = try content("{\"reading\":{\(members)}}") else {
      throw CocoaError(.coderInvalidValue)
    }
    return message
  }

  @Test("A reading needs a station, a pollutant, a value and two times")
  func plain() throws {
    let reading = try reading()
    let place = Coordinate(latitude: 39.5, longitude: -0.4)
    #expect(reading.station == Station(id: "a", name: "a", coordinate: place, type: .unknown))
    #expect(reading.concentration == 12.5 && reading.kind == .observed && reading.quality == [])
    #expect(TimeText.format(reading.start, zone: .gmt) == "2026-03-02T08:00:00Z")
  }

  @Test("A notice keeps its wording in every language, and one wording serves all")
  func noticeLanguages() throws {
    let text = LocalizedText(en: "A row is left out.", es: "Una fila queda fuera.", ca: "Una fila queda fora.")
    for notice in [Notice(code: "bad-row", text: text), Notice(code: "bad-row", message: "A row is left out.")] {
      let line = try JSONEncoder().encode(AnswerLine(notice: NoticeMessage(notice)))
      guard case .notice(let message) = try content(String(decoding: line, as: UTF8.self)) else {
        throw CocoaError(.coderInvalidValue)
      }
      #expect(message.notice == notice)
      #expect(message.masked(SecretMask(["row"])).notice.text.en == "A *** is left out.")
    }
  }

  @Test("A line in another encoding than UTF-8 is told as such")
  func otherEncoding() {
    let line = Array(#"{"notice":{"code":"a","message":"Val"#.utf8) + [0xE8] + Array(#"ncia."}}"#.utf8)
    let fault = #expect(throws: ProtocolFault.self) { try SourceProtocol.decode(AnswerLine.self, line[...]) }
    #expect(fault?.message == "is no UTF-8, in which JSON is written")
  }

  @Test("An error without a word is told as one")
  func silentError() throws {
    guard case .error(let message) = try content(#"{"error":{"kind":"unavailable","message":" "}}"#) else {
      throw CocoaError(.coderInvalidValue)
    }
    #expect(message.sourceError.message == "It failed, and does not say why.")
  }

  @Test("Everything else of a reading is read too")
  func whole() throws {
    let station =
      #"{"id":"a","name":"A","latitude":1,"longitude":2,"type":"traffic","credit":{"attribution":"Ana","licence":"CC0"}}"#
    let reading = try reading([
      "station": station, "unit": #""mg/m³""#, "pollutant": #""CO""#, "value": "0.4", "kind": #""forecast""#,
      "issued": #""2026-03-01T00:00:00Z""#, "quality": #"["from-index","doubtful"]"#,
    ])
    #expect(reading.station.credit == Credit(attribution: "Ana", licence: "CC0") && reading.station.type == .traffic)
    #expect(reading.pollutant == .co && reading.concentration == 400)
    #expect(reading.kind == .forecast(issued: try TimeText.parse("2026-03-01T00:00:00Z", zone: .gmt)))
    #expect(reading.quality == [.fromIndex, .doubtful])
  }

  @Test(
    "A fault of a reading is told with its path",
    arguments: [
      ("value", #""12.5""#, "reading.value: expected a number"),
      ("value", "null", "reading.value: expected a number, found null"),
      ("pollutant", #""smell""#, "reading.pollutant: 'smell' is unknown"),
      ("unit", #""furlong""#, "reading.unit: 'furlong' is unknown"),
      ("start", #""2026-03-02T09:00:00""#, "reading.start: '2026-03-02T09:00:00' has no zone: end it with Z or +01:00"),
      ("start", #""noonZ""#, "reading.start: 'noonZ' is no time like 2026-03-02T08:00:00Z"),
      ("start", #""yesterday""#, "reading.start: 'yesterday' is no time like 2026-03-02T08:00:00Z"),
      ("start", #""1772442000""#, "reading.start: '1772442000' is no time like 2026-03-02T08:00:00Z"),
      ("start", "1772442000", "reading.start: expected a text"),
      ("station", #"{"id":"a","latitude":39.5}"#, "reading.station.longitude: is missing"),
      ("station", #"{"id":" ","latitude":39.5,"longitude":0}"#, "reading.station.id: is empty"),
      ("kind", #""guess""#, "reading.kind: must be one of observed, forecast, typical"),
      ("kind", #""forecast""#, "reading.issued: is missing: it says when the forecast was made"),
    ])
  func faults(key: String, value: String, message: String) {
    let fault = #expect(throws: ProtocolFault.self) { try reading([key: value]) }
    #expect(fault?.message == message)
  }

  @Test("A reservation that nobody knows makes a reading doubtful, and is told")
  func unknownReservation() throws {
    let quality = #"["provisional","odd"]"#
    #expect(try reading(["quality": quality]).quality == [.provisional, .doubtful])
    #expect(
      try message(["quality": quality]).oddity
        == "reading.quality: 'odd' is none of clamped-negative, doubtful, provisional, humidity-bias, from-index, so "
        + "that it counts as doubtful")
  }

  @Test(
    "A line that holds nothing, or two things, or is no JSON, is a fault",
    arguments: ["{}", #"{"end":true,"notice":{"code":"a","message":"b"}}"#, "hello", "[1]", #"{"end":false}"#, ""])
  func noLine(line: String) {
    #expect(throws: ProtocolFault.self) { try content(line) }
  }

  @Test("A number that is not whole where it must be does not make a line no JSON")
  func unfitNumber() {
    let line = #"{"brisa_source":1.5,"manifest":{}}"#
    let fault = #expect(throws: ProtocolFault.self) { try FirstLine(Array(line.utf8)[...]) }
    #expect(fault?.message == "holds a number that is too large, or is not whole where it must be")
    let cut = #expect(throws: ProtocolFault.self) { try FirstLine(Array(line.utf8.dropLast())[...]) }
    #expect(cut?.message == "is no JSON")
  }

  @Test("Readings and winds come out as they went in, to the millisecond", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let reading = Self.reading(&generator)
    let line = try SourceProtocol.line(AnswerLine(reading: ReadingMessage(reading))).dropLast()
    #expect(try SourceProtocol.decode(AnswerLine.self, line[...]).reading?.reading(sourceID: "trial") == reading)
    let wind = WindReading(
      coordinate: reading.station.coordinate, speedMetersPerSecond: .random(in: 0...50, using: &generator),
      fromDegrees: .random(in: 0...360, using: &generator), start: reading.start, end: reading.end, kind: reading.kind,
      sourceID: "trial")
    let other = try SourceProtocol.line(AnswerLine(wind: WindMessage(wind))).dropLast()
    #expect(try SourceProtocol.decode(AnswerLine.self, other[...]).wind?.wind(sourceID: "trial") == wind)
  }

  @Test(
    "Moments are written to the nearest millisecond",
    arguments: [
      (0.9994, "00.999Z"), (0.9996, "01Z"), (0.0004, "00Z"), (0.0006, "00.001Z"), (-0.0004, "00Z"), (59.9999, "00Z"),
    ])
  func milliseconds(seconds: Double, ending: String) throws {
    let moment = Date(timeIntervalSince1970: 1_772_438_400 + seconds)
    let text = ZonedTime.format(moment)
    #expect(text.hasSuffix(ending))
    #expect(abs(try ZonedTime.parse(text, path: "start").timeIntervalSince(moment)) < 0.0006)
  }

  @Test(
    "A reading without bounds is written as a line that is refused", arguments: [Double.infinity, -.infinity, .nan])
  func boundless(seconds: Double) throws {
    let sound = try reading()
    let boundless = Reading(
      station: sound.station, pollutant: .no2, concentration: 5, start: sound.start,
      end: Date(timeIntervalSince1970: seconds), sourceID: "trial")
    let line = try SourceProtocol.line(AnswerLine(reading: ReadingMessage(boundless))).dropLast()
    let message = try SourceProtocol.decode(AnswerLine.self, line[...]).reading
    #expect(throws: ProtocolFault.self) { try message?.reading(sourceID: "trial") }
  }

  private static func reading(_ generator: inout SeededRandom) -> Reading {
    func moment() -> Date {
      // Whole quarters of a second are exact in a Date.
      Date(timeIntervalSince1970: Double(Int.random(in: 0..<16_000_000_000, using: &generator)) / 4)
    }
    let place = Coordinate(
      latitude: .random(in: -90...90, using: &generator), longitude: .random(in: -180...180, using: &generator))
    let kinds: [Reading.Kind] = [.observed, .typical(of: .daily), .typical(of: .sunday), .forecast(issued: moment())]
    let start = moment()
    return Reading(
      station: Station(
        id: "s\(Int.random(in: 0..<99, using: &generator))", name: "Carrer de l'Aire «\u{E7}»", coordinate: place,
        type: StationType.allCases.randomElement(using: &generator) ?? .unknown,
        credit: generator.chance(0.5) ? Credit(attribution: "Ana", licence: "CC0") : nil,
        details: generator.chance(0.5) ? details(moment(), place) : nil),
      pollutant: Pollutant.allCases.randomElement(using: &generator) ?? .no2,
      concentration: .random(in: 0...1e6, using: &generator), start: start, end: start + 0.25,
      kind: kinds.randomElement(using: &generator) ?? .observed,
      quality: Reading.Quality(rawValue: .random(in: 0..<32, using: &generator)), sourceID: "trial",
      uncertainty: generator.chance(0.5) ? .random(in: 0...50, using: &generator) : nil)
  }

  private static func details(_ moment: Date, _ place: Coordinate) -> StationDetails {
    StationDetails(
      area: .suburban, altitudeMeters: 12.5, inletHeightMeters: 3, opened: moment, closed: moment + 86_400,
      moves: [StationDetails.Move(date: moment + 3600, from: place)])
  }

  @Test(
    "Errors keep their kind",
    arguments: [
      SourceError.setting(name: "key", problem: "is wrong"), .file(path: "/a", problem: "it is gone"),
      .malformed("No."), .unavailable("No."), .quota("No."),
    ])
  func errors(error: SourceError) throws {
    let line = try SourceProtocol.line(AnswerLine(error: ErrorMessage(error))).dropLast()
    #expect(try SourceProtocol.decode(AnswerLine.self, line[...]).error?.sourceError == error)
  }

  @Test("A query comes out as it went in")
  func query() throws {
    let query = Trial.query
    #expect(try RequestMessage.Query(query).query() == query)
  }

  @Test("What strangers write is shown short, in one line, without control characters")
  func plainText() {
    let notice = NoticeMessage(
      Notice(code: "Oh No!", message: "a\n\u{1B}[31mb\u{202E} " + String(repeating: "x", count: 900))
    )
    .notice
    #expect(notice.code == "source-notice")
    #expect(notice.message.hasPrefix("a [31mb xxx") && notice.message.count == 501)
  }
}
