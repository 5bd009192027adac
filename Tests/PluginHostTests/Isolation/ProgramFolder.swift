import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

/// A folder with programs of a test, which note their process ids in it.
struct ProgramFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A sound handshake of version 1.
  static func handshake(id: String = "trial", settings: String = "[]") -> String {
    """
    {"brisa_source":1,"manifest":{"id":"\(id)","name":"Trial","version":"1.0.0","summary":"For tests.",\
    "pollutants":["no2"],"licence":"CC0","attribution":"Nobody","cache":0,"settings":\(settings)}}
    """
  }

  /// A sound reading of the hour that tests ask for.
  static func reading(value: String = "5", station: String = "a") -> String {
    """
    {"reading":{"station":{"id":"\(station)","latitude":39.5,"longitude":-0.4},"pollutant":"no2","value":\(value),\
    "start":"2027-01-15T08:00:00Z","end":"2027-01-15T09:00:00Z"}}
    """
  }

  /// Writes a shell script; `say X` in it prints a line to standard output.
  @discardableResult
  func add(_ name: String, script: String) throws -> String {
    let prelude = "#!/bin/sh\necho $$ >>pids\nsay() { printf '%s\\n' \"$1\"; }\n"
    let path = try folder.write(prelude + script + "\n", as: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// A script that introduces itself, reads the question, and goes on with some lines.
  static func source(id: String = "trial", settings: String = "[]", _ answer: String) -> String {
    "say '\(handshake(id: id, settings: settings))'\nread -r question || exit 0\n\(answer)"
  }

  /// The process ids that programs have noted.
  var processes: [pid_t] {
    let text = (try? String(contentsOfFile: folder.path("pids"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Whether all noted processes end soon; killing takes the system a moment.
  func isQuiet() async throws -> Bool {
    for _ in 0..<500 {
      if processes.allSatisfy({ kill($0, 0) != 0 }) { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// The folder as a search path.
  var searchPath: PluginSearchPath { PluginSearchPath(folders: [.init(path: folder.url.path, isRequired: true)]) }

  /// How many times programs were started.
  var startCount: Int { processes.count }
}

/// Questions to sources in processes of their own.
struct Trial {
  static let hour = Date(timeIntervalSince1970: 1_800_000_000)
  static let query = ReadingQuery(
    box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
    interval: DateInterval(start: hour - 3600, duration: 7200))

  var registry = Registry()
  var problems: [PluginProblem] = []
  var clock: any WallClock = SystemClock()

  /// Registers the programs and libraries of a folder.
  init(_ folder: PluginSearchPath, isolation: Isolation = Self.patient) {
    problems = PluginHost.load(searchPath: folder, into: registry, isolation: isolation)
  }

  /// A policy without pauses, for machines that are busy with other tests.
  static var patient: Isolation {
    var isolation = Isolation()
    isolation.handshakeSeconds = 60
    isolation.checkSeconds = 60
    isolation.pause = { _ in }
    return isolation
  }

  /// Asks some sources side by side.
  func ask(
    _ ids: String..., settings: [String: SettingValue] = [:], deadline: Double = 60
  ) async -> [SourceAnswer] {
    await runner(deadline: deadline).ask(
      ids.map { SourceConfiguration(id: $0, settings: settings) }, for: Self.query, at: Self.hour)
  }

  func runner(deadline: Double = 60) -> SourceRunner {
    let environment = SourceEnvironment(
      http: NoNetwork(), clock: clock, cacheFolder: FileManager.default.temporaryDirectory, timeZone: .gmt)
    return SourceRunner(registry: registry, environment: environment, deadlineSeconds: deadline)
  }
}

/// A client without a network.
private struct NoNetwork: HTTPClient {
  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    throw .unavailable("There is no network.")
  }
}
