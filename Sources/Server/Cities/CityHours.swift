internal import AirData
internal import CityAir
internal import Computing
internal import Geo
internal import Foundation
internal import Logging
internal import Planner
internal import ServiceLifecycle
internal import Setup
internal import Synchronization
internal import Trips

/// Keeps the hours of all cities fresh while the service runs.
///
/// Every few minutes new readings go into the archives, and the hours that they may change are made anew beside those
/// in use. What fails is told and tried again the next time: the hours of before go on serving, also where a source
/// that failed would take away what they know. Each city is seen to by itself, so that one whose sources take long
/// keeps no other waiting.
struct CityHours: Service {
  let roster: CityRoster
  let settings: RefreshSettings
  let reports: RefreshReports
  let clock: any WallClock
  let log: Logger

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      try await withThrowingDiscardingTaskGroup { group in
        let busy = BusyCities()
        addTasks(to: &group, busy) { await warmUp($0) }
        while !Task.isCancelled {
          let pause = settings.schedule.next(after: clock.now).timeIntervalSince(clock.now)
          try await Task.sleep(for: .seconds(max(1, pause)))
          addTasks(to: &group, busy) { await refresh($0) }
        }
      }
    }
  }

  /// Begins a task for each city; one that is still busy with the last time waits for the next one.
  private func addTasks(
    to group: inout ThrowingDiscardingTaskGroup<any Error>, _ busy: BusyCities,
    _ work: @escaping @Sendable (ServedCity) async -> Void
  ) {
    for city in roster.current.all where busy.begins(city) {
      group.addTask {
        await work(city)
        busy.end(city)
      }
    }
  }

  /// Has the hour of now ready before the first question asks for it.
  func warmUp(_ city: ServedCity) async {
    do throws(BrisaError) {
      let hour = try await city.engine.hour(question(city))
      tell(RefreshOutcome(problems: troubles(hour.air, city), sourcesUp: hour.air.sourcesUp), of: city)
    } catch {
      tell(.failure(error), of: city)
    }
  }

  /// Keeps what went wrong, and when all went well where it did.
  private func tell(_ outcome: RefreshOutcome, of city: ServedCity, refreshed: Date? = nil) {
    // What the end of the service has cut short is no fault.
    guard !Task.isCancelled else { return }
    let problems = outcome.problems.map(Sentences.translated)
    reports.set(problems, sourcesUp: outcome.sourcesUp, refreshed: refreshed, of: city.id, at: clock.now)
    for problem in outcome.problems { log.notice("\(city.configuration.name): \(problem.en)") }
  }

  /// What an hour lacks for a fault: its archive, or some of its sources.
  private func troubles(_ air: GatheredAir, _ city: ServedCity) -> [LocalizedText] {
    let faults: Set<String> = ["archive-failed", "source-failed", "source-quota"]
    return noSource(city) + air.notices.filter { faults.contains($0.code) }.map(\.text)
  }

  private func noSource(_ city: ServedCity) -> [LocalizedText] {
    city.configuration.sources.isEmpty
      ? [LocalizedText(same: "No source is set: list some under 'sources' in the configuration.")] : []
  }

  /// A question that looks at nothing but the hour of now.
  private func question(_ city: ServedCity) -> RouteQuestion {
    let corner = Coordinate(latitude: city.box.south, longitude: city.box.west)
    return RouteQuestion(origin: corner, destination: corner, departure: clock.now)
  }

  /// Collects, and makes the hours anew that are still to come or were of late; those before them are made anew at the
  /// next question where calibration or archive have changed.
  func refresh(_ city: ServedCity) async {
    let now = clock.now
    let collected = await collect(city)
    var outcome = collected.outcome
    do throws(BrisaError) {
      let failed = try await remake(city, at: now, changed: collected.changed).failed
      if let failure = failed.first {
        // An hour that stays since one source failed says nothing of the others: collecting tells of them, or what is
        // heard below.
        outcome += RefreshOutcome(problems: [failure.error.text], isGood: failed.allSatisfy(\.isOfSource))
      }
      let aside = failed.first { $0.hour == now.startOfHour }?.air
      if !collects(city) { outcome += try await heard(city, at: now, aside: aside) }
    } catch {
      outcome += .failure(error)
    }
    tell(outcome, of: city, refreshed: outcome.isGood ? now : nil)
  }

  private func collects(_ city: ServedCity) -> Bool {
    settings.collects && city.configuration.archive != nil && !city.configuration.sources.isEmpty
  }

  /// Asks the sources of a city and keeps what comes.
  /// - Returns: What came of it, and from when on hours may be others: the start of the earliest reading that is new or
  ///   other, or all time where somebody else has changed archive or calibration; nil where nothing has changed.
  private func collect(_ city: ServedCity) async -> (outcome: RefreshOutcome, changed: Date?) {
    guard collects(city) else { return (RefreshOutcome(), city.engine.isChanged() ? .distantPast : nil) }
    do throws(BrisaError) {
      let answer = try await city.engine.collect(
        settings: CollectSettings(
          onlyIsolated: true, patienceSeconds: settings.quotaPatienceSeconds, tellsOthers: true))
      for notice in answer.notices { log.notice("\(city.configuration.name): \(notice.text.en)") }
      let sourcesUp = answer.sources.map { ($0.name, $0.failure == nil) }
      let outcome = RefreshOutcome(
        problems: answer.failures, sourcesUp: Dictionary(sourcesUp, uniquingKeysWith: { first, _ in first }),
        isGood: answer.failure == nil)
      return (outcome, answer.isChangedByOthers ? .distantPast : answer.earliestChange)
    } catch {
      // What was written before it went wrong is not told, so any hour may have changed: all are made anew.
      _ = city.engine.isChanged()
      return (.failure(error), .distantPast)
    }
  }

  /// Makes the hours anew from so many before now on, and forgets those before them that a change reaches, or that were
  /// gathered while something failed.
  private func remake(
    _ city: ServedCity, at now: Date, changed: Date?
  ) async throws(BrisaError) -> RefreshedHours {
    let first = now.startOfHour - Double(settings.lateHours) * 3600
    var hours = try await city.engine.hours().kept.filter { $0 >= first }
    if !hours.contains(now.startOfHour) { hours.append(now.startOfHour) }
    // Those who ask meanwhile are answered first, by the hours of before.
    let refreshed = try await computing(on: .yielding) { () async throws(BrisaError) in
      try await city.engine.refresh(hours)
    }
    if let changed {
      // A late reading also changes hours before its own.
      let from = changed.startOfHour - Double(city.configuration.hoursAfter) * 3600
      if from < first { try await city.engine.hours().forget(from..<first) }
    }
    try await city.engine.hours().forgetFaulty(before: first)
    return refreshed
  }

  /// What the sources gave for the hour of now, where nothing is collected; `aside` is what they gave last where the
  /// hour of before knows more, and serves on.
  private func heard(
    _ city: ServedCity, at now: Date, aside: GatheredAir?
  ) async throws(BrisaError) -> RefreshOutcome {
    let kept = try await city.engine.hours().hour(at: now).air
    let air = aside ?? kept
    let sourcesUp = air.sourcesUp
    return RefreshOutcome(
      problems: troubles(air, city), sourcesUp: sourcesUp,
      isGood: air.archiveNotice == nil && (sourcesUp.isEmpty || sourcesUp.values.contains(true)))
  }
}

/// The cities whose hours are just being made.
private final class BusyCities: Sendable {
  private let engines = Mutex<Set<ObjectIdentifier>>([])

  /// Counts a city among them; false where it is one already.
  func begins(_ city: ServedCity) -> Bool {
    engines.withLock { $0.insert(ObjectIdentifier(city.engine)).inserted }
  }

  func end(_ city: ServedCity) {
    engines.withLock { _ = $0.remove(ObjectIdentifier(city.engine)) }
  }
}

extension GatheredAir {
  /// Whether each source gave what it was asked for, by name.
  fileprivate var sourcesUp: [String: Bool] {
    let failed = failedSources
    return Dictionary(entries.map { ($0.id, !failed.contains($0.id)) }, uniquingKeysWith: { first, _ in first })
  }
}
