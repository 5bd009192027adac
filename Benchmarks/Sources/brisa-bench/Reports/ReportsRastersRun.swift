import ArgumentParser
import Bench
import Dispatch
import Foundation
import Synchronization

/// Rasters and contours of all hours, as a process of its own on all cores.
struct ReportsRastersRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports-rasters", abstract: "Rasters and contours from files of stations.", shouldDisplay: false)

  @Argument(help: "Folder of the stations' files.")
  var folder: String

  @Option(help: "Hours.")
  var hours = 24

  @Option(help: "Side of a cell in metres.")
  var cell = 25.0

  func run() throws {
    let rasters = ReportsRasters(try ReportsCase(cellMeters: cell), in: URL(filePath: folder))
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: hours) { hour in
      do { try rasters.write(hour: hour) } catch { failure.withLock { $0 = error } }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
