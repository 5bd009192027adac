internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup

/// `brisa air`.
struct AirCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "air",
    abstract: "The air at a place: concentrations with their uncertainty, index and advice.",
    discussion: """
      Examples:
        brisa air 39.4699,-0.3763
        brisa air 39.4699,-0.3763 --at 2026-11-24T08:00 --scale es-ica
        brisa air "Estació del Nord" --hours 24
        brisa air 60.1699,24.9384 --stations readings.csv --json
        brisa air 60.1699,24.9384 --stations readings.csv --network helsinki.brisa
      """)

  @Argument(help: ArgumentHelp("The place: latitude,longitude or a name.", valueName: "place"))
  var place: String

  @OptionGroup var moment: MomentOption

  @Option(
    help: ArgumentHelp(
      "So many hours from then on, a row each, instead of one; what is a forecast is said to be.", valueName: "hours"))
  var hours: String?

  @OptionGroup var cityOptions: CityOptions

  @Option(help: NetworkOption.help(" whose streets add to the air"))
  var network: String?

  @Flag(help: "JSON instead of text.")
  var json = false

  func run() async throws {
    let city = try city()
    let date = try moment.date(in: city.timeZone, clock: SystemClock())
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let place = try PlaceWord(engine).coordinate(place, option: PlacePhrases.thePlace)
    if let hours { return try await list(hours: hours, at: place, from: date, by: engine, in: city) }
    let answer = try await engine.air(at: place, moment: date)
    for notice in answer.notices { Terminal.notice(notice) }
    try OutputFile.write(json ? try answer.json() : AirText(answer, city: city).text, to: "-")
  }

  /// The city; without a configuration and a network, the place that is asked for tells the clock.
  private func city() throws(BrisaError) -> CityConfiguration {
    var city = try cityOptions.city(network: network)
    if city.network == nil, city.box == nil, let place = try? Coordinate(parsing: place) { city.takeClock(of: place) }
    return city
  }

  private func list(
    hours: String, at place: Coordinate, from date: Date, by engine: CityEngine, in city: CityConfiguration
  ) async throws(BrisaError) {
    let count = try NumberOption.wholeNumber(hours, in: 1...AirHoursAnswer.maxHours, option: "--hours")
    let answer = try await engine.air(at: place, hours: count, from: date)
    let text = AirHoursText(answer, city: city)
    for notice in text.notices { Terminal.notice(notice) }
    try OutputFile.write(json ? try answer.json() : text.text, to: "-")
  }
}
