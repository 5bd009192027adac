internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `brisa trip`.
struct TripCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trip",
    abstract: "The ways over several stops, in the best order.",
    discussion: """
      Stops are coordinates, names, or a file: CSV with the columns lat,lon or lat,lon,name, GeoJSON points, GPX or KML; \
      - is standard input. Without --from and --to the trip may begin and end at any stop. Up to 17 \
      stops have the best of all orders; of up to 200 the best that a search finds within --budget.

      Examples:
        brisa trip 39.47,-0.376 39.48,-0.344 39.464,-0.36 --at 08:00
        brisa trip stops.csv --from 39.47,-0.376 --round
        brisa trip stops.csv --from 39.47,-0.376 --to 39.48,-0.344 --optimize burden
        brisa trip stops.geojson --order given --format gpx -o trip.gpx
      """)

  @Argument(
    help: ArgumentHelp("Coordinates, lat,lon or lat,lon,name; or one file.", valueName: "stops"),
    transform: NegativeWord.asWritten)
  var stops: [String]

  @OptionGroup var cityOptions: CityOptions

  @Option(help: ArgumentHelp("Begin here, before all stops.", valueName: "place"))
  var from: String?

  @Option(help: ArgumentHelp("End here, after all stops.", valueName: "place"))
  var to: String?

  @Flag(help: "Come back to where the trip began.")
  var round = false

  @Option(help: "The order of the stops: \(TripOrder.list).")
  var order = OneOf<TripOrder>(.optimal)

  @Option(help: "What the order makes small, in sum: \(TripGoal.list).")
  var optimize = OneOf<TripGoal>(.time)

  @Option(
    help: ArgumentHelp("Look for the order of more than 17 stops so long, 1s to 1h; default 2s.", valueName: "time"))
  var budget: String?

  @OptionGroup var travel: TravelOptions

  @OptionGroup var exclusions: ExclusionOptions

  @OptionGroup var answerOptions: AnswerOptions

  @Option(help: ArgumentHelp("Keep the question for brisa saved run.", valueName: "name"))
  var save: String?

  func run() async throws {
    if save != nil { try SavedWords.checkKeepable() }
    let sheet = try answerOptions.sheet(cityOptions)
    let city = try cityOptions.city(network: travel.network, needsNetwork: true)
    try sheet.check(city, besides: [travel.traveller.profileFile, exclusions.file] + stops)
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let question = try question(city, PlaceWord(engine), clock: SystemClock())
    let answer = try await engine.trip(question)
    try sheet.write(answer, city, engine)
    if let save {
      let isOneFile = StopList.isFile(stops)
      let listed = question.stops.dropFirst(from == nil ? 0 : 1).dropLast(to == nil ? 0 : 1)
      let words = isOneFile ? listed.map(\.row) : stops
      try SavedWords.save(save, stops: words, in: city)
    }
  }

  private func question(
    _ city: CityConfiguration, _ words: PlaceWord, clock: any WallClock
  ) throws(BrisaError) -> TripQuestion {
    if round, to != nil {
      throw BrisaError(.badArgument, "--round comes back to where the trip began: leave out --to.")
    }
    let requested = try travel.requested(in: city)
    let first = try from.map { (text) throws(BrisaError) in try stop(text, of: "--from", by: words) }
    let last = try to.map { (text) throws(BrisaError) in try stop(text, of: "--to", by: words) }
    let all = [first].compactMap { $0 } + (try listed(words)) + [last].compactMap { $0 }
    var route = RouteQuestion(
      origin: all[0].place, destination: all[all.count - 1].place,
      departure: try travel.moment.date(in: city.timeZone, clock: clock))
    requested.apply(to: &route)
    route.wantsSteps = answerOptions.steps
    try exclusions.apply(to: &route, scale: city.scale)
    var question = TripQuestion(
      route, over: all, startsAtFirst: first != nil, endsAtLast: last != nil, isRoundTrip: round)
    question.goal = try optimize.value
    question.order = try order.value
    if let budget { question.searchSeconds = try DurationOption.seconds(budget, in: 1...3600, option: "--budget") }
    try question.check()
    return question
  }

  /// The stops of the command line, or of the file that it names.
  private func listed(_ words: PlaceWord) throws(BrisaError) -> [TripStop] {
    if StopList.isFile(stops) { return try StopList.stops(of: stops[0]) }
    return try stops.enumerated().map { (number, text) throws(BrisaError) in
      try stop(text, of: "stop \(number + 1)", by: words)
    }
  }

  /// The place of a word, with its name where it has one.
  private func stop(_ text: String, of option: String, by words: PlaceWord) throws(BrisaError) -> TripStop {
    if let named = TripStop(row: text) { return named }
    return try words.stop(text, option: option)
  }
}
