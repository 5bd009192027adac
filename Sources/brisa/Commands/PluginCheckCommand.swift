internal import AirData
internal import Answers
internal import ArgumentParser
internal import Foundation
internal import Setup

/// `brisa plugin check`.
struct PluginCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold a plugin against all that Brisa demands of a source.",
    discussion: """
      The plugin runs in a process of its own, on its recorded testcases, whole and
      damaged, without the network. The exit status is 0 when every check is passed,
      65 when one is not.

      Examples:
        brisa plugin check harbour-air
        brisa plugin check harbour-air --only testcases --only units
        brisa plugin check harbour-air --json
      """)

  @Argument(help: ArgumentHelp("The plugin's folder.", valueName: "folder"), transform: NegativeWord.asWritten)
  var folder: String

  @Option(help: ArgumentHelp("Run this check only; may be given again.", valueName: "check"))
  var only: [String] = []

  @Flag(help: "JSON instead of text.")
  var json = false

  @Flag(name: .shortAndLong, help: "The whole log of a run that ends badly, on standard error.")
  var verbose = false

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let report = try await PluginWorkshop(
      environment: environment, isolation: Plugins.isolation(verbose: verbose)
    ).check(
      folder, only: only, registry: Plugins.registered(), http: CurlHTTPClient(version: BrisaVersion.current))
    let text = ConformanceText(report, isPlain: environment["NO_COLOR"]?.isEmpty == false)
    try OutputFile.write(json ? try ConformanceJSON(report).json() : text.text, to: "-")
    if let failure = text.failure { throw BrisaError(.badData, failure) }
  }
}
