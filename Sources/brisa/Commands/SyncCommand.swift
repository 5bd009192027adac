internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// `brisa sync`.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Collect readings from every source into the archive.",
    discussion: """
      Each source is asked for the time since the first of the last 48 hours that the archive lacks, else since its \
      newest reading, and for the forecast of seven days. Where that reading is older than 48 hours, all the time \
      since it is asked for once a day, and at once when the source gives readings again; the runs between, those of \
      --every too, ask for the last two or three days. What is there already is not kept twice. A source that fails \
      does not stop the others; the exit status is 69 when every one failed.

      Examples:
        brisa sync
        brisa sync --from 2026-01-01 --to 2026-02-01
        brisa sync --from 2026-01-02 --to 2026-01-03 --replace
        brisa sync --every 1h --delay 10m
      """)

  @OptionGroup var sources: SourceOptions

  @OptionGroup var log: LogOptions

  @Option(
    help: ArgumentHelp("Start of the time to ask for, to fill in what is missing: a day or a time.", valueName: "time"))
  var from: String?

  @Option(help: ArgumentHelp("End of the time to ask for.", valueName: "time"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Collect now and then again at every multiple of this time since midnight UTC, until interrupted: 15m, 1h.",
      valueName: "time"))
  var every: String?

  @Option(help: ArgumentHelp("With --every: wait this long after the full hour.", valueName: "time"))
  var delay: String?

  @Flag(help: "With --from and --to: remove what was measured then and is no longer given.")
  var replace = false

  @Flag(help: "JSON instead of text.")
  var json = false

  func run() async throws {
    guard !replace || (from != nil && to != nil) else {
      throw BrisaError(.badArgument, "--replace needs --from and --to.")
    }
    let city = try sources.city()
    let engine = try CityEngines.open(city, verbose: log.verbose)
    let run = CollectedRun(
      engine: engine, city: city, from: try moment(from, city), to: try moment(to, city), isReplacing: replace,
      isJSON: json)
    if let from = run.from, let to = run.to, to <= from {
      throw BrisaError.endsBeforeItBegins
    }
    guard let schedule = try schedule() else { return try await run.once() }
    try await Interruption.awaiting { try await run.repeatedly(schedule) }
  }

  private func moment(_ text: String?, _ city: CityConfiguration) throws(BrisaError) -> Date? {
    guard let text else { return nil }
    return try MomentText.bound(text, zone: city.timeZone, now: SystemClock().now)
  }

  private func schedule() throws(BrisaError) -> CollectSchedule? {
    guard let every else {
      if delay != nil { throw BrisaError(.badArgument, "--delay needs --every.") }
      return nil
    }
    guard from == nil, to == nil else {
      throw BrisaError(.badArgument, "--every collects what is new: leave out --from and --to.")
    }
    let period = try DurationOption.seconds(every, in: 60...604_800, option: "--every")
    let wait = try delay.map { (text) throws(BrisaError) in
      try DurationOption.seconds(text, in: 0...(period - 1), option: "--delay")
    }
    return CollectSchedule(everySeconds: period, delaySeconds: wait ?? 0)
  }
}

/// One or many runs of collecting, with what is shown of them.
private struct CollectedRun: Sendable {
  let engine: CityEngine
  let city: CityConfiguration
  let from: Date?
  let to: Date?
  let isReplacing: Bool
  let isJSON: Bool

  /// Collects and shows what came; fails when every source did.
  func once() async throws {
    let failure = try await collect().failure
    if let failure { throw BrisaError(.unavailable, text: failure) }
  }

  /// Collects until the task is cancelled; what goes wrong in one run is told and does not end it.
  func repeatedly(_ schedule: CollectSchedule) async throws {
    // A wrong configuration is told at once and not every hour.
    if let failure = try await collect().failure { Terminal.error(failure[Spoken.language]) }
    while true {
      try await Task.sleep(for: .seconds(max(1, schedule.next(after: Date()).timeIntervalSince(Date()))))
      do {
        if let failure = try await collect().failure { Terminal.error(failure[Spoken.language]) }
      } catch let error as BrisaError {
        Terminal.error(error)
      }
    }
  }

  private func collect() async throws -> CollectAnswer {
    defer { Terminal.endProgress() }
    let answer = try await engine.collect(from: from, to: to, replacing: isReplacing) { progress in
      if progress.done == 0, progress.source.isEmpty, let notice = SyncText.lengthNotice(pieces: progress.total) {
        Terminal.notice(notice)
      }
      let wait =
        progress.waitsUntil.map { Spoken.say(SyncPhrases.waits, Figures.moment($0, in: city.timeZone)) } ?? ""
      Terminal.progress(ProgressBar.text(done: progress.done, total: progress.total, of: progress.source + wait))
    }
    Terminal.endProgress()
    for notice in answer.notices + answer.sources.flatMap(\.notices) { Terminal.notice(notice) }
    try OutputFile.write(isJSON ? try answer.json() : SyncText(answer, city: city).text, to: "-")
    return answer
  }
}
