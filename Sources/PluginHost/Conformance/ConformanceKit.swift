package import AirData
internal import Foundation

/// What every source must hold, checked: the same for the bundled sources and for anybody's own.
package struct ConformanceKit: Sendable {
  /// The names of all checks, in order.
  package static var checkNames: [String] { ConformanceCheck.all.map(\.name) }

  private let http: any HTTPClient
  private let names: Set<String>
  private let trialSeconds: Double
  private let readSample: @Sendable (_ path: String) throws(SourceError) -> [SourceConfiguration]

  /// Creates the kit.
  /// - Parameters:
  ///   - names: Names of the only checks to run; all when there are none.
  ///   - http: The way to the servers that play the feeds; the real client.
  ///   - trialSeconds: Most seconds that a source may take for one answer.
  ///   - readSample: Reads a `sample.yml` as the `sources:` of a configuration; throws ``SourceError/malformed(_:)``.
  package init(
    only names: Set<String> = [], http: any HTTPClient, trialSeconds: Double = 20,
    readSample: @escaping @Sendable (_ path: String) throws(SourceError) -> [SourceConfiguration]
  ) {
    self.names = names
    self.http = http
    self.trialSeconds = trialSeconds
    self.readSample = readSample
  }

  /// Checks a built plugin in a process of its own, which may crash and hang.
  ///
  /// Of several sources the one that is named like the file is tried; of the others the ids alone are looked at.
  /// - Parameters:
  ///   - folder: Its folder.
  ///   - others: The sources that are registered beside it.
  ///   - isolation: How processes are started.
  /// - Returns: One result per check.
  /// - Throws: ``PluginProjectError`` when there is no source to check.
  package func check(
    _ folder: PluginProject, others: [Registry.Entry], isolation: Isolation = Isolation()
  ) async throws(PluginProjectError) -> ConformanceReport {
    let endpoint = try folder.endpoint(isolation)
    let manifests = try folder.manifests(endpoint, isolation)
    return await check(
      folder, as: manifests, others: others.filter { $0.file != endpoint.file }, at: .process(endpoint, isolation),
      debug: isolation.debug)
  }

  /// Checks a source of this process, which ends with a source that traps.
  package func check(_ folder: PluginProject, entry: Registry.Entry, others: [Registry.Entry]) async
    -> ConformanceReport
  {
    let manifests = PluginManifests(main: entry.manifest, others: [])
    return await check(folder, as: manifests, others: others, at: .host(entry), debug: { _ in })
  }

  private func check(
    _ folder: PluginProject, as manifests: PluginManifests, others: [Registry.Entry], at location: SourceLocation,
    debug: @escaping @Sendable (String) -> Void
  ) async -> ConformanceReport {
    let recorded = Testcase.all(in: folder)
    let subject = ConformanceSubject(
      folder: folder, manifest: manifests.main, untried: manifests.others, others: others,
      testcases: recorded.cases, testcaseFaults: recorded.faults, readSample: readSample, http: http,
      debug: debug, location: location, trialSeconds: trialSeconds)
    var results: [ConformanceReport.Result] = []
    for check in ConformanceCheck.all where names.isEmpty || names.contains(check.name) {
      let findings = await check.findings(subject)
      results.append(
        ConformanceReport.Result(
          name: check.name, title: check.title, problems: Self.unique(findings.problems),
          skipped: Self.unique(findings.skipped), isTried: findings.isTried))
    }
    return ConformanceReport(id: manifests.main.id, results: results)
  }

  /// Each sentence once, and no more than anybody reads.
  private static func unique(_ sentences: [String]) -> [String] {
    var seen: Set<String> = []
    let different = sentences.filter { seen.insert($0).inserted }
    guard different.count > maxProblems else { return different }
    return different.prefix(maxProblems) + ["There are \(different.count - maxProblems) more of this kind."]
  }

  private static let maxProblems = 8
}
