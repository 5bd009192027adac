internal import ArgumentParser
internal import Bench
internal import Foundation
internal import Setup

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
        brisa bench pareto --network city.brisa --seed 7 --least 500 --most 1000
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @OptionGroup var trips: SeededTripOptions

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    var bench = TradeOffBench()
    bench.meters = try trips.meters()
    bench.count = try trips.checkedCount()
    bench.seed = trips.seed
    try OutputFile.write(try bench.report(try await weights.costs(network: network)), to: "-")
  }
}
