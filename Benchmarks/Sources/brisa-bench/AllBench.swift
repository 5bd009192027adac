import ArgumentParser
import Foundation

/// Every topic of this program, one after the other.
struct AllBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Every topic; writes the tables of benefit and routing in Benchmarks/README.md anew.")

  func run() async throws {
    try FieldBench.parse([]).run()
    // What reports and the benefit miss fails the run, after the other topics.
    let reports = Result { try ReportsBench.parse([]).run() }
    let tables = BenchFolder.package.appending(path: "README.md").standardizedFileURL.path
    let benefit = Result { try BenefitBench.parse(["--into", tables]).run() }
    try RoutingBench.parse(["--into", tables]).run()
    try reports.get()
    try benefit.get()
  }
}
