package import AirData
internal import Foundation

extension PluginProject {
  /// Starts what the folder has made, and asks it what it is.
  /// - Returns: The manifest, and the file that was started.
  /// - Throws: ``PluginProjectError``.
  package func manifest(isolation: Isolation) throws(PluginProjectError) -> (manifest: SourceManifest, file: String) {
    let endpoint = try endpoint(isolation)
    return (try manifest(endpoint, isolation), endpoint.file)
  }

  /// Starts a copy of what the folder has made, and asks it what it is.
  /// - Throws: ``PluginProjectError``.
  package func manifest(ofCopy file: String, isolation: Isolation) throws(PluginProjectError) -> SourceManifest {
    let endpoint = form == .program ? isolation.endpoint(ofProgram: file) : isolation.endpoint(ofLibrary: file)
    return try manifest(endpoint, isolation)
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

  /// The manifest of the source that is named like the file, or else of the first.
  func manifest(_ endpoint: ProgramEndpoint, _ isolation: Isolation) throws(PluginProjectError) -> SourceManifest {
    let manifests: [SourceManifest]
    do {
      manifests = try ProgramManifests.ask(endpoint, isolation)
    } catch {
      throw .unusable(error)
    }
    guard let manifest = manifests.first(where: { $0.id == id }) ?? manifests.first else {
      throw .notBuilt(folder: path, file: endpoint.file)
    }
    return manifest
  }
}
