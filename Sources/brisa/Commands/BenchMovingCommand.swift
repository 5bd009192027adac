internal import ArgumentParser
internal import Bench
internal import Foundation
internal import Setup

/// `brisa bench moving`.
struct BenchMovingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "moving",
    abstract: "Finds ways of seeded trips through air that changes under way, and says how long it took.",
    discussion: """
      Prints one line a trip: proven tolerance, milliseconds; then lines that begin with # with quantiles. p is 1, or with \
      an avoidance that of the readings, times a seeded factor between 0.7 and 1.5 for each street; it is 0.8 of that half an \
      hour before the departure, all of it half an hour after, and 1.3 of it an hour later.

      Examples:
        brisa bench moving --network city.brisa --mode walk
        brisa bench moving --network city.brisa --count 1000 --seed 7 --tolerance 0.5
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("By how much a cost may exceed the least one, in percent.", valueName: "%"))
  var tolerance = "1"

  @Option(
    help: ArgumentHelp(
      "Trips between pairs of node numbers, as with `brisa bench route`, of which --count are taken.", valueName: "file"
    ))
  var pairs: String?

  @OptionGroup var trips: SeededTripOptions

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    var bench = MovingBench()
    bench.meters = try trips.meters()
    bench.count = try trips.checkedCount()
    bench.seed = trips.seed
    bench.tolerance = try NumberOption.value(tolerance, in: 0...100, option: "--tolerance") / 100
    let costs = try await weights.costs(network: network)
    bench.pairs = try pairs.map { (path) throws(BrisaError) in
      try NodePairs.read(path, nodeCount: costs.nodeCount)
    }
    try OutputFile.write(try bench.report(costs), to: "-")
  }
}
