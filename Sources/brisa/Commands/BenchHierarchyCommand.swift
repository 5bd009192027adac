internal import ArgumentParser
internal import Bench
internal import Setup

/// `brisa bench hierarchy`.
struct BenchHierarchyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hierarchy",
    abstract: "Orders and contracts a network anew, and says how long it took.",
    discussion: """
      Nothing is written. Prints a line a run with the milliseconds of the clock and of the processor, over all cores, then \
      what came out on a line that begins with #.

      Examples:
        brisa bench hierarchy --network city.brisa
        brisa bench hierarchy --network city.brisa --runs 5
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("Number of runs.", valueName: "n"))
  var runs = 3

  func run() throws {
    guard (1...1000).contains(runs) else {
      throw BrisaError(.badArgument, "--runs takes a number from 1 to 1000, not '\(runs)'.")
    }
    try OutputFile.write(try HierarchyBench(network: network).report(runs: runs), to: "-")
  }
}
