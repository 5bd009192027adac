internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Planner

/// `brisa bench`.
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Searches to hold against another program.",
    subcommands: [BenchRouteCommand.self, BenchParetoCommand.self, BenchMovingCommand.self])
}

/// `brisa bench route`.
struct BenchRouteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Answers pairs of nodes with whole costs in milliseconds, and says how long it took.",
    discussion: """
      Node numbers are those of `brisa network export`. Prints one line a pair, `source target cost`, where the cost is
      `inf` when there is no way, then lines that begin with # with the latencies.

      Examples:
        brisa network export city.brisa --mode walk -o graph
        brisa bench route --network city.brisa --mode walk --pairs pairs.txt
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("Pairs of node numbers, one pair a line, with a blank between them.", valueName: "file"))
  var pairs: String

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    let costs = try await weights.costs(network: network)
    let pairs = try NodePairs.read(pairs, nodeCount: costs.nodeCount)
    try OutputFile.write(try BenchRun(costs: costs).report(pairs), to: "-")
  }
}
