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
    return try built(plugin)
  }

  /// Copies a built plugin to a folder of the search path: under a temporary name first, so that none is ever half
  /// there.
  /// - Parameters:
  ///   - folder: The plugin's folder.
  ///   - target: Where it is put; nil for the user's own plugins.
  ///   - registry: The sources that are registered.
  /// - Returns: What was installed, with its new path.
  /// - Throws: ``BrisaError``.
  package func install(_ folder: String, into target: String?, registry: Registry) throws(BrisaError) -> BuiltPlugin {
    let plugin = try Self.plugin(folder)
    let built = try built(plugin)
    guard let target = target ?? PluginSearchPath.userFolder(environment) else {
      throw BrisaError(.badArgument, "Neither XDG_DATA_HOME nor HOME is set: name the folder with --into.")
    }
    let path = URL(fileURLWithPath: target).standardizedFileURL.resolvingSymlinksInPath()
      .appending(path: PathText.name(of: built.file)).path
    if let other = registry.entry(built.manifest.id), other.file != path {
      throw BrisaError(
        .badConfiguration,
        "The source '\(built.manifest.id)' is there already, from '\(other.file)': remove that file, or give yours another id."
      )
    }
    if let other = registry.entries.first(where: { $0.file == path && $0.manifest.id != built.manifest.id }) {
      throw BrisaError(
        .badConfiguration,
        "'\(path)' is the source '\(other.manifest.id)' now, and yours has the id '\(built.manifest.id)': rename the file of yours, "
          + "or remove that one.")
    }
    try OutputFile.makeFolder(target)
    try Self.copy(built.file, to: path)
    return BuiltPlugin(manifest: built.manifest, file: path)
  }

  private func built(_ plugin: PluginProject) throws(BrisaError) -> BuiltPlugin {
    do {
      let (manifest, file) = try plugin.manifest(isolation: isolation)
      return BuiltPlugin(manifest: manifest, file: file)
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

  private static func copy(_ file: String, to target: String) throws(BrisaError) {
    let manager = FileManager.default
    // Beside its place, where renaming is one step; the name keeps it from being taken for a plugin.
    let temporary = "\(PathText.folder(of: target))/.new-\(UUID().uuidString)"
    do {
      try manager.copyItem(atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path, toPath: temporary)
      guard rename(temporary, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? manager.removeItem(atPath: temporary)
      throw BrisaError(.inputOutput, "'\(target)' cannot be written: check that its folder is yours and has room.")
    }
  }
}

/// A plugin that can be used.
package struct BuiltPlugin: Sendable {
  /// What it says of itself.
  package let manifest: SourceManifest
  /// The library or program.
  package let file: String
}

extension BrisaError {
  /// The same as a use case's error.
  package init(_ error: PluginProjectError) {
    switch error {
    case .missing, .notBuilt: self.init(.missingFile, error.message)
    case .noPlugin, .severalPrograms, .noProduct, .unusable: self.init(.badData, error.message)
    }
  }
}
