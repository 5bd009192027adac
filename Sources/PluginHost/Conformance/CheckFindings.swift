/// What a check has found.
struct CheckFindings: Sendable {
  /// What is wrong, each in one sentence that says what to do.
  var problems: [String]
  /// What could not be tried, each in one sentence that says why; no fault of the source.
  var skipped: [String] = []
  /// Trials that there is something to say of.
  private var triedCount = 0
  /// Trials that there is nothing to say of.
  private var untriedCount = 0

  /// Whether anything was tried of what could be.
  var isTried: Bool { triedCount > 0 || untriedCount == 0 }

  /// Creates findings.
  init(problems: [String] = [], skipped: [String] = []) {
    (self.problems, self.skipped) = (problems, skipped)
  }

  /// Adds what another one has found.
  static func += (left: inout CheckFindings, right: CheckFindings) {
    left.problems += right.problems
    left.skipped += right.skipped
    left.triedCount += right.triedCount
    left.untriedCount += right.untriedCount
  }

  /// These findings, said of a testcase.
  func about(_ testcase: Testcase) -> CheckFindings {
    var findings = self
    findings.problems = problems.map { "\(testcase.name): \($0)" }
    findings.skipped = skipped.map { "\(testcase.name): \($0)" }
    return findings
  }

  /// Notes that another question than the recorded one has no recorded answer, or that it was not asked.
  /// - Parameters:
  ///   - question: What was asked, as the beginning of a sentence.
  ///   - outcome: What came of it.
  mutating func skip(_ question: String, _ outcome: TrialOutcome) {
    guard !outcome.isUntried else { return skipped.append(Self.untried(question, outcome.failure)) }
    let asked = outcome.firstMiss.map { "'\($0)'" } ?? "another address"
    skipped.append(
      "\(question), the source asks for \(asked), which no response in case.json answers: nothing was tried.")
  }

  /// Counts a trial; notes one that was not made.
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - trial: What was tried, as the beginning of a sentence.
  /// - Returns: Whether it was made.
  mutating func counts(_ outcome: TrialOutcome, _ trial: String) -> Bool {
    if outcome.isUntried {
      leaveOut(trial, since: outcome.failure)
    } else {
      triedCount += 1
    }
    return !outcome.isUntried
  }

  /// Counts a trial whose answer is to be looked at; notes one that has none.
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - trial: What was tried, as the beginning of a sentence.
  /// - Returns: Whether there is an answer.
  mutating func countsAnswer(_ outcome: TrialOutcome, _ trial: String) -> Bool {
    guard outcome.failure != nil else { return counts(outcome, trial) }
    leaveOut(trial, since: outcome.failure)
    return false
  }

  /// Notes a trial that there is nothing to say of.
  /// - Parameters:
  ///   - trial: What should have been tried, as the beginning of a sentence.
  ///   - reason: Why it was not, as the end of one.
  mutating func leaveOut(_ trial: String, since reason: String?) {
    untriedCount += 1
    skipped.append(Self.untried(trial, reason))
  }

  /// Notes that there is no testcase to try anything with.
  mutating func leaveOutTestcases() {
    leaveOut("Testcases", since: "there is none with an answer")
  }

  private static func untried(_ trial: String, _ reason: String?) -> String {
    "\(trial): nothing was tried, since \(reason ?? "there is no answer")."
  }
}
