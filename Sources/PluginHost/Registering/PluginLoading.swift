internal import AirData
internal import Foundation

/// Registers the sources of some files, each in the host or in a process of its own.
struct PluginLoading {
  let registry: Registry
  let isolation: Isolation

  /// What becomes of a file.
  private enum Plan {
    /// Its library is opened here.
    case open
    /// It is asked at this endpoint.
    case ask(ProgramEndpoint)
    /// It is left out.
    case refuse(PluginProblem)
  }

  /// Registers the sources of some files in their order, so that of two with one id the later is the conflict.
  /// - Returns: What was left out, and why.
  func load(_ candidates: [PluginCandidate]) -> [PluginProblem] {
    let plans = candidates.map { plan($0) }
    let endpoints = plans.compactMap { if case .ask(let endpoint) = $0 { endpoint } else { nil } }
    var answers = ProgramManifests.ask(endpoints, isolation)[...]
    return zip(candidates, plans).compactMap { candidate, plan in
      do throws(PluginProblem) {
        switch plan {
        case .open: try open(candidate.path)
        case .refuse(let problem): throw problem
        case .ask(let endpoint):
          if let answer = answers.popFirst() { try register(answer.get(), endpoint, candidate) }
        }
        return nil
      } catch {
        return error
      }
    }
  }

  /// Registers the wanted sources, for which no more files are opened or asked than they need.
  ///
  /// A file called after a wanted source has it, also where it does not work just now. Only where a source is still not
  /// found, since one file may bring several, all others are opened or asked too: one of them may have what a file that
  /// is refused does not bring, and whoever looks for the source learns what else there is.
  /// - Returns: What was left out, and why.
  func load(_ candidates: [PluginCandidate], wanted: Set<String>) -> [PluginProblem] {
    let isFirst = { (candidate: PluginCandidate) in candidate.namedID.map(wanted.contains) == true }
    let first = candidates.filter(isFirst)
    let problems = load(first)
    let failed = Set(problems.filter { FailingSources.passing.contains($0.code) }.map(\.path))
    let broken = Set(first.filter { failed.contains($0.path) || failed.contains($0.realPath) }.compactMap(\.namedID))
    let isFound = { (id: String) in broken.contains(id) || registry.entry(id) != nil }
    return wanted.allSatisfy(isFound) ? problems : problems + load(candidates.filter { !isFirst($0) })
  }

  private func isOpenedHere(_ candidate: PluginCandidate) -> Bool {
    candidate.kind == .library && isolation.opensInHost(candidate.realPath)
  }

  private func plan(_ candidate: PluginCandidate) -> Plan {
    switch candidate.kind {
    case .program: return .ask(isolation.endpoint(ofProgram: candidate.realPath))
    case .library:
      if isOpenedHere(candidate) { return .open }
      do throws(PluginProblem) {
        try PluginHost.checkStamp(ofFile: candidate.path)
        return .ask(isolation.endpoint(ofLibrary: candidate.realPath))
      } catch {
        return .refuse(error)
      }
    }
  }

  /// Registers what a process of its own has listed; a library that is wanted in the host is opened here after all.
  private func register(
    _ manifests: [SourceManifest], _ endpoint: ProgramEndpoint, _ candidate: PluginCandidate
  ) throws(PluginProblem) {
    if candidate.kind == .library, manifests.contains(where: { isolation.modes[$0.id] == .host }) {
      return try PluginHost.load(file: candidate.path, into: registry)
    }
    for manifest in manifests { registry.add(.isolated(manifest, endpoint, isolation)) }
  }

  /// Opens a library that came with the program; what is to run apart is registered as such.
  private func open(_ path: String) throws(PluginProblem) {
    guard isolation.modes.values.contains(.process) else { return try PluginHost.load(file: path, into: registry) }
    let own = Registry()
    try PluginHost.load(file: path, into: own)
    for entry in own.entries {
      let isApart = isolation.modes[entry.manifest.id] == .process
      registry.add(isApart ? .isolated(entry.manifest, isolation.endpoint(ofLibrary: entry.file), isolation) : entry)
    }
  }
}
