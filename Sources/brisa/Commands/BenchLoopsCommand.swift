internal import AirData
internal import ArgumentParser
internal import Bench
internal import Foundation
internal import Planner
internal import Setup

/// `brisa bench loops`.
struct BenchLoopsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "loops",
    abstract: "Looks for loops from seeded places, and holds them against triangles of fastest ways.",
    discussion: """
      Prints a row of a table for each length: how many places have loops, how many of these have the length, are hardly \
      walked twice, and come in threes; the burden a kilometre of the best, and that of a triangle from the same place.

      Examples:
        brisa bench loops --network city.brisa --stations readings.csv
        brisa bench loops --network city.brisa --starts 50 --lengths 2km,5km
      """)

  @OptionGroup var cityOptions: CityOptions

  @OptionGroup var moment: MomentOption

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String?

  @Option(help: ArgumentHelp("Number of places.", valueName: "n"))
  var starts = 10

  @Option(help: ArgumentHelp("Lengths, with commas between.", valueName: "lengths"))
  var lengths = "2km,5km,8km,45min"

  @Option(help: "Seed of the places.")
  var seed: UInt64 = 1

  func run() async throws {
    guard (1...10_000).contains(starts) else {
      throw BrisaError(.badArgument, "--starts takes a number from 1 to 10000, not '\(starts)'.")
    }
    let city = try cityOptions.city(network: network, needsNetwork: true)
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    let bench = try LoopsBench(
      engine, lengths: lengths.split(separator: ",").map(String.init),
      at: try moment.date(in: city.timeZone, clock: SystemClock()), seed: seed)
    try OutputFile.write(try await bench.report(starts: starts), to: "-")
  }
}
