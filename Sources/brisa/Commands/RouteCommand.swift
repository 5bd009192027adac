internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `brisa route`.
struct RouteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "The cleanest, the fastest and a balanced way between two places.",
    discussion: """
      A place is latitude,longitude in degrees or a name, as brisa place finds it. The burden of a route is in minutes at the WHO guideline.

      Examples:
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --at 08:00
        brisa route --from "Estació del Nord" --to "Jardins del Real"
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --mode bike --avoidance 4
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --exclude 39.474,-0.36,300
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --via 39.464,-0.36
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --max-detour 5min
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --pareto
        brisa route --from 39.47,-0.38 --to 39.48,-0.34 --depart-between 7:00/9:00
        brisa route --from 39.47,-0.38 --to 39.48,-0.34 --at 08:40 --moving-air
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --steps --language es
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --speed 4 --breathing 1.5
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --profile asthma.yml
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --format gpx -o way.gpx
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --map way.html
      """)

  @OptionGroup var cityOptions: CityOptions

  @Option(help: ArgumentHelp("Where the way begins: a coordinate or a name.", valueName: "place"))
  var from: String

  @Option(help: ArgumentHelp("Where it ends.", valueName: "place"))
  var to: String

  @Option(help: ArgumentHelp("Go over this place; again for more, in their order.", valueName: "place"))
  var via: [String] = []

  @OptionGroup var travel: TravelOptions

  @Option(
    help: ArgumentHelp(
      "One chosen route instead of balanced and cleanest, by its avoidance λ: extra minutes charged per minute at the "
        + "guideline.", valueName: "x"))
  var avoidance: String?

  @OptionGroup var choices: ChoiceOptions

  @OptionGroup var exclusions: ExclusionOptions

  @OptionGroup var answerOptions: AnswerOptions

  @Option(help: ArgumentHelp("Keep the question for brisa saved run.", valueName: "name"))
  var save: String?

  func run() async throws {
    if save != nil { try SavedWords.checkKeepable() }
    let sheet = try answerOptions.sheet(cityOptions)
    let city = try cityOptions.city(network: travel.network, needsNetwork: true)
    try sheet.check(city, besides: [travel.traveller.profileFile, exclusions.file])
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let words = PlaceWord(engine)
    let question = try question(city, words, clock: SystemClock())
    let places = try places(of: question, words)
    let answer = places.isEmpty ? try await engine.route(question) : try await engine.route(question, over: places)
    try sheet.write(answer, city, engine)
    if let save { try SavedWords.save(save, in: city) }
  }

  private func question(
    _ city: CityConfiguration, _ places: PlaceWord, clock: any WallClock
  ) throws(BrisaError) -> RouteQuestion {
    let requested = try travel.requested(in: city)
    var question = RouteQuestion(
      origin: try places.coordinate(from, option: "--from"),
      destination: try places.coordinate(to, option: "--to"),
      departure: try travel.moment.date(in: city.timeZone, clock: clock))
    requested.apply(to: &question)
    question.wantsSteps = answerOptions.steps
    if let avoidance {
      question.avoidance = try NumberOption.value(avoidance, in: CityConfiguration.avoidances, option: "--avoidance")
    }
    try choices.apply(to: &question, zone: city.timeZone, now: clock.now)
    if question.departures != nil, travel.moment.at != nil {
      throw BrisaError(
        .badArgument, "--depart-between says when one leaves: leave out --at, or give both times in full.")
    }
    try exclusions.apply(to: &question, scale: city.scale)
    return question
  }

  /// The places on the way.
  private func places(of question: RouteQuestion, _ words: PlaceWord) throws(BrisaError) -> [TripStop] {
    guard !via.isEmpty else { return [] }
    let alone: [(option: String, isGiven: Bool)] = [
      ("--pareto", question.wantsTradeOff), ("--max-detour", question.maxDetour != nil),
      ("--depart-between", question.departures != nil), ("--moving-air", question.movingTolerance != nil),
    ]
    if let option = alone.first(where: \.isGiven)?.option {
      throw BrisaError(
        .badArgument, "\(option) is answered between two places alone: leave it out, or leave out --via.")
    }
    return try via.map { (text) throws(BrisaError) in try words.stop(text, option: "--via") }
  }
}
