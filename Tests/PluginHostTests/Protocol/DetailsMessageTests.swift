import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

@Suite("What a line says beside a concentration")
struct DetailsMessageTests {
  private func message(_ station: String, _ rest: String = #""pollutant":"no2","value":12.5"#) throws -> ReadingMessage
  {
    let line = """
      {"reading":{"station":{"id":"a","latitude":39.5,"longitude":-0.4\(station)},\(rest),\
      "start":"2026-03-02T08:00:00Z","end":"2026-03-02T09:00:00Z"}}
      """
    return try #require(try SourceProtocol.decode(AnswerLine.self, Array(line.utf8)[...]).reading)
  }

  @Test(
    "A station's type is read as networks write it",
    arguments: [
      ("traffic", StationType.traffic, nil), ("Urban Traffic", .traffic, .urban), ("rural", .background, .rural),
      ("suburban-background", .background, .suburban), ("rural industrial", .industrial, .rural),
      ("BACKGROUND", .background, nil),
    ] as [(String, StationType, StationArea?)])
  func types(text: String, type: StationType, area: StationArea?) throws {
    let message = try message(#","type":"\#(text)""#)
    let station = try message.reading(sourceID: "trial").station
    #expect(station.type == type && station.details?.area == area && message.oddity == nil)
  }

  @Test("Land, height and history come through")
  func details() throws {
    let station = try message(
      #","area":"rural","altitude":620,"inlet_height":4.5,"opened":"2000-01-01T00:00:00Z","#
        + #""closed":"2020-01-01T00:00:00Z","moves":[{"at":"2010-01-01T00:00:00Z","latitude":39.6,"longitude":-0.5}]"#
    ).reading(sourceID: "trial").station
    func moment(_ year: Int) throws -> Date { try TimeText.parse("\(year)-01-01T00:00:00Z", zone: .gmt) }
    let move = StationDetails.Move(date: try moment(2010), from: Coordinate(latitude: 39.6, longitude: -0.5))
    #expect(
      station.details
        == StationDetails(
          area: .rural, altitudeMeters: 620, inletHeightMeters: 4.5, opened: try moment(2000),
          closed: try moment(2020), moves: [move]))
  }

  @Test(
    "What is odd about a station is told, and the reading stays",
    arguments: [
      (
        #","type":"odd""#,
        "station.type: must be one of traffic, background, industrial, model, unknown, with or without urban, suburban, "
          + "rural"
      ),
      (
        #","type":5"#,
        "station.type: must be one of traffic, background, industrial, model, unknown, with or without urban, suburban, "
          + "rural"
      ),
      (#","name":7"#, "station.name: expected a text"),
      (#","credit":"Ana""#, "station.credit: must hold attribution and licence"),
      (#","credit":{"attribution":"Ana"}"#, "station.credit: must hold attribution and licence"),
      (#","area":7"#, "station.area: must be one of urban, suburban, rural"),
      (#","altitude":"high""#, "station.altitude: expected a number"),
      (#","inlet_height":[]"#, "station.inlet_height: expected a number"),
      (#","opened":"long ago""#, "station.opened: is no time like 2026-03-02T08:00:00Z"),
      (#","closed":2020"#, "station.closed: is no time like 2026-03-02T08:00:00Z"),
      (#","moves":{}"#, "station.moves: must hold objects with at, latitude and longitude"),
      (
        #","moves":[{"at":"2010-01-01T00:00:00Z","latitude":99,"longitude":0}]"#,
        "station.moves: must hold objects with at, latitude and longitude"
      ),
    ])
  func oddities(station: String, fault: String) throws {
    let message = try message(station)
    #expect(message.oddity == "reading." + fault)
    let reading = try message.reading(sourceID: "trial")
    #expect(reading.concentration == 12.5 && reading.station.type == .unknown && reading.station.details == nil)
    #expect(reading.station.name == "a" && reading.station.credit == nil)
  }

  @Test("Of more moves than are kept the rest is told")
  func manyMoves() throws {
    let move = #"{"at":"2010-01-01T00:00:00Z","latitude":39.6,"longitude":-0.5}"#
    func message(moves count: Int) throws -> ReadingMessage {
      try self.message(#","moves":["# + Array(repeating: move, count: count).joined(separator: ",") + "]")
    }
    #expect(try message(moves: 100).oddity == nil)
    let many = try message(moves: 101)
    #expect(many.oddity == "reading.station.moves: there are more than 100")
    #expect(try many.reading(sourceID: "trial").station.details?.moves.count == 100)
  }

  @Test("Reservations that are no list make a reading doubtful, and are told", arguments: [#""provisional""#, "[3]"])
  func quality(text: String) throws {
    let message = try message("", #""pollutant":"no2","value":1,"quality":\#(text)"#)
    #expect(try message.reading(sourceID: "trial").quality == .doubtful)
    #expect(message.oddity == "reading.quality: expected an array of texts, so that it counts as doubtful")
  }

  @Test("An uncertainty is converted with its value, and one that makes no sense is left out")
  func uncertainty() throws {
    let ppm = try message("", #""pollutant":"co","value":1,"uncertainty":0.1,"unit":"mg/m³""#)
    #expect(try ppm.reading(sourceID: "trial").uncertainty == 100)
    for text in ["-1", #""a tenth""#, "null"] {
      let message = try message("", #""pollutant":"no2","value":1,"uncertainty":\#(text)"#)
      #expect(try message.reading(sourceID: "trial").uncertainty == nil)
    }
  }

  @Test(
    "Other species have units of their own",
    arguments: [
      ("NOx", "", Species.nox, 2.0), ("benzene", #","unit":"ng/m³""#, .benzene, 0.002),
      ("bc", #","unit":"µg/m³""#, .blackCarbon, 2), ("ufp", #","unit":"1/cm³""#, .ultrafineParticles, 2),
      ("temperature", "", .temperature, 2), ("RH", #","unit":"%""#, .humidity, 2), ("no", "", .no, 2),
    ])
  func species(word: String, unit: String, species: Species, value: Double) throws {
    let message = try message("", #""pollutant":"\#(word)","value":2,"uncertainty":1\#(unit)"#)
    #expect(message.species == species)
    let reading = try message.reading(of: species, sourceID: "trial")
    #expect(abs(reading.value - value) < 1e-12 && reading.uncertainty == reading.value / 2)
    let line = try SourceProtocol.line(AnswerLine(reading: ReadingMessage(reading))).dropLast()
    let again = try SourceProtocol.decode(AnswerLine.self, line[...]).reading
    #expect(try again?.reading(of: species, sourceID: "trial") == reading)
  }

  @Test("A unit that is none of the species is a fault")
  func units() throws {
    let message = try message("", #""pollutant":"temperature","value":2,"unit":"K""#)
    #expect(throws: ProtocolFault("reading.unit: 'K' is no unit of T, which is in °C")) {
      try message.reading(of: .temperature, sourceID: "trial")
    }
  }
}

@Suite("A program that gives more than pollutants")
struct OtherSpeciesTests {
  @Test("loses nothing of it, and odd details are told once")
  func program() async throws {
    let folder = try ProgramFolder()
    let reading = ProgramFolder.reading()
    let lines = [
      reading,
      reading.replacing(#""longitude":-0.4"#, with: #""longitude":-0.4,"type":"odd""#)
        .replacing("08:00", with: "07:30").replacing("09:00", with: "08:00"),
      reading.replacing("no2", with: "temperature").replacing(#""value":5"#, with: #""value":-5"#),
      reading.replacing("no2", with: "humidity").replacing(#""value":5"#, with: #""value":500"#),
      reading.replacing("no2", with: "nox").replacing("2027", with: "2020"), #"{"end":true}"#,
    ]
    try folder.add(
      "brisa-source-trial", script: ProgramFolder.source(lines.map { "say '\($0)'" }.joined(separator: "\n")))
    let answer = await Trial(folder.searchPath).ask("trial")[0]
    #expect(answer.report.failure == nil && answer.readings.count == 2)
    #expect(answer.others.map(\.species) == [.temperature] && answer.others.map(\.value) == [-5])
    #expect(Set(answer.report.notices.map(\.code)) == ["odd-detail", "source-lied"])
    let lied = answer.report.notices.first { $0.code == "source-lied" }?.message ?? ""
    #expect(lied.contains("figures that cannot be used, left out: 2;"), "\(lied)")
  }
}
