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

  /// The language that runs are told to speak, `es`; nil: that of their environment.
  @TaskLocal package static var language: String?

  /// The home folder of all runs, in which nothing of the machine's user lies.
  package static let home = Swift.Result { try TemporaryFolder() }

  /// The program.
  package var executable = BuiltProducts.folder.appending(path: "brisa")
  /// The folder that it runs in; nil: that of the tests.
  package var folder: String?
  /// Whether the environment of the tests is passed on, without what the machine's user has set for Brisa.
  package var inheritsEnvironment = true
  /// Environment variables that are set or, with an empty text, removed.
  package var environment: [String: String] = [:]

  /// Creates a command with the environment of the tests, without what the machine's user has set for Brisa.
  package init(environment: [String: String] = [:]) {
    self.environment = environment
  }

  /// What would have a run follow the settings, the language or the files of the machine's user.
  private static let usersOwn = [
    "BRISA_CALIBRATION", "BRISA_CONFIG", "BRISA_DATA", "BRISA_FIELD", "BRISA_KIT", "BRISA_NETWORK", "BRISA_PLUGIN_PATH",
    "BRISA_SCALE", "COLUMNS", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "XDG_CACHE_HOME", "XDG_DATA_HOME",
  ]

  /// All variables that the program is given.
  /// - Throws: an error when there is no home folder for it.
  package var variables: [String: String] {
    get throws {
      var variables: [String: String] = [:]
      if inheritsEnvironment {
        variables = ProcessInfo.processInfo.environment.filter { !Self.usersOwn.contains($0.key) }
        variables["HOME"] = try Self.home.get().url.path
        variables["TZ"] = "UTC"
      }
      variables.merge(environment) { _, new in new }
      if let language = Self.language { variables["LC_ALL"] = language }
      return variables.filter { !$0.value.isEmpty }
    }
  }

  /// Runs the program with some words.
  /// - Throws: an error when it cannot be started.
  package func run(_ words: [String]) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = try variables
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
