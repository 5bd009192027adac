internal import AirData
internal import Files
internal import Foundation

/// One run of a source on a testcase, with the feed or the question altered.
struct Trial {
  let subject: ConformanceSubject
  let testcase: Testcase
  /// How the feed's answers are broken.
  var damage: Damage?
  /// A status that all the feed's answers have.
  var status: Int?
  /// Another question than the testcase's.
  var query: ReadingQuery?
  /// Settings on top of the testcase's.
  var settings: [String: SettingValue] = [:]
  /// Whether the source is only made and not asked.
  var isOnlyMade = false

  /// Runs it; whatever goes wrong is part of the outcome.
  func run() async -> TrialOutcome {
    var outcome = TrialOutcome()
    if let refusal = subject.hangs.refusal {
      (outcome.otherFailure, outcome.isUntried) = (refusal, true)
      return outcome
    }
    do {
      let folder = try TrialFolder(testcase, damage: damage)
      let server = try RecordedServer(testcase.responses, folder: folder.path, status: status)
      await run(folder, server, &outcome)
      outcome.requestCount = server.requestCount
      outcome.misses = server.misses
    } catch {
      outcome.otherFailure = "the check itself cannot run here (\(Self.words(error)))"
    }
    return outcome
  }

  /// What has gone wrong, without the names that Foundation has for it.
  private static func words(_ error: any Error) -> String {
    switch error {
    case FileFault.link(let path): "'\(path)' is no file of the testcase, or leads to none"
    case FileFault.system(let path, let problem): "'\(path)': \(problem)"
    case let error as CocoaError: error.filePath.map { "'\($0)' cannot be read or copied" } ?? "a file cannot be copied"
    default: "\(error)"
    }
  }

  private func run(_ folder: TrialFolder, _ server: RecordedServer, _ outcome: inout TrialOutcome) async {
    let log = TrialLog()
    let client = GuardedHTTPClient(subject.http)
    let context = SourceContext(
      http: client, clock: StoppedClock(now: testcase.now), log: log, cacheFolder: URL(filePath: folder.cachePath),
      timeZone: testcase.timeZone)
    do {
      try await ask(
        context, filledSettings(folder: folder.path, server: server.url), proxy: server.url, &outcome)
    } catch let error as SourceError {
      outcome.error = error
    } catch let error as DeadlineError {
      if case .passed = error { subject.hangs.note() }
      outcome.otherFailure = error.finding(lastWords: log.debugLines.last)
    } catch is ProgramCrash {
      outcome.otherFailure = "the program crashes: \(ProgramSource.words(ofCrash: log.debugLines.last))"
    } catch {
      outcome.otherFailure = "the source throws what is no SourceError (\(error))"
    }
    outcome.notices = log.notices
    outcome.debugLines = log.debugLines
    outcome.outside = client.outside
    if outcome.otherFailure != nil { showDebugLines(log) }
  }

  /// Makes the source, and asks it unless it is only made.
  private func ask(
    _ context: SourceContext, _ filled: [String: SettingValue], proxy: String, _ outcome: inout TrialOutcome
  ) async throws {
    let (subject, query, isAsked) = (subject, query ?? testcase.query, !isOnlyMade)
    let settings = try SourceSettings(filled, specs: subject.manifest.settings)
    (outcome.readings, outcome.others, outcome.winds, outcome.maps) = try await withDeadline(
      // A program that hangs is a fault, and no feed that does not answer.
      seconds: subject.trialSeconds, isKnown: false
    ) {
      let source = try subject.location.make(
        subject.manifest, settings, context, proxy: proxy, checksSettings: !isAsked)
      guard isAsked else { return ([], [], [], []) }
      let maps = AirMapQuery(box: query.box, pollutants: query.pollutants)
      if subject.manifest.providesMaps { return ([], [], [], try await source.promisedMaps(for: maps)) }
      let all = try await source.all(for: query)
      let winds = subject.manifest.providesWind ? try await source.promisedWinds(for: query) : []
      return (all.readings, all.others, winds, [])
    }
  }

  private func showDebugLines(_ log: TrialLog) {
    subject.debug("\(testcase.name)\(damage.map { ", \($0.text)" } ?? ""):")
    for line in log.debugLines { subject.debug("  " + line) }
  }

  /// The testcase's settings and secrets with the server's address and the folder in their places; relative paths count
  /// from the folder, as those of a configuration count from its own.
  private func filledSettings(folder: String, server: String) -> [String: SettingValue] {
    var values = testcase.settings.merging(testcase.secrets.mapValues { .text($0) }) { given, _ in given }
      .merging(settings) { _, given in given }
      .mapValues { value in
        guard case .text(let text) = value else { return value }
        return .text(text.replacing("{server}", with: server).replacing("{case}", with: folder))
      }
    for spec in subject.manifest.settings where spec.kind == .path {
      guard case .text(let path) = values[spec.name], !path.isEmpty, !path.hasPrefix("/") else { continue }
      values[spec.name] = .text("\(folder)/\(path)")
    }
    return values
  }
}
