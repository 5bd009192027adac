internal import AirData

extension ConformanceCheck {
  /// Statuses with which a feed refuses: a wrong key, nothing there, asked too often, a fault of its own.
  static let refusals = [401, 404, 429, 500]
  /// Those of which no answer can be made: to some feeds 404 means that there is nothing to tell.
  private static let totalRefusals: Set = [401, 500]

  /// What is wrong with a source that cannot bear a feed which refuses whatever it is asked.
  static func refusalFindings(_ subject: ConformanceSubject, _ testcase: Testcase) async -> CheckFindings {
    var findings = CheckFindings()
    guard !testcase.responses.isEmpty else { return findings }
    let outcomes = await refusals.concurrentMap { status in
      await Trial(subject: subject, testcase: testcase, status: status).run()
    }
    for (status, outcome) in zip(refusals, outcomes) {
      guard findings.counts(outcome, testcase.name) else { return findings }
      guard let problem = problem(outcome, status: status) else { continue }
      findings.problems.append("\(testcase.name), status \(status) from the feed: \(problem)")
    }
    return findings
  }

  private static func problem(_ outcome: TrialOutcome, status: Int) -> String? {
    if let failure = outcome.otherFailure {
      return "\(failure); catch it and end with an error of the kind unavailable."
    }
    if outcome.error != nil { return outcome.errorFlaw }
    // What needs no feed may be given all the same.
    let isEmpty =
      outcome.readings.isEmpty && outcome.others.isEmpty && outcome.winds.isEmpty && outcome.maps.isEmpty
    guard totalRefusals.contains(status), outcome.requestCount > 0, isEmpty else { return nil }
    return "the source gives \(outcome.amount) instead of an error of the kind unavailable."
  }
}
