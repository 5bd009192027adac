internal import ArgumentParser
internal import Publishing
internal import Setup

/// The options of a command that follows the archive.
struct WatchOptions: ParsableArguments {
  @Flag(help: "Follow the archive, until interrupted.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "With --watch: keep today and so many days before it, and remove older hours and pages; default "
        + "\(HeatmapWatchSettings().keepDays).", valueName: "days"))
  var keep: String?

  @Option(
    help: ArgumentHelp("With --watch: how often the archive is looked at; default 1m.", valueName: "time"))
  var poll: String?

  /// How the archive is followed; nil where it is not.
  ///
  /// The other options are those that say which time is meant, by name.
  func settings(besides others: KeyValuePairs<String, String?>) throws(BrisaError) -> HeatmapWatchSettings? {
    guard watch else {
      for (name, value) in ["--keep": keep, "--poll": poll] as KeyValuePairs where value != nil {
        throw BrisaError(.badArgument, "\(name) needs --watch.")
      }
      return nil
    }
    for (name, value) in others where value != nil {
      throw BrisaError(.badArgument, "--watch writes every hour that comes into the archive: leave out \(name).")
    }
    var settings = HeatmapWatchSettings()
    if let keep { settings.keepDays = try NumberOption.wholeNumber(keep, in: 1...3660, option: "--keep") }
    if let poll { settings.pollSeconds = try DurationOption.seconds(poll, in: 1...3600, option: "--poll") }
    return settings
  }
}
