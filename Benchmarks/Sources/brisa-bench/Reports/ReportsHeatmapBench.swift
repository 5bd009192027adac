import Bench
import Foundation

/// Whole runs of `brisa heatmap`: time, size of the page, and memory over a day and over ten.
struct ReportsHeatmapBench {
  let task: ReportsCase
  let cellMeters: Double
  let runs: Int
  let folder: URL

  private static let shortHours = 24
  private static let longHours = 240

  func run(_ goals: inout ReportsGoals) throws {
    Report.printTitle(
      "brisa heatmap, \(task.columns) x \(task.rows) cells, \(ReportsCase.pollutants.count) pollutants: "
        + "all files of every hour, page and PDF")
    let extract = folder.appending(path: "city.osm")
    try ReportsStreets(box: task.box).osm.write(to: extract, atomically: true, encoding: .utf8)
    let network = folder.appending(path: "city.brisa")
    try ReportsRun.buildNetwork(extract.path, to: network.path)
    var costs: [ReportsHeatmapRun.Cost] = []
    for run in 0..<runs {
      costs.append(try cost(hours: Self.shortHours, network, extract, "short-\(run)"))
    }
    let hours = Double(Self.shortHours)
    let timings = Timings(
      costs.map { $0.seconds / hours }, processorSeconds: (costs.map(\.processorSeconds).min() ?? .nan) / hours)
    Report.printTimings("an hour of \(Self.shortHours)", timings, note: "all cores, without the start")
    let page = folder.appending(path: "short-0/index.html").path
    let bytes = try FileManager.default.attributesOfItem(atPath: page)[.size] as? Int ?? 0
    Report.printFigure("page of \(Self.shortHours) hours", "\(Report.text(Double(bytes) / 1e6)) MB")
    goals.hold("an hour's time in seconds", timings.best, atMost: ReportsGoals.hourSeconds)
    goals.hold("the page of a day in megabytes", Double(bytes) / 1e6, atMost: ReportsGoals.pageMegabytes)
    let long = try cost(hours: Self.longHours, network, extract, "long")
    Report.printFigure(
      "greatest memory of \(Self.shortHours) and \(Self.longHours) hours",
      [costs[0], long].map { "\(Int($0.greatestMemoryMegabytes)) MB" }.joined(separator: ", "))
    Report.printFigure(
      "an hour of \(Self.longHours)", "\(Report.text(long.seconds / Double(Self.longHours) * 1000)) ms wall")
    goals.hold(
      "the memory of ten days over that of one", long.greatestMemoryMegabytes / costs[0].greatestMemoryMegabytes,
      atMost: ReportsGoals.memoryGrowth)
  }

  private func cost(
    hours: Int, _ network: URL, _ extract: URL, _ output: String
  ) throws -> ReportsHeatmapRun.Cost {
    let own = Peer(executable: URL(filePath: CommandLine.arguments[0]))
    let data = try own.run([
      "reports-heatmap", "--network", network.path, "--extract", extract.path, "--hours", "\(hours)", "--cell",
      "\(cellMeters)", "--output", folder.appending(path: output).path,
    ])
    return try JSONDecoder().decode(ReportsHeatmapRun.Cost.self, from: data)
  }
}
