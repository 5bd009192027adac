package import AirData
internal import Foundation

/// What the sources of one plugin say of themselves.
package struct PluginManifests: Sendable {
  /// The source that is named like the file, or else the first.
  package let main: SourceManifest
  /// The others, in the plugin's order.
  package let others: [SourceManifest]

  /// The ids of all.
  package var ids: [String] { [main.id] + others.map(\.id) }
}

extension PluginProject {
  /// Starts what the folder has made, and asks it what it is.
  /// - Returns: The manifests, and the file that was started.
  /// - Throws: ``PluginProjectError``.
  package func manifests(isolation: Isolation) throws(PluginProjectError) -> (manifests: PluginManifests, file: String)
  {
    let endpoint = try endpoint(isolation)
    return (try manifests(endpoint, isolation), endpoint.file)
  }

  /// Starts a copy of what the folder has made, and asks it what it is.
  /// - Returns: The manifests.
  /// - Throws: ``PluginProjectError``.
  package func manifests(ofCopy file: String, isolation: Isolation) throws(PluginProjectError) -> PluginManifests {
    let endpoint = form == .program ? isolation.endpoint(ofProgram: file) : isolation.endpoint(ofLibrary: file)
    return try manifests(endpoint, isolation)
  }

  /// The way to what the folder has made.
  func endpoint(_ isolation: Isolation) throws(PluginProjectError) -> ProgramEndpoint {
    let file = artefact(beside: isolation.installation.folder)
    guard FileManager.default.fileExists(atPath: file) else { throw .notBuilt(folder: path, file: file) }
    guard form != .program else { return isolation.endpoint(ofProgram: file) }
    do {
      try PluginHost.checkStamp(ofFile: file)
    } catch {
      throw .unusable(error)
    }
    return isolation.endpoint(ofLibrary: file)
  }

  /// The manifests of all sources that an endpoint has.
  func manifests(_ endpoint: ProgramEndpoint, _ isolation: Isolation) throws(PluginProjectError) -> PluginManifests {
    let manifests: [SourceManifest]
    do {
      manifests = try ProgramManifests.ask(endpoint, isolation)
    } catch {
      throw .unusable(error)
    }
    guard let main = manifests.first(where: { $0.id == id }) ?? manifests.first else {
      throw .notBuilt(folder: path, file: endpoint.file)
    }
    return PluginManifests(main: main, others: manifests.filter { $0.id != main.id })
  }
}
