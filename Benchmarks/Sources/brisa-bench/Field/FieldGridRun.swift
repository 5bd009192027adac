import ArgumentParser
import Bench
import Foundation

/// What `gdal_grid` does, as a process of its own: reads stations, fills a grid, writes it.
struct FieldGridRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "field-grid", abstract: "Inverse distance from a file of stations to a raw file, as gdal_grid.",
    shouldDisplay: false)

  @Argument(help: "File of x,y,z.")
  var stations: String

  @Argument(help: "File of 32-bit floats.")
  var output: String

  @Option(help: "Cells along a side.")
  var side = 1000

  func run() throws {
    let task = try FieldCase(reading: URL(filePath: stations), side: side)
    let values = try FieldTrial(task, .inverseDistance).values()
    try RawNumbers.write(values, to: URL(filePath: output))
  }
}
