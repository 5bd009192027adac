internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// `brisa calibrate`.
struct CalibrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Choose the field's methods and parameters from the archive, and keep them.",
    discussion: """
      Takes, for each pollutant, the method that predicts left-out stations best, if it beats their mean beyond chance, else \
      that mean, with its parameters and the intervals that held; answers then use the file. What the network's streets add \
      to NO2 and CO lies over it without such a trial, unless --increment is off. Pollutants that are not calibrated now \
      stay in the file.

      Examples:
        brisa calibrate
        brisa calibrate --from 2022-01-01 --to 2023-01-01
        brisa calibrate --pollutant no2 --pollutant o3 -o trial.json
      """)

  @OptionGroup var cityOptions: CityOptions

  @OptionGroup var time: ArchiveTimeOptions

  @Option(help: NetworkOption.help(" whose streets add to the air"))
  var network: String?

  @Option(
    help: ArgumentHelp("Only this pollutant: \(Pollutant.list); may be repeated.", valueName: "pollutant"))
  var pollutant: [OneOf<Pollutant>] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write; - is standard output. Default: the file that answers read, see --calibration.", valueName: "file")
  )
  var output: String?

  @Flag(help: "JSON instead of text: the file itself.")
  var json = false

  func run() async throws {
    if let option = cityOptions.optionOfAnswers {
      throw BrisaError(.badArgument, "brisa calibrate tries every method and says which helps: leave out \(option).")
    }
    let city = try cityOptions.city(network: network)
    let file = try file(city)
    try city.checkOutput(file)
    if file != "-" { try OutputFile.check(file) }
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let (from, to) = try time.bounds(in: city.timeZone)
    defer { Terminal.endProgress() }
    let answer = try await engine.calibrate(from: from, to: to, pollutants: try pollutants(), file: file) {
      Terminal.progress(ProgressBar.text(done: $0, total: $1, of: Spoken.say(CalibrationPhrases.pollutants)))
    }
    Terminal.endProgress()
    if let method = city.methodOfItsOwn {
      Terminal.notice(
        Spoken.sentence(
          "What was chosen here is used by no answer while 'method: \(method)' is set under 'field', or in BRISA_FIELD: "
            + "remove that, or write auto."))
    }
    // The file went to standard output already.
    guard output != "-" else { return }
    try OutputFile.write(json ? try answer.json() : CalibrationText(answer, zone: city.timeZone).text, to: "-")
  }

  private func file(_ city: CityConfiguration) throws(BrisaError) -> String {
    guard let file = output ?? city.calibration?.path else {
      throw BrisaError(
        .badArgument, "It is not said where the calibration goes: name a file with -o, or write a brisa.yml.")
    }
    return file
  }

  private func pollutants() throws(BrisaError) -> Set<Pollutant>? {
    guard !pollutant.isEmpty else { return nil }
    var pollutants: Set<Pollutant> = []
    for one in pollutant { pollutants.insert(try one.value) }
    return pollutants
  }
}
