import ArgumentParser
import Bench
import Foundation
import Glibc

/// `brisa heatmap` over the case's city, as a process of its own that tells what it took.
struct ReportsHeatmapRun: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports-heatmap", abstract: "Reports of some hours into a folder.", shouldDisplay: false)

  @Option(help: "Street network.")
  var network: String

  @Option(help: "OSM extract.")
  var extract: String

  @Option(help: "Hours.")
  var hours = 24

  @Option(help: "Side of a cell in metres.")
  var cell = 25.0

  @Option(help: "Folder to write to.")
  var output: String

  /// What a run took.
  struct Cost: Codable {
    let seconds: Double
    let processorSeconds: Double
    let greatestMemoryMegabytes: Double
  }

  func run() async throws {
    let run = ReportsRun(try ReportsCase(cellMeters: cell), network: network, extract: extract, to: output)
    let start = ContinuousClock.now
    try await run.write(hours: hours)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
    let cost = Cost(
      seconds: seconds, processorSeconds: processor, greatestMemoryMegabytes: Double(usage.ru_maxrss) / 1024)
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(cost))
  }
}
