import Foundation
import TestSupport

/// A command that runs beside the test.
final class RunningCommand {
  private let process = Process()
  private let folder: TemporaryFolder

  init(_ words: [String], environment more: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    process.executableURL = BuiltProducts.folder.appending(path: "brisa")
    process.arguments = words
    process.environment = try Command(environment: more).variables
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", as: "err")))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", as: "out")))
    try process.run()
  }

  /// Ends it at once, as a power cut would.
  func kill() { send(SIGKILL) }

  /// Sends it a signal.
  func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  /// Whether it has not ended.
  var isRunning: Bool { process.isRunning }

  /// Its exit status once it has ended; above 128 when a signal ended it.
  var status: Int32 { process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0) }

  /// What it has written to standard output until now.
  func outputSoFar() throws -> String { try String(contentsOfFile: folder.path("out"), encoding: .utf8) }

  /// What it has written to standard error until now.
  func errorsSoFar() throws -> String { try String(contentsOfFile: folder.path("err"), encoding: .utf8) }

  /// Waits for its end and returns its standard output.
  func output() throws -> String {
    process.waitUntilExit()
    return try String(contentsOfFile: folder.path("out"), encoding: .utf8)
  }
}
