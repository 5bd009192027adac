internal import AirData
internal import ArgumentParser
internal import Foundation
internal import PluginHost
internal import Setup

/// `brisa plugin new`.
struct PluginNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "A folder with a plugin that builds and passes every check.",
    discussion: """
      It reads measurements in JSON over HTTP: make them those of your feed. Nothing
      is overwritten.

      Examples:
        brisa plugin new harbour-air --language python
        brisa plugin new harbour-air --language swift -o ~/plugins/harbour-air
      """)

  @Argument(
    help: ArgumentHelp("Id of the source: lower case words with hyphens.", valueName: "name"),
    transform: NegativeWord.asWritten)
  var name: String

  @Option(help: ArgumentHelp("One of swift, python.", valueName: "language"))
  var language: OneOf<PluginTemplate.Language>

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write; default is the name.", valueName: "folder"))
  var output: String?

  func run() throws {
    let folder = try output.map(FolderOption.folder) ?? name
    let kit = try KitFolder.find(environment: ProcessInfo.processInfo.environment)
    let template = PluginTemplate(try language.value, kit: kit)
    let files = try template.write(name: name, into: folder, taken: Plugins.registered().entries.map(\.manifest.id))
    let text = """
      \(Spoken.say(PluginPhrases.made, folder))
      \(files.map { "  \($0)" }.joined(separator: "\n"))
      \(Spoken.say(PluginPhrases.next))
        brisa plugin build \(folder)
        brisa plugin check \(folder)
        brisa plugin install \(folder)

      """
    try OutputFile.write(text, to: "-")
  }
}
