internal import AirData
internal import ArgumentParser
internal import PluginHost
internal import Setup

/// `brisa run-plugin`: the process of its own in which the program opens a library; not for people.
struct RunPluginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: PluginServer.commandName,
    abstract: "Speak the source protocol for one library.", shouldDisplay: false)

  @Argument(help: "The library.")
  var file: String

  func run() async throws {
    await PluginServer.serve(file: file, http: CurlHTTPClient(version: BrisaVersion.current))
  }
}
