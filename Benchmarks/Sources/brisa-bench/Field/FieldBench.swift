import ArgumentParser
import Bench
import Foundation

/// Grids from stations, against `gdal_grid` and PyKrige.
struct FieldBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "field",
    abstract: "Fill grids: inverse distance against gdal_grid, kriging against PyKrige, many stations.")

  @Option(help: "Cells along a side of the grid.")
  var side = 1000

  @Option(parsing: .upToNextOption, help: "Numbers of stations.")
  var stations = [10, 300]

  @Option(help: "Runs of each program; the best ones are compared.")
  var runs = 7

  @Option(help: "Rows of the grid that PyKrige gets, and is scaled up from; as many as memory holds unless given.")
  var peerRows: Int?

  @Option(help: "Stations of the street-by-street model.")
  var manyStations = 11_000

  /// The variogram of every comparison.
  static let variogram = (nugget: 0.3, partialSill: 0.7, effectiveRangeMeters: 4000.0)
  /// Kriging by that variogram.
  static let kriging = FieldTrial.Method.kriging(
    nugget: variogram.nugget, partialSill: variogram.partialSill, effectiveRangeMeters: variogram.effectiveRangeMeters)

  func validate() throws {
    guard side > 1, runs > 0, manyStations > 0, stations.allSatisfy({ $0 > 0 }), peerRows.map({ $0 > 0 }) ?? true else {
      throw ValidationError("Sides, runs, rows and stations are above 0.")
    }
  }

  func run() throws {
    let folder = try BenchFolder.makeTemporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    Report.printMachine()
    for count in stations {
      let task = try FieldCase(stations: count, side: side)
      try InverseDistanceBench(task: task, side: side, runs: runs, folder: folder).run()
      try KrigingBench(task: task, runs: runs, peerRows: peerRows, folder: folder).run()
    }
    try ManyStationsBench(stations: manyStations, side: side / 2, runs: min(3, runs)).run()
  }
}
