import ArgumentParser
import Foundation

/// Every topic, one after the other.
struct AllBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Every topic; writes the tables of README.md and Benchmarks/README.md anew.")

  func run() async throws {
    try FieldBench.parse([]).run()
    // What reports and the benefit miss fails the run, after the other topics.
    let reports = Result { try ReportsBench.parse([]).run() }
    let files = ["README.md", "../README.md"].map { BenchFolder.package.appending(path: $0).standardizedFileURL.path }
    let benefit = Result { try BenefitBench.parse(["--into", files[0]]).run() }
    try RoutingBench.parse(files.flatMap { ["--into", $0] }).run()
    try reports.get()
    try benefit.get()
  }
}
