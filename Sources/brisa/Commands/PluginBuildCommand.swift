internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Setup

/// `brisa plugin build`.
struct PluginBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a plugin, and see that it can be started.",
    discussion: """
      A Swift package is compiled against the kit of this program, or the one that
      BRISA_KIT names; any other program is only started. What the compiler says goes
      to standard error.

      Examples:
        brisa plugin build harbour-air
      """)

  @Argument(help: ArgumentHelp("The plugin's folder.", valueName: "folder"), transform: NegativeWord.asWritten)
  var folder: String

  @Flag(name: .shortAndLong, help: "The whole log of a program that cannot be started, on standard error.")
  var verbose = false

  func run() throws {
    let plugin = try PluginWorkshop(
      environment: ProcessInfo.processInfo.environment, isolation: Plugins.isolation(verbose: verbose)
    ).build(folder)
    let text = Spoken.say(PluginPhrases.built, plugin.manifest.id, plugin.manifest.version, plugin.file)
    try OutputFile.write(text + "\n", to: "-")
  }
}
