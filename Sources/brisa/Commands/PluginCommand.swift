internal import ArgumentParser

/// `brisa plugin`.
struct PluginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plugin",
    abstract: "Sources of your own: begin, build, check and install one.",
    subcommands: [
      PluginNewCommand.self, PluginBuildCommand.self, PluginCheckCommand.self, PluginInstallCommand.self,
    ])
}
