internal import AirData
internal import Foundation
internal import Synchronization

/// Asks a program what sources it has: runs it up to its handshake.
enum ProgramManifests {
  /// The manifests behind a door.
  /// - Throws: ``PluginProblem``.
  static func ask(_ door: ProgramEndpoint, _ isolation: Isolation) throws(PluginProblem) -> [SourceManifest] {
    let seconds = isolation.handshakeSeconds
    var heard: Result<[SourceManifest], PluginProblem>?
    var run = ProgramRun(door.launch, seconds: seconds, bell: WakeupPipe(), debug: isolation.debug)
    let result = run.run { line in
      heard = Result { () throws(PluginProblem) in try handshake(line, door).manifests }
      return .complete
    }
    if let heard { return try heard.get() }
    throw problem(result, door, seconds: seconds)
  }

  /// Asks several doors side by side, but those whose answer is kept.
  /// - Returns: One result per door, in their order.
  static func ask(_ doors: [ProgramEndpoint], _ isolation: Isolation) -> [Result<[SourceManifest], PluginProblem>] {
    let results = Mutex<[Int: Result<[SourceManifest], PluginProblem>]>([:])
    // Threads of their own, since each waits and there may be few processors.
    let group = DispatchGroup()
    for (index, door) in doors.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let result = Result { () throws(PluginProblem) in
          guard let cache = isolation.manifestCache else { return try ask(door, isolation) }
          return try cache.manifests(of: door) { () throws(PluginProblem) in
            try ask(door, isolation)
          }
        }
        results.withLock { $0[index] = result }
        group.leave()
      }
    }
    group.wait()
    return results.withLock { results in doors.indices.compactMap { results[$0] } }
  }

  /// What the first line of a program says.
  static func handshake(
    _ line: ArraySlice<UInt8>, _ door: ProgramEndpoint
  ) throws(PluginProblem) -> (manifests: [SourceManifest], version: Int) {
    let first: FirstLine
    do {
      first = try FirstLine(line)
    } catch {
      throw .noHandshake(door.file, line: line, fault: error)
    }
    switch first {
    case .manifests(let manifests, let version): return (manifests, version)
    case .otherVersion(let version): throw .otherProtocol(door.file, version: version)
    case .error(let error):
      let text = PlainText.clean(error.message, mostCharacters: 500)
      if let code = PluginProblem.Code(rawValue: error.kind) { throw PluginProblem(code, door.file, text) }
      throw PluginProblem(.saysError, door.file, "'\(door.file)' says that it cannot work: \(text)")
    }
  }

  private static func problem(_ result: ProgramResult, _ door: ProgramEndpoint, seconds: Double) -> PluginProblem {
    let words = result.lastWords.isEmpty ? "" : "; the last line of its log: \(result.lastWords)"
    switch result.end {
    case .exited(status: 0):
      return PluginProblem(.noHandshake, door.file, "'\(door.file)' ended without a handshake line\(words).")
    case .outOfTime:
      return PluginProblem(
        .tooSlow, door.file,
        "'\(door.file)' wrote no handshake line within \(seconds) seconds: print it before anything else\(words).")
    case .notStarted: return PluginProblem(.cannotRun, door.file, door.sentence(result, seconds: seconds))
    case .tooMuch: return PluginProblem(.noHandshake, door.file, door.sentence(result, seconds: seconds))
    default: return PluginProblem(.crashed, door.file, door.sentence(result, seconds: seconds))
    }
  }
}
