internal import ArgumentParser
internal import Foundation
internal import Setup

/// `brisa network info`.
struct NetworkInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Bounds, counts per mode, kilometres per class, source and date of a network.",
    discussion: """
      Examples:
        brisa network info city.brisa
        brisa network info city.brisa --verify
      """)

  @Argument(help: ArgumentHelp("Network file or OSM extract.", valueName: "file"), transform: NegativeWord.asWritten)
  var file: String

  @Flag(help: "Also verify the checksum of every section.")
  var verify = false

  @Flag(help: "JSON instead of text.")
  var json = false

  @OptionGroup var speech: SpeechOption

  func run() throws {
    let report = try NetworkLoader().report(file, verifies: verify)
    try OutputFile.write(json ? try report.json() : NetworkText(report).text, to: "-")
  }
}
