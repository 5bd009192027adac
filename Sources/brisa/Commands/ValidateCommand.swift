internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// `brisa validate`.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "How well the field predicts stations that it is not told.",
    discussion: """
      Leaves out each station in turn, in every hour of the archive in which at least five others measured, and compares \
      what every method says there with what was measured.

      Examples:
        brisa validate --from 2022-01-01 --to 2023-01-01
        brisa validate --pollutant no2 --json
        brisa validate --from 2022-01-01 --to 2023-01-01 --page validation.html
      """)

  @OptionGroup var cityOptions: CityOptions

  @OptionGroup var time: ArchiveTimeOptions

  @Option(help: NetworkOption.help(" whose streets add to the air"))
  var network: String?

  @Option(
    help: ArgumentHelp(
      "Only this pollutant: \(Pollutant.list).", valueName: "pollutant"))
  var pollutant: OneOf<Pollutant>?

  @Option(help: ArgumentHelp("Also write one HTML file of tables and plots here.", valueName: "file.html"))
  var page: String?

  @Flag(help: "JSON instead of text, with scores by station, type, hour and season.")
  var json = false

  func run() async throws {
    let city = try cityOptions.city(network: network)
    if let page {
      try city.checkOutput(page)
      if page != "-" { try OutputFile.check(page) }
    }
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let (from, to) = try time.bounds(in: city.timeZone)
    let answer: ValidationAnswer
    if let page {
      let validated = try await engine.validateWithPage(from: from, to: to, pollutants: try pollutants())
      try OutputFile.write(validated.page, to: page)
      answer = validated.answer
    } else {
      answer = try await engine.validate(from: from, to: to, pollutants: try pollutants())
    }
    for remark in answer.notices { Terminal.notice(remark.notice) }
    // The page alone, where it goes to standard output.
    if page == "-" { return }
    try OutputFile.write(json ? try answer.json() : ValidationText(answer, zone: city.timeZone).text, to: "-")
  }

  private func pollutants() throws(BrisaError) -> Set<Pollutant> {
    guard let pollutant else { return Set(Pollutant.allCases) }
    return [try pollutant.value]
  }
}
