import Foundation
import TestSupport
import Testing

/// A folder outside the repository, and a user's data folder of its own, in which a newcomer makes plugins.
struct PluginBench {
  let folder: TemporaryFolder
  /// A folder of the search path: where `brisa plugin install` puts plugins.
  var installed: String { folder.path("data/brisa/plugins") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `brisa` with some words.
  func run(_ words: [String], environment: [String: String] = [:]) throws -> Command.Result {
    let data = ["XDG_DATA_HOME": folder.path("data")]
    return try Clean.run(words, environment: data.merging(environment) { _, new in new })
  }

  /// The standard output of a command that must succeed.
  func output(_ words: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let result = try run(words)
    try #require(result.status == 0, "\(words): \(result.output)\(result.errors)", sourceLocation: sourceLocation)
    return result.output
  }

  /// Makes a plugin from the template and returns its folder.
  func make(_ name: String, _ language: String = "python") throws -> String {
    let path = folder.path(name)
    _ = try output(["plugin", "new", name, "--language", language, "-o", path])
    return path
  }

  /// Replaces a text in a file, which must have it.
  func replace(_ old: String, with new: String, in file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try #require(text.contains(old), "\(file) has no \(old)")
    // Written in place, so that a program stays one.
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.replacing(old, with: new).utf8))
    try handle.close()
  }
}
