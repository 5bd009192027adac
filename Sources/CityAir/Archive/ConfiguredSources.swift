internal import AirData
internal import Foundation
internal import Logging
internal import PluginHost
package import Setup

/// The sources of a configuration, checked, each under its entry's name, and the way to ask them.
package struct ConfiguredSources: Sendable {
  /// One source.
  struct Entry: Sendable {
    let name: String
    let configuration: SourceConfiguration
    let manifest: SourceManifest?
    /// Whether it is asked at all; the archive serves where it is not.
    var mayBeAsked = true

    /// Whether the source's terms allow to keep its readings.
    var mayBeKept: Bool { manifest.map { $0.cacheRule != .forbidden } ?? false }
  }

  /// The sources of readings.
  let entries: [Entry]
  /// The sources of maps.
  let maps: [Entry]
  private(set) var runner: SourceRunner
  /// Where they are registered.
  let registry: Registry

  /// The names of those that are not asked.
  var notAsked: [String] { (entries + maps).filter { !$0.mayBeAsked }.map(\.name) }

  /// The same sources for a round of many questions, in which one that takes long to fail is not asked again.
  package func forOneRound() -> ConfiguredSources {
    var sources = self
    sources.runner = runner.forOneRound()
    return sources
  }

  /// Makes the runner and checks the sources' settings; a wrong one is an error of the configuration, not of the feed.
  /// - Parameters:
  ///   - city: The configuration.
  ///   - host: What sources are lent, and where they are registered.
  ///   - onlyIsolated: Whether those that run in the program's process are neither made nor asked.
  /// - Throws: ``BrisaError``.
  package init(
    _ city: CityConfiguration, _ host: HostEnvironment, onlyIsolated: Bool = false
  ) throws(BrisaError) {
    let runner = SourceRunner(
      registry: host.registry,
      environment: SourceEnvironment(
        http: host.http, clock: host.clock, cacheFolder: host.cacheFolder,
        timeZone: city.timeZone, debug: { [log = host.log] in log.debug("\($0)") }),
      deadlineSeconds: city.sourceDeadlineSeconds)
    self.runner = runner
    registry = host.registry
    // A program tells its id only when it is opened.
    if let twice = SourceNames.firstRepeated(city.sourceNames) {
      throw BrisaError(
        .badConfiguration,
        "Two sources are called '\(city.sourceNames[twice.second])': give one of them another 'name'.")
    }
    let all = zip(city.sourceNames, city.sources).map { name, source in
      let configuration = SourceConfiguration(
        id: source.id, name: source.name, settings: source.settings, folder: source.folder)
      return Entry(
        name: name, configuration: configuration, manifest: runner.manifest(of: configuration),
        mayBeAsked: !onlyIsolated || runner.isIsolated(configuration))
    }
    entries = all.filter { $0.manifest?.providesMaps != true }
    maps = all.filter { $0.manifest?.providesMaps == true }
    for (entry, source) in zip(all, city.sources) where entry.mayBeAsked {
      if let problem = runner.problem(with: entry.configuration) {
        throw source.error(problem.message, setting: problem.setting)
      }
    }
  }
}
