internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `brisa batch`.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "The figures of many trips, from a table into a table.",
    discussion: """
      The table of trips needs a header with id, from_lat, from_lon, to_lat and to_lon, in any order; with --matrix, that of \
      points id, lat and lon, and every point is a way's end with every other. Each row comes out in its order as soon as it \
      is found, with the reason in the column 'error' where there is no answer; the exit status then is 65.

      Examples:
        brisa batch trips.csv -o figures.csv --at 2026-11-24T08:00
        brisa batch trips.csv -o figures.csv --at 2026-11-24T08:00 --resume
        brisa batch points.csv --matrix -o matrix.csv --mode bike --avoidance 2
        brisa batch trips.csv -o asthma.csv --profile asthma.yml
      """)

  @OptionGroup var cityOptions: CityOptions

  @Argument(
    help: ArgumentHelp("Table of trips or points; - is standard input.", valueName: "csv"),
    transform: NegativeWord.asWritten)
  var input: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Table to write; - is standard output.", valueName: "csv"))
  var output: String

  @Flag(
    help: "From each of a table of points to each, one search for each origin: the fastest way, or that of --avoidance."
  )
  var matrix = false

  @Flag(help: "Go on with a table that was broken off: its whole rows stay.")
  var resume = false

  @OptionGroup var travel: TravelOptions

  @Option(
    help: ArgumentHelp("One chosen route instead of balanced and cleanest, by its avoidance λ.", valueName: "x"))
  var avoidance: String?

  @Option(
    name: .customLong("max-detour"),
    help: ArgumentHelp(
      "One more route: the least burden that takes at most so much more than the fastest, like 5min, 10% or 500m.",
      valueName: "limit"))
  var maxDetour: String?

  @OptionGroup var exclusions: ExclusionOptions

  func run() async throws {
    let city = try cityOptions.city(network: travel.network, needsNetwork: true)
    try city.checkOutput(output, besides: [input, travel.traveller.profileFile, exclusions.file])
    let job = try job(city)
    try job.checkOutput()
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    defer { Terminal.endProgress() }
    let summary = try await engine.batch(job) { notice in
      Terminal.notice(notice)
    } progress: { rows in
      if rows % 10 == 0 { Terminal.progress(Spoken.say(SetUpPhrases.rows, "\(rows)")) }
    }
    Terminal.endProgress()
    guard summary.failures > 0 else { return }
    throw BrisaError(
      .badData, text: SetUpPhrases.rowsWithoutAnswer(summary.failures, of: summary.rows, in: output))
  }

  private func job(_ city: CityConfiguration) throws(BrisaError) -> BatchJob {
    guard !resume || output != "-" else {
      throw BrisaError(.badArgument, "--resume needs a file: name it with -o.")
    }
    guard !matrix || maxDetour == nil else {
      throw BrisaError(.badArgument, "--matrix has one way from point to point: leave out --max-detour.")
    }
    let anywhere = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(
      origin: anywhere, destination: anywhere,
      departure: try travel.moment.date(in: city.timeZone, clock: SystemClock()))
    try travel.requested(in: city).apply(to: &question)
    if let avoidance {
      question.avoidance = try NumberOption.value(avoidance, in: CityConfiguration.avoidances, option: "--avoidance")
    }
    question.maxDetour = try maxDetour.map { (text) throws(BrisaError) in try DetourLimit(parsing: text) }
    try exclusions.apply(to: &question, scale: city.scale)
    var job = BatchJob(kind: matrix ? .matrix : .trips, input: input, output: output, question: question)
    job.resumes = resume
    return job
  }
}
