import AirData
import CityTestSupport
import Foundation
import Setup
import Testing
import Tracks

@testable import CityAir
@testable import Planner
@testable import Server
@testable import Trips

@Suite("Sentences of the command line in the service")
struct ParameterNamesTests {
  /// An option as a sentence has it, and what an address has in its place.
  private typealias Name = (option: String, parameter: String)

  /// Expects that a sentence has options in every language, and that the service has their parameters in their place.
  private func expect(
    _ names: [Name], in text: LocalizedText, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let made = Sentences.translated(text)
    #expect(Set(Language.allCases.map { made[$0] }).count == 3, "\(made)", sourceLocation: sourceLocation)
    for language in Language.allCases {
      var expected = made[language]
      for name in names {
        #expect(expected.contains(name.option), "\(expected)", sourceLocation: sourceLocation)
        expected = expected.replacing(name.option, with: name.parameter)
      }
      #expect(ParameterNames.named(made)[language] == expected, sourceLocation: sourceLocation)
      #expect(!expected.contains("--"), sourceLocation: sourceLocation)
    }
  }

  /// What is said where something is refused.
  private func refusal<Value>(_ ask: () throws -> Value) throws -> LocalizedText {
    let error = #expect(throws: BrisaError.self) { _ = try ask() }
    return try #require(error).text
  }

  /// The sentence of the tables that has some words.
  private func sentence(with words: String) throws -> LocalizedText {
    try #require(Sentences.all.first { $0.en.contains(words) }, "no sentence has '\(words)'")
  }

  /// Of an hour whose air is known.
  private let question = RouteQuestion(
    origin: FakeCity.place, destination: FakeCity.place, departure: FakeCity.hour)

  @Test("tell a client whose track lies elsewhere what a client can do")
  func tracksElsewhere() throws {
    let made = try sentence(with: "none of it lies where")
    let served = ParameterNames.named(made)
    for language in Language.allCases {
      #expect(served[language] != made[language] && served[language].contains("/v1/cities"), "\(served)")
    }
    #expect(served.en.hasSuffix(": ask with its 'city' where /v1/cities lists that, or a service that has it."))
  }

  @Test("name parameters as they are written in an address where a word is refused")
  func refusedWords() throws {
    expect([("--max-detour", "'max_detour'")], in: try refusal { try DetourLimit(parsing: "far") })
    expect([("--length", "'length'")], in: try refusal { try LoopLength(parsing: "far") })
    expect([("--dose", "'dose'")], in: try refusal { try LoopLength(dose: "much") })
    expect(
      [("--depart-between", "'depart_between'")],
      in: try refusal { try DepartureWindow.interval("7", zone: .gmt, now: FakeCity.hour) })
    expect([("--to", "'to'"), ("--from", "'from'")], in: BrisaError.endsBeforeItBegins.text)
  }

  @Test("name parameters with the value that follows an option")
  func values() throws {
    let stops = [TripStop](repeating: TripStop(FakeCity.place), count: TripQuestion.maxToOrder + 1)
    let trip = TripQuestion(question, over: stops, startsAtFirst: false, endsAtLast: false, isRoundTrip: false)
    expect([("--order given", "order=given")], in: try refusal { try trip.check() })
    expect([("'--exclusion avoid'", "'exclusion=avoid'")], in: DetourHelp.zonesHelp)
    expect([("--by traffic", "by=traffic")], in: try sentence(with: "--by traffic"))
    expect(
      [
        ("--length 5km", "length=5km"), ("--dose 20ug", "dose=20ug"), ("--length", "'length'"), ("--dose", "'dose'"),
      ], in: try sentence(with: "--length 5km"))
  }

  @Test("name the parameters of tracks, a quoted value with its name")
  func tracks() throws {
    let start = TrackPlace(FakeCity.place)
    expect(
      [("--at 2026-11-24T08:00", "at=2026-11-24T08:00")],
      in: try refusal {
        try TrackFixes([[start, start]], departure: nil, metersPerSecond: 1.25, source: "The track")
      })
    var file = TrackFile()
    for name in ["To work", "Home"] {
      var track = Track()
      track.name = name
      track.segments = [[0.0, 600].map { TrackPlace(FakeCity.place, time: FakeCity.hour + $0) }]
      file.tracks.append(track)
    }
    let choice = TrackChoice(file, named: "The track")
    expect([("--track 'To work'", "'track=To work'")], in: try refusal { try choice.chosen(nil) })
  }

  @Test("name every parameter of a sentence, and tell the next word from a value")
  func others() async throws {
    expect([("--max-detour", "'max_detour'")], in: ChoiceFinder.tooManyWays)
    expect(
      [("--tolerance", "'tolerance'"), ("--moving-air", "'moving_air'")], in: try sentence(with: "--tolerance needs"))
    expect(
      [("--pareto", "'pareto'"), ("--avoidance", "'avoidance'"), ("--max-detour", "'max_detour'")],
      in: try sentence(with: "--pareto answers"))
    let village = try ServedVillage()
    let dose = await #expect(throws: BrisaError.self) {
      try await village.city.engine.loops(LoopQuestion(question, length: .dose(20)))
    }
    expect([("--by", "'by'")], in: try #require(dose).text)
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(20, hours: -2)] }]) { $0.staleHours = 1 }
    let unknown = await #expect(throws: BrisaError.self) {
      try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    }
    expect([("--at", "'at'")], in: try #require(unknown).text)
  }

  @Test("say nothing of what only the command line can set, which stands in parentheses of its own")
  func leavesOut() throws {
    let network = try refusal { try FakeCity([]).engine.network() }
    let archive = try refusal { try CityConfiguration().archivePath() }
    let sentences = [
      (Notice.noNetwork.text, "--network"), (Notice.windIdle.text, "--increment"),
      (QuestionNotices.noTraffic.text, "--increment"), (BrisaError.noNetworkForNames.text, "--network"),
      (network, "--network"), (archive, "--archive"),
    ]
    for (text, option) in sentences {
      let made = Sentences.translated(text)
      for language in Language.allCases {
        let rest = try Self.rest(of: made[language], besides: option)
        #expect(ParameterNames.named(made)[language] == rest)
        #expect(!rest.contains("--"))
      }
    }
  }

  /// A sentence without the parentheses that hold an option, and without the blank before them.
  private static func rest(of sentence: String, besides option: String) throws -> String {
    let range = try #require(sentence.range(of: option), "\(sentence)")
    let opening = try #require(sentence[..<range.lowerBound].lastIndex(of: "("), "\(sentence)")
    let closing = try #require(sentence[range.upperBound...].firstIndex(of: ")"), "\(sentence)")
    return "\(sentence[..<opening].dropLast())\(sentence[closing...].dropFirst())"
  }

  @Test("name the address that answers what a command does")
  func addresses() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [FakeCity.reading(20)] })
    let air = try await village.city.engine.hour(question).air
    expect([("brisa stations", "/v1/stations")], in: air.nothingKnown(of: "O₃").text)
  }
}
