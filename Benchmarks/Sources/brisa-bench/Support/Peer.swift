import Foundation

/// Another program, run as a process.
struct Peer {
  let executable: URL
  /// Its variables; nil for those of this process.
  var environment: [String: String]?
  /// Its working folder; nil for that of this process.
  var folder: URL?
  /// Where its standard error goes, which is shown when it fails; nil for that of this process.
  var log: URL?

  /// A program that is looked for on the PATH, nil when it is not there.
  static func onPath(_ name: String) -> Peer? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first(where: FileManager.default.isExecutableFile).map { Peer(executable: URL(filePath: $0)) }
  }

  /// The Python of the environment that BRISA_BENCH_PEERS names, nil when there is none; `Benchmarks/peers` makes one.
  static func python() -> Peer? {
    guard let folder = ProcessInfo.processInfo.environment["BRISA_BENCH_PEERS"] else { return nil }
    let path = URL(filePath: folder).appending(path: "bin/python")
    return FileManager.default.isExecutableFile(atPath: path.path) ? Peer(executable: path) : nil
  }

  /// The plain `python3` of the PATH, for scripts that need no packages.
  static func plainPython() -> Peer? { onPath("python3") }

  /// A script of `Benchmarks/Peers`.
  static func script(_ name: String) -> String { BenchFolder.package.appending(path: "Peers/\(name)").path }

  /// Runs the program to its end.
  ///
  /// - Returns: What it wrote to standard output.
  /// - Throws: ``BenchError`` when it fails.
  @discardableResult
  func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    if let log { process.standardError = try Self.emptied(log) }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = log.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.split(separator: "\n").last ?? ""
      throw BenchError("\(executable.lastPathComponent) failed with status \(process.terminationStatus). \(said)")
    }
    return data
  }
}

extension Peer {
  private static func emptied(_ log: URL) throws -> FileHandle {
    try Data().write(to: log)
    return try FileHandle(forWritingTo: log)
  }
}

/// Why a benchmark cannot go on.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
