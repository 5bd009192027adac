import ArgumentParser
import Foundation

/// Every topic, one after the other.
struct AllBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Every topic; writes the tables of Benchmarks/README.md anew.")

  func run() async throws {
    try FieldBench.parse([]).run()
    try ReportsBench.parse([]).run()
    try RoutingBench.parse(["--into", BenchFolder.package.appending(path: "README.md").path]).run()
  }
}
