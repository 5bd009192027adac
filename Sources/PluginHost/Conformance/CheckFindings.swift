/// What a check has found.
struct CheckFindings: Sendable {
  /// What is wrong, each in one sentence that says what to do.
  var problems: [String]
  /// What could not be tried, each in one sentence that says why; no fault of the source.
  var skipped: [String] = []

  /// Creates findings.
  init(problems: [String] = [], skipped: [String] = []) {
    (self.problems, self.skipped) = (problems, skipped)
  }

  /// Adds what another one has found.
  static func += (left: inout CheckFindings, right: CheckFindings) {
    left.problems += right.problems
    left.skipped += right.skipped
  }

  /// These findings, said of a testcase.
  func about(_ testcase: Testcase) -> CheckFindings {
    CheckFindings(
      problems: problems.map { "\(testcase.name): \($0)" }, skipped: skipped.map { "\(testcase.name): \($0)" })
  }

  /// Notes that another question than the recorded one has no recorded answer.
  /// - Parameters:
  ///   - question: What was asked, as the beginning of a sentence.
  ///   - outcome: What came of it.
  mutating func skip(_ question: String, _ outcome: TrialOutcome) {
    let asked = outcome.firstMiss.map { "'\($0)'" } ?? "another address"
    skipped.append(
      "\(question), the source asks for \(asked), which no response in case.json answers: nothing was tried.")
  }
}
