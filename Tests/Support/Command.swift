package import Foundation

/// Runs the built command line as a person would.
package struct Command: Sendable {
  /// What a run left behind.
  package struct Result: Sendable {
    /// Exit status; above 128 when a signal ended it.
    package let status: Int32
    /// Standard output.
    package let output: String
    /// Standard error.
    package let errors: String
  }

  /// The language that runs are told to speak, `es`; nil: that of the tests' environment.
  @TaskLocal package static var language: String?

  /// The program.
  package var executable = BuiltProducts.folder.appending(path: "brisa")
  /// The folder that it runs in; nil: that of the tests.
  package var folder: String?
  /// Whether the environment of the tests is passed on.
  package var inheritsEnvironment = true
  /// Environment variables that are set or, with an empty text, removed.
  package var environment: [String: String] = [:]

  /// Creates a command with the environment of the tests.
  package init(environment: [String: String] = [:]) {
    self.environment = environment
  }

  /// Runs the program with some words.
  /// - Throws: an error when it cannot be started.
  package func run(_ words: [String]) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let inherited = inheritsEnvironment ? ProcessInfo.processInfo.environment : [:]
    let spoken = Self.language.map { ["LC_ALL": $0] } ?? [:]
    process.environment = inherited.merging(spoken) { _, new in new }.merging(environment) { _, new in new }
      .filter { !$0.value.isEmpty }
    process.standardInput = FileHandle.nullDevice
    // Files and not pipes: a full pipe nobody reads would block the command.
    let folder = try TemporaryFolder()
    let output = folder.path("out")
    let errors = folder.path("err")
    process.standardOutput = try Self.writer(output)
    process.standardError = try Self.writer(errors)
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (isSignal ? 128 : 0),
      output: String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self))
  }

  private static func writer(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
