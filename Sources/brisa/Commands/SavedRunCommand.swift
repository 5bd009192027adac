internal import ArgumentParser
internal import Files
internal import Places
internal import Setup

/// `brisa saved run`.
struct SavedRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Ask a saved question again, with the air of now.",
    discussion: """
      Behind the name, options of brisa route or brisa trip that are not kept: the time, the city's files, the form of the \
      answer. With --at a kept window of departure does not count.

      Examples:
        brisa saved run work
        brisa saved run work --at 08:00 --format gpx -o work.gpx
      """)

  @Argument(help: "What it is called.", transform: NegativeWord.asWritten)
  var name: String

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("Options of this run.", valueName: "options"))
  var more: [String] = []

  /// Options of a run that say whose city is meant.
  private static let ofCity: Set<String> = ["--network", "--config", "--stations", "--archive"]

  func run() async throws {
    var question: SavedQuestion?
    try SavedWords.change(try city()) { (list) throws(StoredFileError) in question = try list.question(named: name) }
    guard let question else { return }
    try SavedWords.check(question)
    let words = CommandLineWords.readable(SavedWords.words(asking: question, with: more))
    if question.words.first == "trip" {
      try await TripCommand.parse(words).run()
    } else {
      try await RouteCommand.parse(words).run()
    }
  }

  private func city() throws -> CityConfiguration {
    var words: [String] = []
    for (index, word) in more.enumerated() where Self.ofCity.contains(String(word.prefix { $0 != "=" })) {
      words += word.contains("=") ? [word] : Array(more[index...].prefix(2))
    }
    return try OwnPlaceOptions.parse(words).city()
  }
}
