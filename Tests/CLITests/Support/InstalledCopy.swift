import Foundation
import TestSupport

/// A copy that `scripts/install` laid out from the tests' own build; what `make install` does but for the build.
final class InstalledCopy: Sendable {
  /// The prefix.
  let folder: TemporaryFolder

  /// Lays it out as somebody whose new files nobody else may read.
  init() throws {
    folder = try TemporaryFolder()
    var install = Command()
    install.executable = URL(fileURLWithPath: "/bin/sh")
    let script = Project.folder.appending(path: "scripts/install").path
    let result = try install.run([
      "-c", "umask 077 && exec \"$0\" \"$@\"", script, folder.url.path, BuiltProducts.folder.path,
      BuiltProducts.city.path,
    ])
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["errors": result.errors]) }
  }

  /// Runs the installed program as somebody who knows nothing of the project: from `/`, without its variables.
  func run(_ words: [String]) throws -> Command.Result {
    var command = Command(environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path("home"), "TZ": "UTC"])
    command.executable = folder.url.appending(path: "bin/brisa")
    command.folder = "/"
    command.inheritsEnvironment = false
    return try command.run(words)
  }

  /// The text of a laid-out file.
  func text(_ path: String) throws -> String { try String(contentsOfFile: folder.path(path), encoding: .utf8) }
}
