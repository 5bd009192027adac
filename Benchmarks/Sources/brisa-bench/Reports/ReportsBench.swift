import ArgumentParser
import Bench
import Foundation

/// Reports of a city of ten by eight kilometres.
struct ReportsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports",
    abstract: "Make heatmap reports: rasters and contours against gdal_grid and gdal_contour, whole runs by themselves."
  )

  @Option(help: "Side of a cell in metres.")
  var cell = 25.0

  @Option(help: "Hours of rasters and contours.")
  var hours = 24

  @Option(help: "Runs of each program; the best ones are compared.")
  var runs = 3

  func validate() throws {
    guard cell >= 5, hours > 0, runs > 0 else {
      throw ValidationError("Cells are 5 m or more; hours and runs above 0.")
    }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "brisa-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    Report.printMachine()
    let task = try ReportsCase(cellMeters: cell)
    var goals = ReportsGoals()
    try ReportsRastersBench(task: task, cellMeters: cell, hours: hours, runs: runs, folder: folder).run(&goals)
    try ReportsHeatmapBench(task: task, cellMeters: cell, runs: runs, folder: folder).run(&goals)
    try goals.check()
  }
}
