package import AirData
internal import Foundation

extension Registry {
  /// The same sources, those of a library each in a process of its own.
  ///
  /// A source that has no file of its own stays in the program's process.
  package func isolated() -> Registry {
    let (apart, isolation) = (Registry(), Isolation())
    for entry in entries {
      let isLibrary = entry.file.hasSuffix(PluginFile.nameSuffix) && FileManager.default.fileExists(atPath: entry.file)
      apart.add(
        entry.isIsolated || !isLibrary
          ? entry : .isolated(entry.manifest, isolation.endpoint(ofLibrary: entry.file), isolation))
    }
    return apart
  }
}

extension SourceRunner {
  /// Whether a source runs in a process of its own, or cannot work at all.
  package func isIsolated(_ configuration: SourceConfiguration) -> Bool {
    registry.entry(configuration.id)?.isIsolated ?? true
  }
}
