package import AirData
internal import Foundation

extension PluginProject {
  /// Starts what the folder has made, and asks it what it is.
  /// - Returns: The manifest, and the file that was started.
  /// - Throws: ``PluginProjectError``.
  package func manifest(isolation: Isolation) throws(PluginProjectError) -> (manifest: SourceManifest, file: String) {
    let door = try door(isolation)
    return (try manifest(door, isolation), door.file)
  }

  /// The way to what the folder has made.
  func door(_ isolation: Isolation) throws(PluginProjectError) -> ProgramEndpoint {
    let file = artefact(beside: isolation.installation.folder)
    guard FileManager.default.fileExists(atPath: file) else { throw .notBuilt(folder: path, file: file) }
    guard form != .program else { return isolation.door(ofProgram: file) }
    do {
      try PluginHost.checkStamp(ofFile: file)
    } catch {
      throw .unusable(error)
    }
    return isolation.door(ofLibrary: file)
  }

  /// The manifest of the source that is named like the file, or else of the first.
  func manifest(_ door: ProgramEndpoint, _ isolation: Isolation) throws(PluginProjectError) -> SourceManifest {
    let manifests: [SourceManifest]
    do {
      manifests = try ProgramManifests.ask(door, isolation)
    } catch {
      throw .unusable(error)
    }
    guard let manifest = manifests.first(where: { $0.id == id }) ?? manifests.first else {
      throw .notBuilt(folder: path, file: door.file)
    }
    return manifest
  }
}
