import Foundation
import PackagePlugin

/// Writes `WebFiles.swift`: the scripts, styles, markup and JSON of a target as constants of its `WebFiles`.
///
/// They are all files of the kinds below in its folders named `Web` and below them; `Page/Web/page.css` becomes
/// `WebFiles.pageCSS`. `WebFiles.all` lists them, and `WebFiles.digest` changes with any. As texts they compile at
/// once, where the lists of bytes that SwiftPM's own rule `embedInCode` makes of them take seconds; a resource bundle
/// would tie the program to where it was built.
@main
struct EmbedWeb: BuildToolPlugin {
  private static let kinds: Set<String> = ["js", "mjs", "css", "svg", "html", "json", "webmanifest"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = try webFiles(below: target.directoryURL)
    let script = context.package.directoryURL.appending(path: "Sources/EmbedWeb/embed-web.sh")
    let output = context.pluginWorkDirectoryURL.appending(path: "WebFiles.swift")
    return [
      .buildCommand(
        displayName: "Embed the web files of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ([script, output, target.directoryURL] + files).map { $0.path(percentEncoded: false) },
        inputFiles: files + [script],
        outputFiles: [output])
    ]
  }

  private func webFiles(below folder: URL) throws -> [URL] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
      .map { folder.appending(path: $0) }
    return files.filter {
      let folders = $0.pathComponents.dropFirst(folder.pathComponents.count).dropLast()
      return folders.contains("Web") && Self.kinds.contains($0.pathExtension)
    }
  }
}
