internal import AirData
internal import ArgumentParser
internal import Bench
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `brisa bench answers`.
struct BenchAnswersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answers",
    abstract: "Answers trips between coordinates with all figures, and says how long it took.",
    discussion: """
      The table of trips is that of `brisa batch`; network and air are there before. Prints quantiles on lines that begin \
      with #: of the usual routes with geometry, exposure, dose and notices, of the same written as GeoJSON, and of one \
      route by --avoidance alone.

      Examples:
        brisa bench answers --trips trips.csv --config brisa.yml --at 08:00
        brisa bench answers --trips trips.csv --exclude 60.17,24.94,500
      """)

  @Option(help: ArgumentHelp("Table of trips.", valueName: "csv"))
  var trips: String

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(help: "How you travel: \(TravelModeWord.list).")
  var mode = OneOf<TravelModeWord>("walk")

  @Option(help: "Pollution to keep low: \(PollutionMeasure.list).")
  var by = OneOf<PollutionMeasure>("mix")

  @Option(help: ArgumentHelp("Avoidance λ of the one route.", valueName: "x"))
  var avoidance = "2"

  @OptionGroup var moment: MomentOption

  @OptionGroup var exclusions: ExclusionOptions

  @OptionGroup var cityOptions: CityOptions

  func run() async throws {
    let city = try cityOptions.city(network: network, needsNetwork: true)
    let anywhere = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(
      origin: anywhere, destination: anywhere, departure: try moment.date(in: city.timeZone, clock: SystemClock()))
    question.mode = try mode.value
    question.measure = try by.value
    try exclusions.apply(to: &question, scale: city.scale)
    let bench = try AnswerBench(
      trips: trips, like: question,
      avoidance: try NumberOption.value(avoidance, in: CityConfiguration.avoidances, option: "--avoidance"))
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    try OutputFile.write(try await engine.report(bench), to: "-")
  }
}
