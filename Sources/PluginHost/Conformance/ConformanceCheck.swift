/// One check that every source must pass.
struct ConformanceCheck: Sendable {
  /// A bounded word, for programs.
  let name: String
  /// What holds of a source that passes.
  let title: String
  /// What is wrong, and what could not be tried; nothing is wrong with a source that passes.
  let findings: @Sendable (ConformanceSubject) async -> CheckFindings

  /// A check that tries all that it is about.
  init(name: String, title: String, problems: @escaping @Sendable (ConformanceSubject) async -> [String]) {
    self.init(name: name, title: title, findings: { CheckFindings(problems: await problems($0)) })
  }

  /// A check that may have to leave out some of what it is about.
  init(name: String, title: String, findings: @escaping @Sendable (ConformanceSubject) async -> CheckFindings) {
    (self.name, self.title, self.findings) = (name, title, findings)
  }

  /// All checks, in the order in which they are reported.
  static let all = [
    uniqueID, manifest, settings, readme, sample, settingsFirst, testcases, query, times, conflicts, units, places,
    malformed,
    secrets,
  ]
}
