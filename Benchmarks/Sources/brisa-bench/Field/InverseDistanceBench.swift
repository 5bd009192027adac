import Bench
import Foundation

/// Inverse distance with power 2, process against process.
///
/// Both read the stations, fill the grid and write 32-bit floats, and both use all cores.
struct InverseDistanceBench {
  let task: FieldCase
  let side: Int
  let runs: Int
  let folder: URL

  func run() throws {
    Report.printTitle("inverse distance, \(task.size)")
    let stations = folder.appending(path: "stations.csv")
    let output = folder.appending(path: "brisa.raw")
    try task.write(stationsTo: stations)
    guard let own = CommandLine.arguments.first.map({ Peer(executable: URL(filePath: $0)) }) else { return }
    let arguments = ["field-grid", stations.path, output.path, "--side", "\(side)"]
    guard let gdal = Peer.onPath("gdal_grid") else {
      Report.printTimings(
        "brisa-bench field-grid", try Timings(runs: runs, ofChildren: true) { try own.run(arguments) })
      Report.printFigure("gdal_grid", "is not installed (Debian package gdal-bin)")
      return
    }
    try writeLayer(of: stations)
    // In turn, so that what else the machine does falls on both.
    var ours = try Timings(runs: 1, ofChildren: true) { try own.run(arguments) }
    var theirs = try Timings(runs: 1, ofChildren: true) { try gdal.run(gridArguments(to: "gdal.raw")) }
    for _ in 1..<max(2, runs) {
      ours = ours + (try Timings(runs: 1, ofChildren: true) { try own.run(arguments) })
      theirs = theirs + (try Timings(runs: 1, ofChildren: true) { try gdal.run(gridArguments(to: "gdal.raw")) })
    }
    Report.printTimings("brisa-bench field-grid", ours, note: "whole process, all cores")
    Report.printTimings("gdal_grid -a invdist:power=2", theirs, note: "whole process, all cores")
    Report.printRatio("brisa over gdal_grid", ours, over: theirs)
    let values = try RawNumbers.read(Float.self, from: output)
    Report.printFigure("greatest relative difference, its fast code", try difference(values, from: "gdal.raw"))
    try gdal.run(gridArguments(to: "plain.raw", ["--config", "GDAL_USE_AVX", "NO", "--config", "GDAL_USE_SSE", "NO"]))
    Report.printFigure("greatest relative difference, its plain code", try difference(values, from: "plain.raw"))
  }

  /// Tells GDAL which columns are coordinates.
  private func writeLayer(of stations: URL) throws {
    let layer = """
      <OGRVRTDataSource><OGRVRTLayer name="stations"><SrcDataSource>\(stations.path)</SrcDataSource>
      <GeometryType>wkbPoint</GeometryType><GeometryField encoding="PointFromColumns" x="x" y="y" z="z"/>
      </OGRVRTLayer></OGRVRTDataSource>
      """
    try layer.write(to: folder.appending(path: "stations.vrt"), atomically: true, encoding: .utf8)
  }

  private func gridArguments(to output: String, _ more: [String] = []) -> [String] {
    let (x, y) = (edges(task.lattice.x), edges(task.lattice.y))
    return ["-q", "-a", "invdist:power=2", "-txe", x.first, x.last, "-tye", y.first, y.last]
      + ["-outsize", "\(task.columns)", "\(task.rows)", "-ot", "Float32", "-of", "ENVI"]
      + ["--config", "GDAL_NUM_THREADS", "ALL_CPUS"] + more
      + [folder.appending(path: "stations.vrt").path, folder.appending(path: output).path]
  }

  /// The outer edges of the first and the last cell.
  private func edges(_ middles: [Double]) -> (first: String, last: String) {
    let half = (middles[1] - middles[0]) / 2
    return ("\(middles[0] - half)", "\(middles[middles.count - 1] + half)")
  }

  private func difference(_ values: [Float], from name: String) throws -> String {
    let others = try RawNumbers.read(Float.self, from: folder.appending(path: name))
    guard others.count == values.count else { throw BenchError("gdal_grid wrote another number of cells") }
    return Report.text(Double(zip(values, others).reduce(0) { max($0, abs($1.0 - $1.1) / $1.1) }))
  }
}
