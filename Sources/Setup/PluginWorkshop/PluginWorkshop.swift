package import AirData
internal import Files
internal import Foundation
package import PluginHost

/// Checks, builds and installs plugins.
package struct PluginWorkshop: Sendable {
  private let isolation: Isolation
  private let environment: [String: String]

  /// Opens the workshop.
  /// - Parameters:
  ///   - environment: The variables that say where things lie.
  ///   - isolation: How plugins are started.
  package init(environment: [String: String], isolation: Isolation = Isolation()) {
    self.environment = environment
    self.isolation = isolation
  }

  /// Runs the conformance kit on a built plugin.
  /// - Parameters:
  ///   - folder: The plugin's folder.
  ///   - names: Names of the only checks to run; all when there are none.
  ///   - registry: The sources that are registered.
  ///   - http: The way to the servers that play the feeds.
  /// - Returns: The outcome of each check.
  /// - Throws: ``BrisaError`` when there is nothing to check.
  package func check(
    _ folder: String, only names: [String], registry: Registry, http: any HTTPClient
  ) async throws(BrisaError) -> ConformanceReport {
    let known = ConformanceKit.checkNames
    if let name = names.first(where: { !known.contains($0) }) {
      throw BrisaError(.badArgument, "'\(name)' is no check: choose one of \(known.joined(separator: ", ")).")
    }
    let kit = ConformanceKit(only: Set(names), http: http, readSample: Self.readSample)
    do {
      let plugin = try PluginProject(folder)
      let others = registry.entries.filter { !isEarlierCopy($0.file, of: plugin) }
      return try await kit.check(plugin, others: others, isolation: isolation)
    } catch {
      throw BrisaError(error)
    }
  }

  /// Reads a plugin's `sample.yml` as what stands under `sources:` of a configuration.
  /// - Throws: ``SourceError/malformed(_:)``.
  package static func readSample(_ path: String) throws(SourceError) -> [SourceConfiguration] {
    do {
      return try ConfigurationFile.readSources(path)
    } catch {
      throw .malformed(error.message)
    }
  }

  /// Builds a plugin where it must be built, and asks it what it is.
  ///
  /// The compiler's output goes to standard error.
  /// - Throws: ``BrisaError``.
  package func build(_ folder: String) throws(BrisaError) -> BuiltPlugin {
    let plugin = try Self.plugin(folder)
    if plugin.form == .package { try SwiftBuild(environment: environment).run(plugin) }
    let (manifests, file) = try asked(plugin)
    return BuiltPlugin(manifest: manifests.main, file: file)
  }

  /// Copies a built plugin to a folder of the search path, a program with the files beside it, once the copy has said
  /// what it is.
  /// - Parameters:
  ///   - folder: The plugin's folder.
  ///   - target: Where it is put; nil for the user's own plugins.
  ///   - registry: The sources that are registered.
  /// - Returns: What was installed, with its new path.
  /// - Throws: ``BrisaError``.
  package func install(_ folder: String, into target: String?, registry: Registry) throws(BrisaError) -> BuiltPlugin {
    let plugin = try Self.plugin(folder)
    let (manifests, file) = try asked(plugin)
    guard let target = target ?? PluginSearchPath.userFolder(environment) else {
      throw BrisaError(.badArgument, "Neither XDG_DATA_HOME nor HOME is set: name the folder with --into.")
    }
    let copy = PluginCopy(plugin, file: file, target: target)
    let path = copy.path
    try copy.check(manifests, beside: registry)
    if copy.isThere { return BuiltPlugin(manifest: manifests.main, file: path) }
    try OutputFile.makeFolder(target)
    let temporary = try copy.stage()
    defer { copy.discard(temporary) }
    let manifest = try manifest(ofCopy: "\(temporary)/\(PathText.name(of: file))", of: plugin)
    try copy.put(temporary)
    return BuiltPlugin(manifest: manifest, file: path)
  }

  private func manifest(ofCopy file: String, of plugin: PluginProject) throws(BrisaError) -> SourceManifest {
    do {
      return try plugin.manifests(ofCopy: file, isolation: isolation).main
    } catch {
      throw BrisaError(
        .badData, "A copy of '\(plugin.path)' does not start, so it is not installed: \(error.message)")
    }
  }

  private func asked(_ plugin: PluginProject) throws(BrisaError) -> (manifests: PluginManifests, file: String) {
    do {
      return try plugin.manifests(isolation: isolation)
    } catch {
      throw BrisaError(error)
    }
  }

  /// Whether a file is what an earlier installation of the same plugin has left, and a new one replaces.
  private func isEarlierCopy(_ file: String, of plugin: PluginProject) -> Bool {
    let name = PathText.name(of: plugin.artefact(beside: isolation.installation.folder))
    return !isolation.installation.holds(file) && PathText.name(of: file) == name
  }

  private static func plugin(_ folder: String) throws(BrisaError) -> PluginProject {
    do {
      return try PluginProject(folder)
    } catch {
      throw BrisaError(error)
    }
  }
}
