internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Planner
internal import Publishing
internal import Setup
internal import Trips

/// `brisa track`.
struct TrackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "track",
    abstract: "What you breathed on a recorded way, and the cleaner one.",
    discussion: """
      Reads GPX, KML, KMZ and GeoJSON; - is standard input. The air is that of the hours of the track, from the archive or \
      the sources. A folder, or a list of paths that ends in .txt, becomes a table with a row a track; run again, it goes on \
      where it was broken off.

      Examples:
        brisa track walk.gpx
        brisa track ride.gpx --mode bike --by no2 --format json
        brisa track ride.gpx --breathing hard
        brisa track planned.kml --at 2026-11-24T08:00
        brisa track routes.gpx --track cleanest
        brisa track walk.gpx --as-recorded --format csv -o minutes.csv
        brisa track walk.gpx --map walk.html
        brisa track recordings/ -o figures.csv
      """)

  @Argument(
    help: ArgumentHelp("A track, a folder of tracks, or a list of paths.", valueName: "file"),
    transform: NegativeWord.asWritten)
  var input: String

  @OptionGroup var cityOptions: CityOptions

  @Option(
    help: ArgumentHelp(
      "The track that is meant, of a file with several: its name, or its number from 1. Default: all, one after the other.",
      valueName: "name"))
  var track: String?

  @Option(help: "How you travelled: \(TravelModeWord.list). Default: as the speed tells, on foot without times.")
  var mode: OneOf<TravelModeWord>?

  @Option(help: ArgumentHelp("When a track without times began, like --at of brisa route.", valueName: "time"))
  var at: String?

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(help: "Pollution that counts: \(PollutionMeasure.list).")
  var by = OneOf<PollutionMeasure>("mix")

  @Option(
    help: ArgumentHelp(
      "Whose breathing counts: a file like asthma.yml, or a name under 'profiles' of the configuration.",
      valueName: "profile"))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "The air that you breathe, in m³/h, or an effort: \(BreathingEffort.words).", valueName: "m3/h"))
  var breathing: String?

  @Flag(help: "Take the places as they were recorded, not the streets that they are on.")
  var asRecorded = false

  @OptionGroup var mapOptions: RouteMapOptions

  @Option(help: "Form of the answer: \(TrackForm.list).")
  var format: OneOf<TrackForm>?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file; - is standard output.", valueName: "file"))
  var output = "-"

  func run() async throws {
    let form = try TrackForm.chosen(format, json: json)
    let city = try cityOptions.city(network: network, needsNetwork: true)
    let profileFile = profile.flatMap { TravellerFile.isPath($0) ? $0 : nil }
    try city.checkOutput(output, besides: [input, profileFile])
    let map = try mapOptions.request(besides: output, language: try cityOptions.log.language?.value ?? .en)
    if let map { try city.checkOutput(map.path, besides: [input, profileFile]) }
    let isMany = TrackBatch.isMany(input)
    if isMany, map != nil { throw BrisaError(.badArgument, "A map is drawn of one track: leave out --map.") }
    // A table of many is begun before the first of them.
    if !isMany, output != "-" { try OutputFile.check(output) }
    let question = try question(city)
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    if isMany { return try await runAll(engine, question) }
    let name = input == "-" ? "standard input" : "'\(input)'"
    let answer = try await engine.track(try TrackInput.read(input), question, named: name)
    for notice in answer.notices { Terminal.notice(notice) }
    try OutputFile.write(try form.text(answer, city: city), to: output)
    if let map { try engine.writeMap(of: answer, map) }
  }

  private func runAll(_ engine: CityEngine, _ question: TrackQuestion) async throws {
    guard format == nil, !json else {
      throw BrisaError(.badArgument, "Many tracks become a table of CSV: leave out --format.")
    }
    let tracks = try TrackBatch.tracks(of: input)
    defer { Terminal.endProgress() }
    let summary = try await engine.tracks(tracks, output: output, question) { done, all in
      Terminal.progress(Spoken.say(SetUpPhrases.tracks, "\(done)", "\(all)"))
    }
    Terminal.endProgress()
    guard summary.failures > 0 else { return }
    throw BrisaError(
      .badData, text: SetUpPhrases.tracksWithoutAnswer(summary.failures, of: summary.rows, in: output))
  }

  private func question(_ city: CityConfiguration) throws(BrisaError) -> TrackQuestion {
    var question = TrackQuestion()
    question.mode = try mode?.value
    question.measure = try by.value
    question.track = track
    question.isAsRecorded = asRecorded
    var requested = RequestedTraveller()
    (requested.profile, requested.breathing, requested.takesFiles) = (profile, breathing, true)
    requested.called = { "--\($0)" }
    question.breathingCubicMetersPerHour = try requested.breathing(in: city)
    question.departure = try at.map { (text) throws(BrisaError) in
      try MomentText.date(text, zone: city.timeZone, now: SystemClock().now)
    }
    return question
  }
}
