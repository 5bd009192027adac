internal import AirData
internal import Answers
internal import ArgumentParser
internal import PluginHost
internal import Setup

/// `brisa sources`.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "The data sources that are registered, with version, licence, isolation and file.",
    discussion: """
      Libraries (libbrisa-NAME.so) and programs (brisa-source-NAME) are looked for
      in BRISA_PLUGIN_PATH (folders with : between them), beside the program, and in
      the user's data folder. A file that cannot be used is named with the reason.

      Examples:
        brisa sources
        BRISA_PLUGIN_PATH=./my-plugins brisa sources --json
      """)

  @Flag(help: "JSON instead of text.")
  var json = false

  @OptionGroup var speech: SpeechOption

  func run() throws {
    let (registry, problems) = try Plugins.load()
    for problem in problems { Terminal.notice(Spoken.sentence(problem.message)) }
    let list = SourceList(registry)
    try OutputFile.write(json ? try list.json() : SourcesText(registry).text, to: "-")
  }
}
