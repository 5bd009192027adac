import AirData
import Bench
import Foundation

/// Rasters and contours against `gdal_grid` and `gdal_contour`: the same stations, cells and bounds, both with all
/// cores.
struct ReportsRastersBench {
  let task: ReportsCase
  let cellMeters: Double
  let hours: Int
  let runs: Int
  let folder: URL

  func run(_ goals: inout ReportsGoals) throws {
    let pollutants = ReportsCase.pollutants.count
    Report.printTitle(
      "rasters and contours of \(hours) hours, \(pollutants) pollutants, \(task.columns) x \(task.rows) cells")
    try ReportsRasters(task, in: folder).writeStations(hours: hours)
    let own = Peer(executable: URL(filePath: CommandLine.arguments[0]))
    let arguments = ["reports-rasters", folder.path, "--hours", "\(hours)", "--cell", "\(cellMeters)"]
    guard Peer.onPath("gdal_grid") != nil, Peer.onPath("gdal_contour") != nil, let shell = Peer.onPath("sh") else {
      Report.printTimings("brisa", try Timings(runs: runs, ofChildren: true) { try own.run(arguments) })
      Report.printFigure("gdal_grid, gdal_contour", "are not installed (Debian package gdal-bin)")
      return
    }
    let script = try writeScript()
    let ours = try Timings(runs: 1, ofChildren: true) { try own.run(arguments) }
    let theirs = try Timings(runs: 1, ofChildren: true) { try shell.run([script.path]) }
    // In turn, so that what else the machine does falls on both.
    let all = try (1..<max(2, runs)).reduce(into: (ours: ours, theirs: theirs)) { all, _ in
      all.ours = all.ours + (try Timings(runs: 1, ofChildren: true) { try own.run(arguments) })
      all.theirs = all.theirs + (try Timings(runs: 1, ofChildren: true) { try shell.run([script.path]) })
    }
    Report.printTimings("brisa, one process", all.ours, note: "one GeoTIFF an hour, with empty bands for σ; GeoJSON")
    Report.printTimings("gdal_grid and gdal_contour", all.theirs, note: "a process each, as many at once as cores")
    Report.printRatio("brisa over both", all.ours, over: all.theirs)
    goals.hold("the time of rasters and contours over GDAL's", all.ours.best / all.theirs.best, atMost: 1)
  }

  /// All grids and contours, as many at once as there are cores.
  private func writeScript() throws -> URL {
    let lattice = task.lattice
    let (x, y) = (edges(lattice.x), edges(lattice.y))
    let grid =
      "gdal_grid -q -a invdist:power=2 -txe \(x) -tye \(y) -outsize \(lattice.x.count) \(lattice.y.count)"
      + " -ot Float32 -of GTiff -co TILED=YES -co COMPRESS=DEFLATE -co ZLEVEL=1 -co PREDICTOR=3"
    var lines: [String] = []
    for hour in 0..<hours {
      for pollutant in ReportsCase.pollutants {
        let name = ReportsRasters.name(hour, pollutant)
        try writeLayer(name)
        let bounds = ReportsRasters.bounds(pollutant).map { "\($0)" }
        lines.append(
          "rm -f \(name).geojson; \(grid) \(name).vrt \(name).tif && gdal_contour -q -p -amin low -amax high "
            + "-fl \(bounds.joined(separator: " ")) -f GeoJSON \(name).tif \(name).geojson")
      }
    }
    try lines.joined(separator: "\n").write(
      to: folder.appending(path: "lines"), atomically: true, encoding: .utf8)
    let script = folder.appending(path: "gdal.sh")
    let cores = ProcessInfo.processInfo.activeProcessorCount
    try "cd '\(folder.path)' && xargs -P \(cores) -d '\\n' -n 1 sh -c < lines\n".write(
      to: script, atomically: true, encoding: .utf8)
    return script
  }

  /// Tells GDAL which columns are coordinates.
  private func writeLayer(_ name: String) throws {
    let layer = """
      <OGRVRTDataSource><OGRVRTLayer name="\(name)"><SrcDataSource>\(name).csv</SrcDataSource>
      <GeometryType>wkbPoint</GeometryType><GeometryField encoding="PointFromColumns" x="x" y="y" z="z"/>
      </OGRVRTLayer></OGRVRTDataSource>
      """
    try layer.write(to: folder.appending(path: "\(name).vrt"), atomically: true, encoding: .utf8)
  }

  /// The outer edges of the first and the last cell.
  private func edges(_ middles: [Double]) -> String {
    let half = (middles[1] - middles[0]) / 2
    return "\(middles[0] - half) \(middles[middles.count - 1] + half)"
  }
}
