internal import AirData
internal import ArgumentParser
internal import Bench
internal import Foundation
internal import Setup

/// `brisa bench`.
struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Searches to hold against another program.",
    subcommands: [
      BenchRouteCommand.self, BenchParetoCommand.self, BenchMovingCommand.self,
      BenchAnswersCommand.self, BenchHierarchyCommand.self, BenchStopsCommand.self, BenchLoopsCommand.self,
    ])
}

/// `brisa bench route`.
struct BenchRouteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Answers pairs of nodes with whole costs in milliseconds, and says how long it took.",
    discussion: """
      Node numbers are those of `brisa network export`. Prints one line a pair, `source target cost`, where the cost is \
      `inf` when there is no way, then lines that begin with # with the latencies. A network file with a hierarchy \
      is customized for the costs first.

      With --lambda or --zones every pair is a request of its own: an avoidance from the range, circles of 500 m on the \
      straight line between the ends, and p times a factor between 0.7 and 1.5 by street, that of --vary with the same \
      seed; the figure is the travel time in seconds, and with --weights-to the cost in milliseconds follows.

      Examples:
        brisa network export city.brisa --mode walk -o graph
        brisa bench route --network city.brisa --mode walk --pairs pairs.txt
        brisa bench route --network c.brisa --pairs p.txt --lambda 0.5-8 --zones 3
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("Pairs of node numbers, one pair a line, with a blank between them.", valueName: "file"))
  var pairs: String

  @Option(help: ArgumentHelp("Each pair gets an avoidance of its own from this range.", valueName: "from-to"))
  var lambda: String?

  @Option(help: ArgumentHelp("Each pair gets this many zones of its own.", valueName: "n"))
  var zones: Int?

  @Option(help: "Seed of what each pair gets of its own.")
  var seed: UInt64 = 11

  @Option(
    help: ArgumentHelp(
      "Write the costs of the first requests' edges, 32-bit whole milliseconds in the order of `brisa network export`.",
      valueName: "dir"))
  var weightsTo: String?

  @Option(help: ArgumentHelp("Of how many requests.", valueName: "n"))
  var weightsCount = 20

  @OptionGroup var variation: VariationOption

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    guard lambda != nil || zones != nil else {
      guard weightsTo == nil else {
        throw BrisaError(.badArgument, "--weights-to writes what pairs have of their own: give --lambda or --zones.")
      }
      let costs = try variation.vary(try await weights.costs(network: network))
      let pairs = try NodePairs.read(pairs, nodeCount: costs.nodeCount)
      return try OutputFile.write(try BenchRun(costs: costs).report(pairs), to: "-")
    }
    let avoidances = try avoidances()
    guard (0...100).contains(zones ?? 0) else {
      throw BrisaError(.badArgument, "--zones is \(zones ?? 0): give a number from 0 to 100.")
    }
    let costs = try await weights.costs(network: network)
    let pairs = try NodePairs.read(pairs, nodeCount: costs.nodeCount)
    let requests = BenchRequests(
      costs: costs, avoidances: avoidances, zoneCount: zones ?? 0, seed: variation.vary ?? seed,
      weights: weightsTo.map { BenchRequests.Weights(folder: $0, count: weightsCount) })
    try OutputFile.write(try requests.report(pairs), to: "-")
  }

  private func avoidances() throws(BrisaError) -> ClosedRange<Double> {
    guard let lambda else {
      let avoidance = try NumberOption.value(
        weights.avoidance ?? "1", in: CityConfiguration.avoidances, option: "--avoidance")
      return avoidance...avoidance
    }
    let words = lambda.split(separator: "-", omittingEmptySubsequences: false)
    let isWhole = words.allSatisfy { !$0.allSatisfy(\.isWhitespace) }
    var limits: [Double] = []
    for word in words where isWhole {
      limits.append(try NumberOption.value(String(word), in: CityConfiguration.avoidances, option: "--lambda"))
    }
    guard let least = limits.first, let most = limits.last, limits.count <= 2, least <= most else {
      throw BrisaError(
        .badArgument, "--lambda is '\(lambda)': write two numbers with a hyphen between, the lesser first.")
    }
    return least...most
  }
}
