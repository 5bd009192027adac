internal import Files
internal import Foundation

/// Which sources run in processes of their own, and how these are treated.
package struct Isolation: Sendable {
  /// Where a source runs.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// In a process of its own, which can crash and hang without harm to others.
    case process
    /// In the program itself, which is quicker.
    case host
  }

  /// What the configuration says, by the source's id.
  ///
  /// Where it says nothing, libraries that came with the program run in it, and all others in a process of their own.
  package var modes: [String: Mode]
  /// Bundled sources that run in a process of their own unless the configuration says otherwise: their libraries are
  /// large, and read files that somebody else has made.
  package var apart: Set<String> = ["air-map"]
  /// Where the program's own files lie.
  package var installation: Installation
  /// Where it is kept what programs said that they are; nil: each is asked anew.
  package var manifestCache: ManifestCache?
  /// Most seconds that a program may take to say what it is.
  package var handshakeSeconds = 5.0
  /// Most seconds that a program may take to check its settings.
  package var checkSeconds = 3.0
  /// Whether a program gets to the network while it checks its settings: only where it is found out whether it tries.
  var fetchesForChecks = false
  /// Takes the log of programs that are asked what they are.
  package var debug: @Sendable (String) -> Void = { _ in }
  /// Waits some seconds before a program that has crashed is started again; replaced in tests.
  package var pause: @Sendable (_ seconds: Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }

  package init(modes: [String: Mode] = [:], installation: Installation = .running) {
    self.modes = modes
    self.installation = installation
  }

  /// Whether a library that came with the program is opened in it.
  func opensInHost(_ path: String) -> Bool {
    guard installation.holds(path) else { return false }
    return !apart.contains { modes[$0] != .host && PluginFile.name(of: $0) == PathText.name(of: path) }
  }

  /// How a program is started.
  func endpoint(ofProgram path: String, arguments: [String] = []) -> ProgramEndpoint {
    let folder = PathText.folder(of: path)
    return ProgramEndpoint(
      file: path,
      launch: ProgramLaunch(program: path, arguments: arguments, folder: folder, keeper: installation.keeper))
  }

  /// How a library is opened in a process of its own.
  func endpoint(ofLibrary path: String) -> ProgramEndpoint {
    var launch = ProgramLaunch(
      program: installation.command, arguments: [PluginServer.commandName, path],
      folder: PathText.folder(of: path), keeper: installation.keeper)
    // The sentence on standard error is enough; a backtrace takes seconds.
    launch.environment["SWIFT_BACKTRACE"] = "enable=no"
    return ProgramEndpoint(file: path, launch: launch, isLibrary: true)
  }
}
