import ArgumentParser
import Foundation

/// The table of what routing must reach, line by line, against the other programs that are there.
struct RoutingBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routing",
    abstract: "Route on the same graph, pairs and weights as routingkit-cch, igraph, networkx, OSRM and Valhalla.",
    discussion: """
      Needs the release build of brisa and the extracts valencia-topology and helsinki-centre in osm/ of the data folder; what is not \
      there is said on its line. All costs are compared, and a difference ends the run with an error.
      """)

  @Option(help: ArgumentHelp("The program; the release build of this project unless given.", valueName: "file"))
  var brisa = BenchFolder.root.appending(path: ".build/release/brisa").path

  @Option(help: ArgumentHelp("Folder of data; BRISA_SHARED_DATA or ../shared/data unless given.", valueName: "dir"))
  var data =
    ProcessInfo.processInfo.environment["BRISA_SHARED_DATA"]
    ?? BenchFolder.root.appending(path: "../shared/data").standardizedFileURL.path

  @Option(
    help: ArgumentHelp("Write the tables between the lines <!-- routing --> of this file too.", valueName: "file"))
  var into: [String] = []

  @Flag(help: "Fewer of everything, in a minute or two: to see that it works.")
  var quick = false

  func run() throws {
    guard FileManager.default.isExecutableFile(atPath: brisa) else {
      throw BenchError("There is no program '\(brisa)': build it with `make release`, or name it with --brisa.")
    }
    let folder = try BenchFolder.makeTemporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let ground = RoutingGround(
      brisa: BrisaProgram(URL(filePath: brisa), in: folder), python: Peer.python(), folder: folder,
      extracts: URL(filePath: data).appending(path: "osm"), counts: quick ? .quick : .whole)
    let before = Report.load
    Report.printMachine()
    let measured = try ValenciaBench(ground).rows() + HelsinkiBench(ground).rows()
    let rows = Goals.all.compactMap { work in measured.first { $0.work == work } }
    let growth = try GrowthBench(ground).text()
    let text = """
      \(Date().ISO8601Format()), \(Report.machine), load \(before) before and \(Report.load) after\(quick ? ", --quick" : ""). \
      Times are p50, p95 and p99 by the clock, with the processor's p50 where it was measured.

      \(MarkdownTable.text(["work", "must reach", "Brisa", "others", "Brisa ÷ other", ""], rows.map(\.cells)))
      \(growth)
      """
    Report.printTitle(text)
    for file in into { try MarkdownTable.write(text, to: file, between: "routing") }
  }
}
