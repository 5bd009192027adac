internal import ArgumentParser
internal import Bench
internal import Foundation
internal import Setup

/// `brisa network export`.
struct NetworkExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "The graph with its edge costs in whole milliseconds, for other programs.",
    discussion: """
      Writes graph.gr and graph.co in the formats of the 9th DIMACS challenge: nodes from 1, longitude and latitude × 10^6.

      Examples:
        brisa network export city.brisa --mode walk --format dimacs -o graph
        brisa network export city.brisa -o graph --config brisa.yml --avoidance 2
      """)

  @Argument(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"), transform: NegativeWord.asWritten)
  var file: String

  @Option(help: "Format: \(ExportFormat.list).")
  var format = OneOf(ExportFormat.dimacs)

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "dir"))
  var output: String

  @OptionGroup var variation: VariationOption

  @OptionGroup var weights: WeightOptions

  func run() async throws {
    let format = try format.value
    let folder = try FolderOption.folder(output)
    let costs = try variation.vary(try await weights.costs(network: file))
    switch format {
    case .dimacs: try DIMACSExport(costs).write(to: folder)
    }
    try OutputFile.write("\(folder)/graph.gr\n\(folder)/graph.co\n", to: "-")
  }
}

/// The formats of a graph for other programs.
enum ExportFormat: String, CaseIterable, OptionWords {
  case dimacs

  static func parse(_ word: String) throws(BrisaError) -> ExportFormat {
    guard let format = ExportFormat(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no export format: choose \(list).")
    }
    return format
  }
}
