import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

/// One folder of `plugins/` with its built library.
struct PluginFolder: CustomTestStringConvertible, Sendable {
  let id: String
  let url: URL

  var testDescription: String { id }

  /// Every folder that has a `Source.swift`.
  static let all: [PluginFolder] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []
    return names.sorted().map { PluginFolder(id: $0, url: root.appending(path: $0)) }
      .filter { FileManager.default.fileExists(atPath: $0.url.appending(path: "Source.swift").path()) }
  }()

  /// The source that the built library registers.
  func entry() throws -> Registry.Entry {
    let registry = Registry()
    try PluginHost.load(file: BuiltProducts.folder.appending(path: "libbrisa-\(id).so").path(), into: registry)
    return try #require(registry.entry(id), "the library registers no source named like its folder")
  }

  private static let root = Project.folder.appending(path: "plugins")
}
