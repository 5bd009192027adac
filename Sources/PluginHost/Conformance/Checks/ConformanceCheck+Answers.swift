internal import AirData

extension ConformanceCheck {
  static let testcases = ConformanceCheck(
    name: "testcases", title: "every recorded case gives what is expected"
  ) { subject in await testcaseFindings(subject) }

  private static func testcaseFindings(_ subject: ConformanceSubject) async -> CheckFindings {
    var findings = CheckFindings(problems: subject.testcaseFaults)
    if subject.testcases.isEmpty && findings.problems.isEmpty {
      findings.problems.append(
        "There is no testcase: record an answer of the feed in testcases/NAME, see docs/plugins.md.")
    } else if findings.problems.isEmpty
      && subject.testcases.allSatisfy({ $0.expected.isEmpty })
    {
      findings.problems.append("No testcase expects a reading: record an answer that has some.")
    }
    for testcase in subject.testcases {
      let outcome = await Trial(subject: subject, testcase: testcase).run()
      guard findings.counts(outcome, testcase.name) else { continue }
      findings.problems += testcase.expected.differences(outcome).map { "\(testcase.name): \($0)." }
    }
    return findings
  }

  /// A source that gives more than is asked lets the host throw away what it has fetched.
  static let query = ConformanceCheck(
    name: "query", title: "a source gives what is asked and nothing else"
  ) { subject in
    await subject.manifest.providesMaps ? strayMaps(subject) : strayReadings(subject)
  }

  private static func strayReadings(_ subject: ConformanceSubject) async -> CheckFindings {
    await subject.eachAnswer { testcase, readings in
      var findings = CheckFindings(
        problems: readings.flatMap { strayProblems($0, testcase.query, subject.manifest) })
      guard let first = readings.first else { return findings }
      let alone = ReadingQuery(
        box: testcase.query.box, interval: testcase.query.interval, pollutants: [first.pollutant])
      let outcome = await Trial(subject: subject, testcase: testcase, query: alone).run()
      if outcome.hasMisses || outcome.isUntried {
        findings.skip("asked for \(first.pollutant.rawValue) alone", outcome)
      } else {
        findings.problems += outcome.readings.flatMap { strayProblems($0, alone, subject.manifest) }
        if let failure = outcome.failure {
          findings.problems.append("asked for \(first.pollutant.rawValue) alone, \(failure).")
        }
      }
      return findings
    }
  }

  private static func strayProblems(_ reading: Reading, _ query: ReadingQuery, _ manifest: SourceManifest) -> [String] {
    var problems: [String] = []
    if reading.sourceID != manifest.id { problems.append("a reading names the source '\(reading.sourceID)'.") }
    if !manifest.pollutants.contains(reading.pollutant) {
      problems.append("the manifest does not list \(reading.pollutant.rawValue), which the source gives.")
    }
    if !query.pollutants.contains(reading.pollutant) {
      let word = reading.pollutant.rawValue
      problems.append("\(word) is given without being asked for: leave out what the question does not name.")
    }
    return problems
  }
}

extension ExpectedAnswer {
  /// Whether nothing is expected but notices or an error.
  fileprivate var isEmpty: Bool { readings.isEmpty && winds.isEmpty && maps.isEmpty }
}

extension ConformanceSubject {
  /// The testcases that should have an answer.
  var answered: [Testcase] { testcases.filter { $0.expected.error == nil } }

  /// Asks every testcase that should have an answer, and collects what is found out about the readings.
  func eachAnswer(_ findings: (Testcase, [Reading]) async -> CheckFindings) async -> CheckFindings {
    await eachOutcome { await findings($0, $1.readings) }
  }

  /// Asks every testcase that should have an answer, and collects what is found out about each outcome.
  func eachOutcome(_ findings: (Testcase, TrialOutcome) async -> CheckFindings) async -> CheckFindings {
    var found = CheckFindings()
    if answered.isEmpty { found.leaveOutTestcases() }
    for testcase in answered {
      let outcome = await Trial(subject: self, testcase: testcase).run()
      guard found.countsAnswer(outcome, testcase.name) else { continue }
      found += await findings(testcase, outcome).about(testcase)
    }
    return found
  }
}
