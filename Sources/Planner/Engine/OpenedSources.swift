internal import AirData
internal import CityAir
internal import Computing
internal import Foundation
internal import PluginHost
internal import Setup

/// The sources of a city, checked when they are first needed: all of them, and each in a process of its own.
///
/// A program may fail for once to say what it is, as on a machine that has just started, and a stand-in then fails in
/// its place. Whoever collects for months must not lose the source for that: it is asked again.
final class OpenedSources: Sendable {
  private let city: CityConfiguration
  private let host: HostEnvironment
  private let openedAll = OpenedPart<ConfiguredSources>()
  private let openedIsolated = OpenedPart<ConfiguredSources>()
  /// When the programs were asked last what they are.
  private let asked: Lock<Date>

  /// A round of collecting and the hours that follow it ask once.
  private static let pauseSeconds = 10.0

  /// Opens nothing yet.
  init(city: CityConfiguration, host: HostEnvironment) {
    self.city = city
    self.host = host
    asked = Lock(host.clock.now)
  }

  /// All sources, those in the program's process too.
  /// - Throws: ``BrisaError`` where one is wrong.
  func all() throws(BrisaError) -> ConfiguredSources {
    try openedAll.value { () throws(BrisaError) in try ConfiguredSources(city, host) }
  }

  /// Each in a process of its own; those that cannot be are not asked.
  /// - Throws: ``BrisaError`` where one is wrong.
  func isolated() throws(BrisaError) -> ConfiguredSources {
    try openedIsolated.value { () throws(BrisaError) in
      var apart = host
      apart.registry = host.registry.isolated()
      return try ConfiguredSources(city, apart, onlyIsolated: true)
    }
  }

  /// The sources as their programs say that they are now, where stand-ins are among them.
  ///
  /// Nil where none is, where they were asked just now, and where something is wrong with them: that is logged, and the
  /// others go on as they are.
  func reopened() -> OpenedSources? {
    guard city.sources.contains(where: \.isStandIn), let reopening = host.reopeningSources, isDue() else { return nil }
    defer { asked.withLock { $0 = host.clock.now } }
    do throws(BrisaError) {
      let now = try reopening()
      var own = host
      own.registry = now.registry
      let reopened = OpenedSources(city: now.city, host: own)
      _ = (try reopened.all(), try reopened.isolated())
      return reopened
    } catch {
      host.note("\(city.name): \(error.message)")
      return nil
    }
  }

  private func isDue() -> Bool {
    // A clock that was put back must not keep it waiting.
    asked.withLock { abs(host.clock.now.timeIntervalSince($0)) >= Self.pauseSeconds }
  }
}
