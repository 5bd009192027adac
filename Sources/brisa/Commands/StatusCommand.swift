internal import Answers
internal import ArgumentParser
internal import Planner
internal import Setup

/// `brisa status`.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "How fresh and how complete the archive is, source by source.",
    discussion: """
      Gaps are the hours of the last seven days that stations lack which have measured in these days or the seven \
      before, from the source's oldest reading up to its newest.

      Examples:
        brisa status
        brisa status --archive valencia.sqlite --config brisa.yml --json
      """)

  @OptionGroup var sources: SourceOptions

  @OptionGroup var log: LogOptions

  @Flag(help: "JSON instead of text.")
  var json = false

  func run() async throws {
    let city = try sources.city()
    let status = try await CityEngines.open(city, verbose: log.verbose).status()
    try OutputFile.write(json ? try status.json() : StatusText(status, city: city).text, to: "-")
  }
}
