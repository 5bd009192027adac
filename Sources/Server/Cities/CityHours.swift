internal import AirData
package import CityAir
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
/// in use. What fails is told and tried again the next time: the hours of before go on serving.
struct CityHours: Service {
  let roster: CityRoster
  let settings: RefreshSettings
  let reports: RefreshReports
  let clock: any WallClock
  let log: Logger

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      for city in roster.current.all { await warmUp(city) }
      while !Task.isCancelled {
        let pause = settings.schedule.next(after: clock.now).timeIntervalSince(clock.now)
        try await Task.sleep(for: .seconds(max(1, pause)))
        for city in roster.current.all { await refresh(city) }
      }
    }
  }

  /// Has the hour of now ready before the first question asks for it.
  func warmUp(_ city: ServedCity) async {
    do throws(BrisaError) {
      let hour = try await city.engine.hour(question(city))
      tell(troubles(hour, city), sourcesUp: hour.air.sourcesUp, of: city)
    } catch {
      tell([error.text], sourcesUp: nil, of: city)
    }
  }

  /// Keeps what went wrong, and when all went well where it did.
  private func tell(
    _ problems: [LocalizedText], sourcesUp: [String: Bool]?, of city: ServedCity, refreshed: Date? = nil
  ) {
    reports.set(problems.map(Sentences.translated), sourcesUp: sourcesUp, refreshed: refreshed, of: city.id)
    for problem in problems { log.notice("\(city.configuration.name): \(problem.en)") }
  }

  /// What an hour lacks for a fault: its archive, or some of its sources.
  private func troubles(_ hour: HourSnapshot, _ city: ServedCity) -> [LocalizedText] {
    let faults: Set<String> = ["archive-failed", "source-failed", "source-quota"]
    return noSource(city) + hour.air.notices.filter { faults.contains($0.code) }.map(\.text)
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
    let before = city.engine.airFiles
    var collected = await collect(city)
    if city.engine.isChanged(city.engine.airFiles, sinceBefore: before) { collected.changed = .distantPast }
    do throws(BrisaError) {
      let first = now.startOfHour - Double(settings.lateHours) * 3600
      var hours = try await city.engine.hours().kept.filter { $0 >= first }
      if !hours.contains(now.startOfHour) { hours.append(now.startOfHour) }
      // Those who ask meanwhile are answered first, by the hours of before.
      let refreshed = try await computing(on: .yielding) { () async throws(BrisaError) in
        try await city.engine.refresh(hours)
      }
      if let changed = collected.changed {
        // A late reading also changes hours before its own.
        let from = changed.startOfHour - Double(city.configuration.hoursAfter) * 3600
        if from < first { try await city.engine.hours().forget(from..<first) }
      }
      if let failed = refreshed.failed.first {
        collected.problems.append(failed.error.text)
        collected.isGood = false
      }
      if !collects(city) {
        let hour = try await city.engine.hours().hour(at: now)
        let sourcesUp = hour.air.sourcesUp
        collected.problems += troubles(hour, city)
        collected.sourcesUp = sourcesUp
        if !sourcesUp.isEmpty, !sourcesUp.values.contains(true) { collected.isGood = false }
      }
    } catch {
      collected.problems.append(error.text)
      collected.isGood = false
    }
    tell(collected.problems, sourcesUp: collected.sourcesUp, of: city, refreshed: collected.isGood ? now : nil)
  }

  private func collects(_ city: ServedCity) -> Bool {
    settings.collects && city.configuration.archive != nil && !city.configuration.sources.isEmpty
  }

  /// What came of collecting; a refresh adds what goes wrong after it.
  private struct Collected {
    /// What went wrong, a sentence each.
    var problems: [LocalizedText] = []
    /// Whether each source answered, by name; nil where none was asked.
    var sourcesUp: [String: Bool]?
    /// Whether at least one source gave something or was up to date, and nothing has failed since.
    var isGood = true
    /// Start of the earliest reading that is new or other; nil where there is none.
    var changed: Date?

    /// There is nothing to collect into.
    static let nothing = Collected()
  }

  /// Asks the sources of a city and keeps what comes.
  private func collect(_ city: ServedCity) async -> Collected {
    guard collects(city) else { return .nothing }
    do throws(BrisaError) {
      let answer = try await city.engine.collect(onlyIsolated: true)
      let sourcesUp = answer.sources.map { ($0.name, $0.failure == nil) }
      return Collected(
        problems: answer.failures, sourcesUp: Dictionary(sourcesUp, uniquingKeysWith: { first, _ in first }),
        isGood: answer.failure == nil, changed: answer.earliestChange)
    } catch {
      // What was written before it went wrong is not told, so any hour may have changed.
      return Collected(problems: [error.text], isGood: false, changed: .distantPast)
    }
  }
}

extension GatheredAir {
  /// Whether each source gave what it was asked for, by name.
  fileprivate var sourcesUp: [String: Bool] {
    let failed = failedSources
    return Dictionary(entries.map { ($0.id, !failed.contains($0.id)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// How often hours are made anew.
package struct RefreshSettings: Sendable {
  /// When.
  package var schedule = CollectSchedule(everySeconds: 600, delaySeconds: 120)
  /// Whether new readings are collected into the archive first.
  package var collects = true
  /// So many hours before this one are made anew too, for readings that come late.
  package var lateHours = 3

  /// Every ten minutes.
  package init() {}
}

/// How the refreshes of each city went, and the last reload.
final class RefreshReports: Sendable {
  struct Report: Sendable {
    /// When all hours were made anew last; nil where they never were.
    fileprivate(set) var refreshed: Date?
    /// Whether each source answered when it was asked last, by name; nil where nobody knows.
    fileprivate(set) var sourcesUp: [String: Bool]?
    /// What went wrong the last time, a sentence each.
    fileprivate var problems: [LocalizedText] = []

    /// What went wrong, for everybody to read; nil where all went well.
    var problem: LocalizedText? {
      guard !problems.isEmpty else { return nil }
      func joined(_ language: Language) -> String {
        problems.map { ParameterNames.named($0.forEverybody[language]) }.joined(separator: " ")
      }
      return LocalizedText(en: joined(.en), es: joined(.es), ca: joined(.ca))
    }
  }

  private struct State {
    var cities: [String: Report] = [:]
    /// Why the configuration was not read again; nil where it was.
    var reload: LocalizedText?
  }

  private let state = Mutex(State())

  /// Takes how a refresh of a city went; the moment of the last good one stays where it was none, and so does what was
  /// known of its sources where none was asked.
  func set(_ problems: [LocalizedText], sourcesUp: [String: Bool]?, refreshed: Date?, of city: String) {
    state.withLock { state in
      if let sourcesUp { state.cities[city, default: Report()].sourcesUp = sourcesUp }
      state.cities[city, default: Report()].problems = problems
      if let refreshed { state.cities[city, default: Report()].refreshed = refreshed }
    }
  }

  /// Takes why the configuration was not read again; nil where it was.
  func setReload(_ problem: LocalizedText?) {
    state.withLock { $0.reload = problem }
  }

  /// How the last refresh of a city went, and what is wrong with the configuration since.
  subscript(city: String) -> Report {
    state.withLock { state in
      var report = state.cities[city] ?? Report()
      if let reload = state.reload { report.problems.insert(reload, at: 0) }
      return report
    }
  }
}
