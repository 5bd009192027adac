package import Foundation

/// Files of the project that tests read.
package enum Project {
  /// The top of the project.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The package that plugins are built with.
  package static let kit = folder.appending(path: "plugins/kit")

  /// The published schema of an answer: `route` for `docs/schema/route.schema.json`.
  /// - Throws: an error when there is none.
  package static func schema(_ name: String) throws -> JSONSchema {
    let file = folder.appending(path: "docs/schema/\(name).schema.json")
    return try JSONSchema(String(contentsOf: file, encoding: .utf8))
  }

  /// The published example answers.
  package static let examples: [URL] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "docs/examples"), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }()
}
