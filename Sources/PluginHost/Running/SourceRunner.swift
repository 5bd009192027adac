package import AirData
package import Foundation

/// Makes sources from their configuration and asks them, side by side and each with a deadline; trusts none of them.
package struct SourceRunner: Sendable {
  let registry: Registry
  let environment: SourceEnvironment
  let deadlineSeconds: Double
  /// Those that were made to check their settings, and wait for their question.
  let checked: CheckedSources
  /// Those that are not asked again; nil where each question is put to all.
  private var slowFailures: SlowFailures?

  /// Creates a runner.
  /// - Parameters:
  ///   - registry: The sources that are known.
  ///   - environment: What they are lent.
  ///   - deadlineSeconds: Most seconds that a source may take for its answer.
  package init(registry: Registry, environment: SourceEnvironment, deadlineSeconds: Double = 90) {
    self.registry = registry
    self.environment = environment
    self.deadlineSeconds = deadlineSeconds
    checked = CheckedSources(deadlineSeconds: deadlineSeconds)
  }

  /// The same runner for a round of many questions, in which a source is not asked again that took longer to fail than
  /// some time.
  package func forOneRound(patience: Duration = .seconds(2)) -> SourceRunner {
    var runner = self
    runner.slowFailures = SlowFailures(patience: patience)
    return runner
  }

  /// Asks all sources for the readings of a query; none can fail or delay the others.
  /// - Parameters:
  ///   - sources: The sources of the configuration.
  ///   - query: What they are asked for.
  ///   - time: The moment that the answer is about: what states and ages refer to.
  /// - Returns: One answer per source, in the order of the configuration.
  package func ask(_ sources: [SourceConfiguration], for query: ReadingQuery, at time: Date) async -> [SourceAnswer] {
    // Sources wait, and never for a thread that computes, on whatever threads the question is answered.
    await withTaskExecutorPreference(globalConcurrentExecutor) {
      await sources.concurrentMap { await ask($0, for: query, at: time) }
    }
  }

  private func ask(_ configuration: SourceConfiguration, for query: ReadingQuery, at time: Date) async -> SourceAnswer {
    let outcome = await outcome(of: configuration) { try await $0.all(for: query) }
    let (mask, notices) = (outcome.mask, outcome.notices)
    let identity = SourceIdentity(configuration, manifest: manifest(of: configuration))
    switch outcome.found {
    case .success(let found):
      let others = SpeciesCheck(found.others, query: query, now: environment.clock.now)
      let check = ReadingCheck(
        found.readings, query: query, manifest: manifest(of: configuration), now: environment.clock.now)
      for notice in others.notices(sourceName: identity.name) + check.notices(sourceName: identity.name) {
        notices.notice(notice)
      }
      let sound = mask.masked(check.sound)
      return SourceAnswer(
        readings: sound, others: mask.masked(others.sound),
        report: SourceReport(identity, readings: sound, at: time, notices: notices.all))
    case .failure(let failure):
      let report = SourceReport(
        identity, failure: failure.sentence, state: failure.state, notices: notices.all)
      return SourceAnswer(readings: [], report: report)
    }
  }

  /// Puts a question to a source, which has its deadline for the answer.
  func outcome<Found: Sendable>(
    of configuration: SourceConfiguration,
    _ question: @escaping @Sendable (any ReadingProvider) async throws -> Found
  ) async -> SourceOutcome<Found> {
    let mask = mask(configuration)
    if let failure = slowFailures?.failure(of: configuration) {
      return SourceOutcome(found: .failure(failure), notices: notices(configuration), mask: mask)
    }
    let instance = instance(configuration)
    let start = ContinuousClock.now
    do {
      let found = try await withDeadline(seconds: deadlineSeconds) {
        try await question(instance.source())
      }
      return SourceOutcome(found: .success(found), notices: instance.notices, mask: mask)
    } catch {
      let failure = SourceFailure(sentence: mask.masked(Self.sentence(error)), state: Self.state(error))
      if !Task.isCancelled { slowFailures?.add(failure, of: configuration, after: start.duration(to: .now)) }
      return SourceOutcome(found: .failure(failure), notices: instance.notices, mask: mask)
    }
  }

  /// What a question is put to: the source as it was made to be checked, or one that is yet to be made.
  private func instance(_ configuration: SourceConfiguration) -> SourceInstance {
    if let made = checked.take(configuration) { return made }
    let notices = notices(configuration)
    return SourceInstance(notices: notices) { try instantiate(configuration, log: notices) }
  }

  /// Takes what a source says, without its secrets.
  func notices(_ configuration: SourceConfiguration) -> SourceNotices {
    SourceNotices(mask: mask(configuration)) { [debug = environment.debug] in debug("\(configuration.id): \($0)") }
  }

  /// Makes a source.
  /// - Throws: ``SourceError`` where it is not installed or its settings are wrong, and what the source itself throws.
  func instantiate(_ configuration: SourceConfiguration, log: any SourceLog) throws -> any ReadingProvider {
    guard let entry = registry.entry(configuration.id) else {
      let known = registry.entries.map(\.manifest.id).joined(separator: ", ")
      throw SourceError.unavailable(
        "There is no source '\(configuration.id)'; installed are: \(known.isEmpty ? "none" : known).")
    }
    let settings = try settings(configuration, entry.manifest)
    return try environment.source(entry, settings: settings, log: log, deadlineSeconds: deadlineSeconds)
  }

  private static func state(_ error: any Error) -> SourceReport.State {
    if case .quota = error as? SourceError { .quota } else { .failed }
  }

  /// What went wrong, in one sentence; secrets may be in it.
  static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as SourceError: error.message
    case let error as DeadlineError: error.message
    default: "The source failed: \(String("\(error)".prefix(200)))."
    }
  }
}
