internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Setup

/// `brisa plugin install`.
struct PluginInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Put a built plugin where Brisa finds it.",
    discussion: """
      The default is brisa/plugins in the user's data folder ($XDG_DATA_HOME, or ~/.local/share). An earlier copy is \
      replaced. A program takes the files beside it along.

      Examples:
        brisa plugin install harbour-air
        brisa plugin install harbour-air --into /srv/brisa/plugins
      """)

  @Argument(help: ArgumentHelp("The plugin's folder.", valueName: "folder"), transform: NegativeWord.asWritten)
  var folder: String

  @Option(help: ArgumentHelp("Folder to put it in, one of the search path.", valueName: "dir"))
  var into: String?

  func run() throws {
    let workshop = PluginWorkshop(environment: ProcessInfo.processInfo.environment)
    let plugin = try workshop.install(folder, into: into, registry: Plugins.registered())
    let text = Spoken.say(PluginPhrases.installed, plugin.manifest.id, plugin.manifest.version, plugin.file)
    try OutputFile.write(text + "\n", to: "-")
  }
}
