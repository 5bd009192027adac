internal import Foundation

/// What is started, and what it is given.
struct ProgramLaunch: Sendable, Hashable {
  /// Absolute path of the program.
  var program: String
  /// Its arguments, its own name not among them.
  var arguments: [String] = []
  /// The folder that it starts in.
  var folder: String
  /// All of its environment.
  var environment: [String: String] = Self.environment(from: ProcessInfo.processInfo.environment)
  /// What it may use up.
  var limits = ProgramLimits()
  /// Path of `brisa-keeper`, which runs it.
  var keeper: String

  /// Variables that a program is given when they are set: no other is its business.
  private static let passedOn = [
    "PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "http_proxy",
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
  ]

  /// The part of an environment that a program is given.
  static func environment(from variables: [String: String]) -> [String: String] {
    variables.filter { passedOn.contains($0.key) }
  }
}

/// What a program may use up; each is far above what a feed needs, and holds for every process that it starts.
struct ProgramLimits: Sendable, Hashable {
  /// Most bytes of memory that a process can write to.
  var dataBytes = 4 << 30
  /// Most bytes of addresses, which some runtimes reserve without using them.
  var addressSpaceBytes = 64 << 30
  /// Most seconds of a processor.
  var cpuSeconds = 600
  /// Most bytes of a file that it writes.
  var fileBytes = 1 << 30
  /// Most open files.
  var openFiles = 1024

  /// The limits in the order in which the keeper takes them.
  var words: [String] { [dataBytes, addressSpaceBytes, cpuSeconds, fileBytes, openFiles].map(String.init) }
}
