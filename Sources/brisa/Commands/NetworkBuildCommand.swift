internal import ArgumentParser
internal import Foundation
internal import Planner
internal import Setup

/// `brisa network build`.
struct NetworkBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "A network file from an OpenStreetMap extract.",
    discussion: """
      Reads .osm.pbf, .osm, .osm.gz and .osm.bz2. The network file is replaced only when the new one is whole. It also \
      holds a hierarchy over the streets, which depends on neither air nor speeds and makes searches fast. Speeds and \
      limits of a configuration count afterwards too, without building again.

      Examples:
        brisa network build city.osm.pbf -o city.brisa
        brisa network build city.osm.pbf -o city.brisa --scooter-street-limit 50
      """)

  @Argument(help: ArgumentHelp("OpenStreetMap extract.", valueName: "in"), transform: NegativeWord.asWritten)
  var input: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Network file to write.", valueName: "city.brisa"))
  var output: String

  @Option(help: ArgumentHelp("Configuration whose speeds are used.", valueName: "brisa.yml"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Speed limit up to which scooters may use a street; without it 30, and 50 at a price.", valueName: "km/h"))
  var scooterStreetLimit: String?

  @OptionGroup var speech: SpeechOption

  func run() throws {
    let city = try config.map { (path) throws(BrisaError) in try ConfigurationFile.read(path) } ?? CityConfiguration()
    let limit = try scooterStreetLimit.map { (text) throws(BrisaError) in
      try NumberOption.value(text, in: 5...130, option: "--scooter-street-limit")
    }
    defer { Terminal.endProgress() }
    let builder = NetworkBuilder(city: city, scooterStreetLimitKilometersPerHour: limit)
    let report = try builder.build(input, to: output) { Terminal.progress($0) }
    Terminal.endProgress()
    try OutputFile.write(NetworkBuildText(report).text, to: "-")
  }
}
