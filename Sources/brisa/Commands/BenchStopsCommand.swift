internal import ArgumentParser
internal import Bench
internal import Setup

/// `brisa bench stops`.
struct BenchStopsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stops",
    abstract: "Orders seeded stops of a network, and prints the matrices for other programs.",
    discussion: """
      Prints a line of JSON for each instance, a round trip on foot from the first stop: the matrix in whole \
      milliseconds, the order that was found, what it costs, and the milliseconds that it took.

      Examples:
        brisa bench stops --network city.brisa
        brisa bench stops --network city.brisa --instances 100 --budget 1s
      """)

  @Option(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"))
  var network: String

  @Option(help: ArgumentHelp("Number of instances.", valueName: "n"))
  var instances = 10

  @Option(help: ArgumentHelp("Stops of the first and of the last instance.", valueName: "from-to"))
  var stops = "10-200"

  @Option(help: ArgumentHelp("Time for each order.", valueName: "time"))
  var budget = "2s"

  @Option(help: "Seed of the stops.")
  var seed: UInt64 = 1

  func run() throws {
    let seconds = try DurationOption.seconds(budget, in: 1...3600, option: "--budget")
    let limits = stops.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...1000).contains(instances), limits.count == 2, let least = limits[0], let most = limits[1],
      least >= 2, least <= most, most <= 1000
    else {
      throw BrisaError(
        .badArgument, "--instances takes 1 to 1000, and --stops two numbers like 10-200, the lesser first.")
    }
    let bench = try StopsBench(network: network, seed: seed)
    try OutputFile.write(
      try bench.report(instances: instances, stops: least...most, seconds: seconds), to: "-")
  }
}
