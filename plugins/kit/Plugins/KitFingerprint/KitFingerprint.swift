import Foundation
import PackagePlugin

/// Writes `KitFingerprint.swift`: a digest of the kit's own sources and the compiler's version.
///
/// Swift has no stable ABI on Linux, so a plugin runs only with the kit that it was built with. The digest is
/// compiled into the kit and, through a function that is always emitted into its client, into every plugin.
@main
struct KitFingerprint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let sources = try self.sources(below: root.appending(path: "Sources"))
    let script = root.appending(path: "Plugins/KitFingerprint/write-fingerprint.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "KitFingerprint.swift")
    return [
      .buildCommand(
        displayName: "Fingerprint the kit",
        executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output] + sources).map { $0.path(percentEncoded: false) },
        inputFiles: sources + [script],
        outputFiles: [output])
    ]
  }

  private func sources(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    let sources = paths.filter { path in [".swift", ".h", ".c"].contains { path.hasSuffix($0) } }
    return sources.sorted().map { folder.appending(path: $0) }
  }
}
