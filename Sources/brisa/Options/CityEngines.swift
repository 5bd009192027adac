internal import AirData
internal import Files
internal import Foundation
internal import Planner
internal import PluginHost
internal import Setup

/// Opens the use cases with the plugins of this machine.
enum CityEngines {
  /// An engine for a city, with every plugin on the search path registered; one of some cities that share the memory.
  /// - Throws: `BrisaError` when two plugins claim one source, or an entry of the configuration names no program.
  static func open(
    _ city: CityConfiguration, verbose: Bool, answersEverybody: Bool = false, cityCount: Int = 1
  ) throws(BrisaError) -> CityEngine {
    var isolation = city.isolation
    isolation.debug = Plugins.isolation(verbose: verbose).debug
    let (registry, problems) = try Plugins.load(isolation: isolation, wanted: city.pluginIDs)
    for problem in problems { Terminal.notice(Spoken.sentence(problem.message)) }
    var host = HostEnvironment(
      registry: registry, http: CurlHTTPClient(version: BrisaVersion.current), cacheFolder: cacheFolder,
      log: TerminalLog.logger(verbose: verbose))
    host.answersEverybody = answersEverybody
    host.reopeningSources = {
      [isolation] () throws(BrisaError) -> (city: CityConfiguration, registry: Registry) in
      let (registry, problems) = try Plugins.load(isolation: isolation, wanted: city.pluginIDs)
      return (try opened(city, problems, isolation, into: registry), registry)
    }
    return CityEngine(
      city: try opened(city, problems, isolation, into: registry), host: host, cityCount: cityCount)
  }

  /// The city with its programs asked what they are.
  private static func opened(
    _ city: CityConfiguration, _ problems: [PluginProblem], _ isolation: Isolation, into registry: Registry
  ) throws(BrisaError) -> CityConfiguration {
    try city.openingPrograms(
      into: registry, problems: problems, cache: Plugins.manifestCache, debug: isolation.debug)
  }

  /// Where the program keeps what it can find out again, for this user alone.
  static let cacheFolder = URL(fileURLWithPath: CacheFolder.path(environment: ProcessInfo.processInfo.environment))
}
