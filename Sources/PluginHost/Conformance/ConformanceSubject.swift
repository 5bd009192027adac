internal import AirData

/// A source while it is checked: what it says of itself, its folder, and a way to make it.
struct ConformanceSubject: Sendable {
  let folder: PluginProject
  let manifest: SourceManifest
  /// The other sources of the same plugin, which are not tried.
  let untried: [SourceManifest]
  /// The sources that are registered beside it.
  let others: [Registry.Entry]
  /// The recorded cases that can be read.
  let testcases: [Testcase]
  /// What is wrong with the others.
  let testcaseFaults: [String]
  /// Reads `sample.yml` as a part of a configuration.
  let readSample: @Sendable (_ path: String) throws(SourceError) -> [SourceConfiguration]
  /// The way to the network.
  let http: any HTTPClient
  /// Takes the whole log of a run that ended badly.
  let debug: @Sendable (String) -> Void
  /// Where it runs.
  let location: SourceLocation
  /// Most seconds that a trial may take.
  let trialSeconds: Double
  /// How often it has hung so far.
  let hangs = HangCount()
}
