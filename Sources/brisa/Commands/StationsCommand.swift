internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// `brisa stations`.
struct StationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stations",
    abstract: "The stations with their readings and their index.",
    discussion: """
      Examples:
        brisa stations --at 08:00
        brisa stations --stations readings.csv --at 2026-03-02T08:00:00Z --json
        brisa stations --stations readings.csv --network helsinki.brisa --at 08:00
      """)

  @OptionGroup var moment: MomentOption

  @OptionGroup var cityOptions: CityOptions

  @Option(
    help: NetworkOption.help(": where it lies tells the clock; its streets add nothing to what stations measure"))
  var network: String?

  @Flag(help: "JSON instead of text.")
  var json = false

  func run() async throws {
    let city = try cityOptions.city(network: network)
    let date = try moment.date(in: city.timeZone, clock: SystemClock())
    let answer = try await CityEngines.open(city, verbose: cityOptions.verbose).stations(moment: date)
    for notice in answer.notices { Terminal.notice(notice) }
    try OutputFile.write(json ? try answer.json() : StationsText(answer, city: city).text, to: "-")
  }
}
