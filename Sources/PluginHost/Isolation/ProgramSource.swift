internal import AirData
internal import Foundation

/// The host's stand-in for a source in a process of its own.
///
/// Each question starts the program anew. One that crashes is started again, at most twice; one that hangs is killed
/// when the task that asks is cancelled.
struct ProgramSource: ReadingProvider, WindProvider, MapProvider {
  let endpoint: ProgramEndpoint
  let manifest: SourceManifest
  let settings: SourceSettings
  let context: SourceContext
  let isolation: Isolation
  let memory: ProgramMemory

  /// Seconds to wait before each further start of a program that has crashed.
  static let pausesSeconds = [0.2, 0.8]
  /// What the log has behind the sentence of a crash.
  static let restartWords = " It is started again."

  /// The sentence of a crash that a log ends with as the end of another one: without a stop, nor what comes next.
  static func words(ofCrash line: String?) -> String {
    guard let line else { return "it says nothing" }
    let sentence = line.hasSuffix(restartWords) ? line.dropLast(restartWords.count) : line[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  /// A bound for callers that have no deadline.
  private static let longestAnswerSeconds = 3600.0

  func readings(for query: ReadingQuery) async throws -> [Reading] { try await all(for: query).readings }

  func others(for query: ReadingQuery) async throws -> [SpeciesReading] { try await all(for: query).others }

  func all(for query: ReadingQuery) async throws -> SourceReadings {
    guard !manifest.providesMaps else { return SourceReadings() }
    let answer = try await answer(.readings, RequestMessage.Query(query))
    return SourceReadings(readings: answer.readings, others: answer.others)
  }

  func winds(for query: ReadingQuery) async throws -> [WindReading] {
    guard manifest.providesWind else { return [] }
    return try await answer(.winds, RequestMessage.Query(query)).winds
  }

  func maps(for query: AirMapQuery) async throws -> [AirMap] {
    guard manifest.providesMaps else { return [] }
    return try await answer(.maps, RequestMessage.Query(query, now: context.clock.now)).maps
  }

  /// Lets the program check its settings.
  ///
  /// Only a wrong setting counts here: what else goes wrong will go wrong again when the source is asked, and is a
  /// failed source then and not a wrong configuration. A program that has answered is not asked again for these
  /// settings. One that crashed or hung is, after a pause, so that not every question waits for its check.
  /// - Throws: ``SourceError/setting(name:problem:)``.
  func check() throws(SourceError) {
    guard !manifest.settings.isEmpty, memory.isCheckDue(settings, at: context.clock.now) else { return }
    guard case .answered(let answer) = askForCheck() else {
      return memory.noteFailedCheck(settings, at: context.clock.now)
    }
    try conclude(check: answer)
  }

  /// Lets the program check its settings, as ``check()`` does, but fails where it gives no answer in time.
  /// - Throws: ``SourceError/setting(name:problem:)``, and ``DeadlineError`` when the program hangs.
  func checkInTime() throws {
    guard !manifest.settings.isEmpty else { return }
    switch askForCheck() {
    case .answered(let answer): try conclude(check: answer)
    case .hung: throw DeadlineError.passed(seconds: isolation.checkSeconds)
    case .crashed, .failed: break
    }
  }

  private func askForCheck() -> ProgramQuestion.Outcome {
    var question = question(.check, nil, seconds: isolation.checkSeconds)
    question.http = isolation.fetchesForChecks ? context.http : NoNetwork()
    return question.ask(WakeupPipe())
  }

  private func conclude(check answer: ProgramAnswer) throws(SourceError) {
    if case .setting(let name, let problem) = answer.error { throw .setting(name: name, problem: problem) }
    memory.noteSound(settings)
  }

  private func answer(
    _ kind: RequestMessage.Kind, _ query: RequestMessage.Query
  ) async throws -> ProgramAnswer {
    if let seconds = memory.crashes.secondsLeft(at: context.clock.now) {
      throw SourceError.unavailable(
        "'\(endpoint.file)' keeps crashing and is not started for another \(Int(seconds.rounded(.up))) seconds.")
    }
    var pauses = Self.pausesSeconds[...]
    while true {
      try Task.checkCancellation()
      let deadline = SourceDeadline.current
      var question = question(kind, query, seconds: deadline?.secondsForProgram ?? Self.longestAnswerSeconds)
      question.wholeSeconds = deadline?.seconds
      question.http = context.http
      question.spendQuota = { () throws(SourceError) in try self.spendQuota() }
      switch await question.ask() {
      case .answered(let answer): return try conclude(answer)
      case .failed(let error, let notices), .hung(let error, let notices):
        for notice in notices { context.log.notice(notice) }
        throw error
      case .crashed(let sentence):
        guard let pause = pauses.popFirst() else {
          memory.crashes.crashed(at: context.clock.now)
          throw SourceError.unavailable(sentence)
        }
        context.log.debug(sentence + Self.restartWords)
        try await isolation.pause(pause)
      }
    }
  }

  /// Counts a question to a program that fetches for itself as one request, since nobody sees what it sends; the client
  /// of the host and a library's own count for themselves.
  /// - Throws: ``SourceError/quota(_:)`` when the quota is used up.
  private func spendQuota() throws(SourceError) {
    guard !endpoint.isLibrary else { return }
    let quota = manifest.quota
    let ledger = QuotaLedger(folder: context.cacheFolder, settings: settings, specs: manifest.settings)
    guard let refusal = ledger.spend(1, of: quota, server: endpoint.file, at: context.clock.now) else { return }
    ledger.noteRefusal(until: refusal.until, isOfFeed: false, quota, at: context.clock.now)
    guard case .usedUp(let window, let time) = refusal else { throw .quota("'\(endpoint.file)' may not be asked now.") }
    let amount = QuotaWords.text(window, of: "questions")
    throw .quota("The quota of '\(endpoint.file)', \(amount), is used up: it is free again at \(UTCText.of(time)).")
  }

  private func conclude(_ answer: ProgramAnswer) throws(SourceError) -> ProgramAnswer {
    memory.crashes.answered()
    for notice in answer.allNotices(file: endpoint.file) { context.log.notice(notice) }
    if let error = answer.error { throw error }
    return answer
  }

  private func question(_ kind: RequestMessage.Kind, _ query: RequestMessage.Query?, seconds: Double) -> ProgramQuestion
  {
    let folder = FileManager.default.currentDirectoryPath
    let request = RequestMessage(
      request: kind, source: manifest.id, settings: settings.messages(manifest.settings, folder: folder),
      query: query, timeZone: context.timeZone.identifier,
      now: ZonedTime.format(context.clock.now), cacheFolder: context.cacheFolder.path)
    return ProgramQuestion(
      endpoint: endpoint, request: request, mask: SecretMask(settings, specs: manifest.settings), seconds: seconds,
      debug: { [log = context.log] in log.debug($0) })
  }
}

/// The network of a program that checks its settings.
private struct NoNetwork: HTTPClient {
  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    throw .unavailable("Settings are checked without asking the feed.")
  }
}

extension Registry.Entry {
  /// The entry of a source in a process of its own.
  static func isolated(_ manifest: SourceManifest, _ endpoint: ProgramEndpoint, _ isolation: Isolation)
    -> Registry.Entry
  {
    let memory = ProgramMemory()
    return Registry.Entry(manifest: manifest, file: endpoint.file, isIsolated: true) { settings, context in
      let source = ProgramSource(
        endpoint: endpoint, manifest: manifest, settings: settings, context: context, isolation: isolation,
        memory: memory)
      try source.check()
      return source
    }
  }
}
