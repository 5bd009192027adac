package import AirData

/// A plugin that can be used.
package struct BuiltPlugin: Sendable {
  /// What it says of itself; of several sources the one that is named like the file, or else the first.
  package let manifest: SourceManifest
  /// The library or program.
  package let file: String
}
