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
      _ = try await city.engine.hour(question(city))
    } catch {
      reports.set(.init(moment: clock.now, problem: error.message), of: city.id)
      log.notice("\(city.configuration.name): \(error.message)")
    }
  }

  /// A question that looks at nothing but the hour of now.
  private func question(_ city: ServedCity) -> RouteQuestion {
    let corner = Coordinate(latitude: city.box.south, longitude: city.box.west)
    return RouteQuestion(origin: corner, destination: corner, departure: clock.now)
  }

  /// Collects, and makes the hours anew that are still to come or were of late.
  func refresh(_ city: ServedCity) async {
    let now = clock.now
    var problem = await collect(city)
    do throws(BrisaError) {
      let first = now.startOfHour - Double(settings.lateHours) * 3600
      var hours = try await city.engine.hours().kept.filter { $0 >= first }
      if !hours.contains(now.startOfHour) { hours.append(now.startOfHour) }
      // Those who ask meanwhile are answered first, by the hours of before.
      let refreshed = try await computing(on: .yielding) { () async throws(BrisaError) in
        try await city.engine.refresh(hours)
      }
      if let failed = refreshed.failed.first { problem = problem ?? failed.error.message }
    } catch {
      problem = problem ?? error.message
    }
    reports.set(.init(moment: now, problem: problem), of: city.id)
    if let problem { log.notice("\(city.configuration.name): \(problem)") }
  }

  /// What went wrong, nil where all went well or there is nothing to collect into.
  private func collect(_ city: ServedCity) async -> String? {
    guard settings.collects, city.configuration.archive != nil, !city.configuration.sources.isEmpty else { return nil }
    do throws(BrisaError) {
      return try await city.engine.collect(onlyIsolated: true).failure?.en
    } catch {
      return error.message
    }
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

/// How the last refresh of each city went.
final class RefreshReports: Sendable {
  struct Report: Sendable {
    let moment: Date
    /// What went wrong, nil where all went well.
    let problem: String?
  }

  private let reports = Mutex<[String: Report]>([:])

  func set(_ report: Report, of city: String) {
    reports.withLock { $0[city] = report }
  }

  subscript(city: String) -> Report? { reports.withLock { $0[city] } }
}
