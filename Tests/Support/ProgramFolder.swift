internal import Foundation

/// A folder with programs of a test, which note their process ids in it.
package struct ProgramFolder: Sendable {
  /// Where they are.
  package let folder: TemporaryFolder

  /// Makes an empty folder.
  /// - Throws: an error when it cannot be made.
  package init() throws {
    folder = try TemporaryFolder()
  }

  /// A sound handshake of version 1.
  package static func handshake(id: String = "trial", settings: String = "[]") -> String {
    """
    {"brisa_source":1,"manifest":{"id":"\(id)","name":"Trial","version":"1.0.0","summary":"For tests.",\
    "pollutants":["no2"],"licence":"CC0","attribution":"Nobody","cache":0,"settings":\(settings)}}
    """
  }

  /// A sound handshake of version 1 of a program with several sources.
  package static func handshake(ids: [String]) -> String {
    let manifests = ids.map { id in
      handshake(id: id).replacing("{\"brisa_source\":1,\"manifest\":", with: "").dropLast()
    }
    return "{\"brisa_source\":1,\"manifests\":[\(manifests.joined(separator: ","))]}"
  }

  /// A sound reading of the hour that tests ask for.
  package static func reading(value: String = "5", station: String = "a") -> String {
    """
    {"reading":{"station":{"id":"\(station)","latitude":39.5,"longitude":-0.4},"pollutant":"no2","value":\(value),\
    "start":"2027-01-15T08:00:00Z","end":"2027-01-15T09:00:00Z"}}
    """
  }

  /// Writes a shell script and returns its path; `say X` in it prints a line to standard output.
  /// - Throws: an error when it cannot be written.
  @discardableResult
  package func add(_ name: String, script: String) throws -> String {
    let prelude = "#!/bin/sh\necho $$ >>pids\nsay() { printf '%s\\n' \"$1\"; }\n"
    let path = try folder.write(prelude + script + "\n", as: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// A script that introduces itself, reads the question, and writes some lines.
  package static func source(id: String = "trial", settings: String = "[]", _ answer: String) -> String {
    "say '\(handshake(id: id, settings: settings))'\nread -r question || exit 0\n\(answer)"
  }

  /// The process ids that programs have noted.
  package var processes: [Int32] {
    let text = (try? String(contentsOfFile: folder.path("pids"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Int32($0) }
  }

  /// Whether all noted processes end within a minute; killing takes the system a moment, and longer when it is busy.
  /// - Throws: an error when the test is cancelled.
  package func isQuiet() async throws -> Bool {
    for _ in 0..<3000 {
      if processes.allSatisfy({ kill($0, 0) != 0 }) { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// How many times programs were started.
  package var startCount: Int { processes.count }
}
