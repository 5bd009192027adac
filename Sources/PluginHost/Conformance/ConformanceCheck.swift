/// One demand that every source must meet.
struct ConformanceCheck: Sendable {
  /// A bounded word, for programs.
  let name: String
  /// What holds of a source that passes.
  let title: String
  /// What is wrong, each in one sentence that says what to do; nothing for a source that passes.
  let problems: @Sendable (ConformanceSubject) async -> [String]

  /// All demands, in the order in which they are told.
  static let all = [
    uniqueID, manifest, settings, readme, sample, settingsFirst, testcases, query, times, conflicts, units, places,
    malformed,
    secrets,
  ]
}
