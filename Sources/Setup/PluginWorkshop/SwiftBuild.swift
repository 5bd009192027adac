internal import Foundation
internal import PluginHost

/// Runs the Swift package manager on a plugin's folder.
struct SwiftBuild {
  let environment: [String: String]

  /// Builds the plugin against this program's kit; what the compiler says goes to standard error as it comes.
  /// - Throws: ``BrisaError`` when there is no compiler, or it finds something wrong.
  func run(_ plugin: PluginProject) throws(BrisaError) {
    guard let swift = tool("swift") else {
      throw BrisaError(
        .unavailable,
        "There is no Swift toolchain on the PATH: install Swift 6.2 or newer from swift.org, or write the plugin in Python."
      )
    }
    let kit = try KitFolder.find(environment: environment)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: swift)
    process.arguments = [
      "build", "-c", "release", "--product", "brisa-\(plugin.id)", "--package-path", plugin.path,
    ]
    process.environment = environment.merging([KitFolder.variable: kit.path]) { _, kit in kit }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    process.standardError = FileHandle.standardError
    let relay = SignalRelay()
    do {
      try process.run()
    } catch {
      relay.end()
      throw BrisaError(.unavailable, "'\(swift)' cannot be started: check the Swift toolchain with `swift --version`.")
    }
    relay.follow(process.processIdentifier)
    process.waitUntilExit()
    relay.end()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw BrisaError(.badData, "'\(plugin.path)' does not build: correct what the compiler names above.")
    }
  }

  /// The first program of a name on the PATH.
  private func tool(_ name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
