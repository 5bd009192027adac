/// What the conformance kit found out about one plugin.
package struct ConformanceReport: Sendable, Hashable {
  /// The outcome of one check.
  package struct Result: Sendable, Hashable {
    /// A bounded word, for programs.
    package let name: String
    /// What holds of a source that passes.
    package let title: String
    /// What is wrong, each in one sentence that says what to do.
    package let problems: [String]
    /// What could not be tried with the recorded answers, each in one sentence that says why.
    package let skipped: [String]
    /// Whether anything was tried: not where the source gives no answer to look at.
    package let isTried: Bool

    /// Whether something was tried and nothing is wrong.
    package var isPassed: Bool { problems.isEmpty && isTried }
  }

  /// Id of the source.
  package let id: String
  /// One result per check, in order.
  package let results: [Result]

  /// Whether every check is passed.
  package var isPassed: Bool { results.allSatisfy(\.isPassed) }
}
