internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Setup

/// The command `brisa`.
@main
struct Brisa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "brisa",
    abstract: "The way through a city on which you breathe least pollution.",
    discussion: """
      Without files of your own, the embedded city serves: a sketch of central Valencia with a typical working day.

      Examples:
        brisa route --from 39.4699,-0.3763 --to 39.4795,-0.3443 --at 08:00
        brisa air 39.4699,-0.3763
        brisa network build city.osm.pbf -o city.brisa
        brisa route --network city.brisa --from 60.17,24.938 --to 60.162,24.946
      """,
    version: BrisaVersion.current,
    subcommands: [
      RouteCommand.self, TripCommand.self, LoopCommand.self, TrackCommand.self, BatchCommand.self, AirCommand.self,
      StationsCommand.self,
      PlaceCommand.self, SavedCommand.self, SourcesCommand.self,
      SyncCommand.self, StatusCommand.self, HeatmapCommand.self, TilesCommand.self, ValidateCommand.self,
      CalibrateCommand.self, ServeCommand.self,
      PluginCommand.self, NetworkCommand.self, InitCommand.self,
      BenchCommand.self,
      RunPluginCommand.self,
    ])

  static func main() async {
    // A file that grows beyond what the user may write is an error like a full disk, and does not end the program.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try ProcessLimits.check()
      try OpenFileLimit.raise()
      let words = Array(CommandLine.arguments.dropFirst())
      try CommandLineWords.checkEmpty(words)
      try CommandLineWords.checkSplitNumbers(words)
      try CommandLineWords.checkLanguage(words)
      let command = try parseAsRoot(CommandLineWords.readable(words))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = command
        try command.run()
      }
    } catch let error as BrisaError {
      for notice in error.notices { Terminal.notice(notice) }
      Terminal.error(error)
      Foundation.exit(error.code.exitStatus)
    } catch {
      guard let text = ParserErrorText(error) else { answer(fullMessage(for: error)) }
      Terminal.usage(text.text)
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Ends with what the parser was asked for: help, the version or completions.
  ///
  /// The parser itself would not notice where they cannot be written, and an installation be left without completions.
  private static func answer(_ text: String) -> Never {
    do throws(BrisaError) {
      try OutputFile.write(text + "\n", to: "-")
    } catch {
      Terminal.error(error)
      Foundation.exit(error.code.exitStatus)
    }
    Foundation.exit(0)
  }
}
