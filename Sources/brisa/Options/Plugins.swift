internal import AirData
internal import Foundation
internal import PluginHost
internal import Setup

/// The plugins of this machine.
enum Plugins {
  /// Registers the plugins on the search path.
  /// - Parameters:
  ///   - isolation: Which sources run in processes of their own.
  ///   - wanted: Ids of the sources that will be asked; files are opened for them alone. Nil: all.
  /// - Returns: What is registered, and what was left out.
  /// - Throws: `BrisaError` when two plugins claim one source.
  static func load(
    isolation: Isolation = Isolation(), wanted: Set<String>? = nil
  ) throws(BrisaError) -> (registry: Registry, problems: [PluginProblem]) {
    let registry = Registry()
    var isolation = isolation
    isolation.manifestCache = manifestCache
    let problems = PluginHost.load(
      searchPath: PluginSearchPath.standard, into: registry, isolation: isolation, wanted: wanted)
    if let conflict = registry.conflicts.first { throw BrisaError(.badConfiguration, conflict.message) }
    return (registry, problems)
  }

  /// What is registered of the plugins on the search path, whatever else is wrong with them.
  static func registered() -> Registry {
    let registry = Registry()
    var isolation = Isolation()
    isolation.manifestCache = manifestCache
    _ = PluginHost.load(searchPath: PluginSearchPath.standard, into: registry, isolation: isolation)
    return registry
  }

  /// How plugins are started by those who make them.
  /// - Parameter verbose: Whether all that they write to their logs is shown.
  /// - Returns: Processes of their own, as ever.
  static func isolation(verbose: Bool) -> Isolation {
    var isolation = Isolation()
    if verbose { isolation.debug = { Terminal.debug($0) } }
    return isolation
  }

  /// What programs said that they are, kept between two commands.
  static var manifestCache: ManifestCache {
    ManifestCache(folder: CityEngines.cacheFolder.appending(path: "manifests"))
  }
}
