internal import ArgumentParser
internal import Foundation
internal import Planner

/// `brisa bench pareto`.
struct BenchParetoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pareto",
    abstract: "Finds the whole trade-off of seeded trips, and says how long it took.",
    discussion: """
      Prints one line a trip: ways found, ways shown, milliseconds; then lines that begin with # with quantiles. p is 1, \
      or with an avoidance that of the readings, times a seeded factor between 0.7 and 1.5 for each street.

      Examples:
        brisa bench pareto --network city.brisa --mode walk
        brisa bench pareto --network city.brisa --count 1000 --seed 7 --least 500 --most 1000
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("Number of trips.", valueName: "n"))
  var count = 100

  @Option(help: ArgumentHelp("What trips and factors are made from.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Least distance of a trip's ends as the crow flies.", valueName: "metres"))
  var least = "2000"

  @Option(help: ArgumentHelp("Greatest distance.", valueName: "metres"))
  var most = "3000"

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    var bench = TradeOffBench()
    let least = try NumberOption.value(least, in: 0...1_000_000, option: "--least")
    bench.meters = least...(try NumberOption.value(most, in: least...1_000_000, option: "--most"))
    guard (1...1_000_000).contains(count) else {
      throw BrisaError(.badArgument, "--count takes a number from 1 to 1000000, not '\(count)'.")
    }
    bench.count = count
    bench.seed = seed
    try OutputFile.write(try bench.report(try await weights.costs(network: network)), to: "-")
  }
}
