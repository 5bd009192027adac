internal import AirData
internal import Foundation
internal import Synchronization

/// Asks a program what sources it has: runs it up to its handshake.
enum ProgramManifests {
  /// The manifests of an endpoint.
  /// - Throws: ``PluginProblem``.
  static func ask(_ endpoint: ProgramEndpoint, _ isolation: Isolation) throws(PluginProblem) -> [SourceManifest] {
    let seconds = isolation.handshakeSeconds
    var heard: Result<[SourceManifest], PluginProblem>?
    var run = ProgramRun(endpoint.launch, seconds: seconds, wakeup: WakeupPipe(), debug: isolation.debug)
    let result = run.run { line in
      heard = Result { () throws(PluginProblem) in try handshake(line, endpoint).manifests }
      return .complete
    }
    if let heard { return try heard.get() }
    throw problem(result, endpoint, seconds: seconds)
  }

  /// Asks several endpoints side by side, but those whose answer is kept.
  /// - Returns: One result per endpoint, in their order.
  static func ask(_ endpoints: [ProgramEndpoint], _ isolation: Isolation) -> [Result<[SourceManifest], PluginProblem>] {
    let results = Mutex<[Int: Result<[SourceManifest], PluginProblem>]>([:])
    // Threads of their own, since each waits and there may be few processors.
    let group = DispatchGroup()
    for (index, endpoint) in endpoints.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let result = Result { () throws(PluginProblem) in
          guard let cache = isolation.manifestCache else { return try ask(endpoint, isolation) }
          return try cache.manifests(of: endpoint) { () throws(PluginProblem) in
            try ask(endpoint, isolation)
          }
        }
        results.withLock { $0[index] = result }
        group.leave()
      }
    }
    group.wait()
    return results.withLock { results in endpoints.indices.compactMap { results[$0] } }
  }

  /// What the first line of a program says.
  static func handshake(
    _ line: ArraySlice<UInt8>, _ endpoint: ProgramEndpoint
  ) throws(PluginProblem) -> (manifests: [SourceManifest], version: Int) {
    let first: FirstLine
    do {
      first = try FirstLine(line)
    } catch {
      throw .noHandshake(endpoint.file, line: line, fault: error)
    }
    switch first {
    case .manifests(let manifests, let version): return (manifests, version)
    case .otherVersion(let version): throw .otherProtocol(endpoint.file, version: version)
    case .error(let error):
      let text = PlainText.clean(error.message, maxCharacters: 500)
      if let code = PluginProblem.Code(rawValue: error.kind) { throw PluginProblem(code, endpoint.file, text) }
      throw PluginProblem(.saysError, endpoint.file, "'\(endpoint.file)' says that it cannot work: \(text)")
    }
  }

  private static func problem(_ result: ProgramResult, _ endpoint: ProgramEndpoint, seconds: Double) -> PluginProblem {
    let words = result.logWords
    switch result.end {
    case .exited(status: 0):
      return PluginProblem(.noHandshake, endpoint.file, "'\(endpoint.file)' ended without a handshake line\(words).")
    case .outOfTime:
      return PluginProblem(
        .tooSlow, endpoint.file,
        "'\(endpoint.file)' wrote no handshake line within \(seconds) seconds: print it before anything else\(words).")
    case .notStarted: return PluginProblem(.cannotRun, endpoint.file, endpoint.sentence(result, seconds: seconds))
    case .tooMuch: return PluginProblem(.noHandshake, endpoint.file, endpoint.sentence(result, seconds: seconds))
    default: return PluginProblem(.crashed, endpoint.file, endpoint.sentence(result, seconds: seconds))
    }
  }
}
