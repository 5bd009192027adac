internal import ArgumentParser

/// `brisa network`.
struct NetworkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "network",
    abstract: "Street networks: fetch, build, inspect, export.",
    subcommands: [
      NetworkBuildCommand.self, NetworkInfoCommand.self, NetworkFetchCommand.self, NetworkExportCommand.self,
    ])
}
