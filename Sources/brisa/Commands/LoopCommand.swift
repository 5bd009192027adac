internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `brisa loop`.
struct LoopCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "loop",
    abstract: "Round trips of a length in the cleanest air that it allows.",
    discussion: """
      Up to three that differ, the best first, within 8 % of the length and with at most a tenth travelled twice. The \
      length is metres, a time, or a dose of the pollutant of --by.

      Examples:
        brisa loop --from 39.47,-0.376 --length 5km
        brisa loop --from 39.47,-0.376 --length 45min --mode bike --at 08:00
        brisa loop --from 39.47,-0.376 --dose 20ug --by no2
        brisa loop --from 39.47,-0.376 --length 5km --exclude 39.474,-0.366,300
        brisa loop --from 39.47,-0.376 --length 5km --format gpx -o loops.gpx
      """)

  @OptionGroup var cityOptions: CityOptions

  @Option(help: ArgumentHelp("Where it begins and ends.", valueName: "place"))
  var from: String

  @Option(help: ArgumentHelp("How long it is to be: 500m to 50km, or 5min to 10h.", valueName: "length"))
  var length: String?

  @Option(help: ArgumentHelp("How much may be inhaled of the pollutant of --by, instead of --length.", valueName: "ug"))
  var dose: String?

  @OptionGroup var travel: TravelOptions

  @OptionGroup var exclusions: ExclusionOptions

  @OptionGroup var answerOptions: AnswerOptions

  func run() async throws {
    let sheet = try answerOptions.sheet(cityOptions)
    let length = try wantedLength()
    let city = try cityOptions.city(network: travel.network, needsNetwork: true)
    try sheet.check(city, besides: [travel.traveller.profileFile, exclusions.file])
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let requested = try travel.requested(in: city)
    let place = try PlaceWord(engine).coordinate(from, option: "--from")
    var question = RouteQuestion(
      origin: place, destination: place, departure: try travel.moment.date(in: city.timeZone, clock: SystemClock()))
    requested.apply(to: &question)
    question.wantsSteps = answerOptions.steps
    try exclusions.apply(to: &question, scale: city.scale)
    let answer = try await engine.loops(LoopQuestion(question, length: length))
    try sheet.write(answer, city, engine)
  }

  private func wantedLength() throws(BrisaError) -> LoopLength {
    switch (length, dose) {
    case (let length?, nil): try LoopLength(parsing: length)
    case (nil, let dose?): try LoopLength(dose: dose)
    default:
      throw BrisaError(
        .badArgument, "A loop needs one of --length and --dose: give --length 5km, 45min, or --dose 20ug.")
    }
  }
}
