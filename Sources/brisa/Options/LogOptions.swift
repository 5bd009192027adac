internal import AirData
internal import ArgumentParser

/// In which language a command speaks that answers nothing about the air; ``Spoken`` reads it.
struct SpeechOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language of what is said: en, es, ca. Default: that of LC_ALL, LC_MESSAGES or LANG; JSON is English.",
      valueName: "language"))
  var language: OneOf<Language>?
}

/// In which language the answer is told, and how much beside it.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language of the answer and of what is drawn: en, es, ca. Default: that of LC_ALL, LC_MESSAGES or LANG for what is "
        + "said, en for what is drawn; JSON is English.", valueName: "language"))
  var language: OneOf<Language>?

  @Flag(name: .shortAndLong, help: "Say what is done, on standard error.")
  var verbose = false
}
