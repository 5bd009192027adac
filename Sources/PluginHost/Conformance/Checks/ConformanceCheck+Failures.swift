internal import AirData
internal import Foundation

extension ConformanceCheck {
  /// Feeds break in every way, and at night.
  static let malformed = ConformanceCheck(
    name: "malformed", title: "a malformed body is an error or is left out, and never a trap"
  ) { subject in await malformedFindings(subject) }

  private static func malformedFindings(_ subject: ConformanceSubject) async -> CheckFindings {
    var findings = CheckFindings()
    if subject.answered.isEmpty { findings.leaveOutTestcases() }
    let fed = subject.answered.filter(\.hasFeed)
    for testcase in fed {
      findings += await damageFindings(subject, testcase)
      findings += await refusalFindings(subject, testcase)
    }
    if let refusal = subject.hangs.refusal {
      findings.leaveOut("Damaged rows", since: refusal)
    } else if fed.isEmpty, !subject.answered.isEmpty {
      findings.leaveOut("Damaged answers", since: "no testcase with an answer holds a file of the feed")
    } else {
      findings.problems += await rowProblems(subject)
    }
    return findings
  }

  /// Tries all damages, a few side by side, until one makes the source crash or hang: the rest would do the same.
  private static func damageFindings(_ subject: ConformanceSubject, _ testcase: Testcase) async -> CheckFindings {
    var findings = CheckFindings()
    var rest = Damage.all[...]
    while !rest.isEmpty {
      let batch = rest.prefix(trialsSideBySide)
      rest = rest.dropFirst(batch.count)
      let outcomes = await batch.concurrentMap { damage in
        await Trial(subject: subject, testcase: testcase, damage: damage).run()
      }
      for (damage, outcome) in zip(batch, outcomes) {
        guard findings.counts(outcome, testcase.name) else { return findings }
        findings.problems += outcomeProblems(outcome, damage).map { "\(testcase.name), \(damage.text): \($0)" }
        if outcome.otherFailure != nil { return findings }
      }
    }
    return findings
  }

  private static let trialsSideBySide = 4

  /// What is wrong with what a source made of one damage.
  private static func outcomeProblems(_ outcome: TrialOutcome, _ damage: Damage) -> [String] {
    if let failure = outcome.otherFailure {
      return ["\(failure); catch it and end with an error of the kind malformed."]
    }
    if outcome.error != nil { return [outcome.errorFlaw].compactMap { $0 } }
    if damage.isTotal {
      return ["the source gives \(outcome.amount) instead of an error of the kind malformed."]
    }
    let flaws = outcome.readings.compactMap(\.flaw) + outcome.maps.compactMap(\.flaw)
    return flaws.isEmpty ? [] : ["a reading or map cannot be used: \(flaws[0])."]
  }

  /// Keys end up in logs, tickets and talks.
  static let secrets = ConformanceCheck(name: "secrets", title: "no key in any output") { subject in
    await secretFindings(subject)
  }

  private static func secretFindings(_ subject: ConformanceSubject) async -> CheckFindings {
    let names = subject.manifest.settings.filter { $0.kind == .secret }.map(\.name)
    guard !names.isEmpty else { return CheckFindings() }
    var findings = CheckFindings()
    for name in names where !subject.testcases.contains(where: { ($0.secrets[name]?.count ?? 0) >= minSecretLength }) {
      findings.problems.append(
        "No testcase has a value for the secret '\(name)': write one of \(minSecretLength) characters or more under "
          + "\"secrets\" in case.json.")
    }
    for testcase in subject.testcases where !testcase.secrets.isEmpty {
      var trials = [Trial(subject: subject, testcase: testcase)]
      trials += refusals.map { Trial(subject: subject, testcase: testcase, status: $0) }
      trials += [.empty, .webPage, .hugeNumbers].map { Trial(subject: subject, testcase: testcase, damage: $0) }
      for trial in trials {
        let outcome = await trial.run()
        guard findings.counts(outcome, testcase.name) else { continue }
        findings.problems += testcase.secrets.filter { outcome.shows($0.value) }.map {
          "\(testcase.name): the secret '\($0.key)' stands in what the source says: leave it out, and addresses' queries too."
        }
      }
    }
    return findings
  }

  /// Shorter ones stand in a text by chance.
  fileprivate static let minSecretLength = 8
}

extension Testcase {
  /// Whether there is something to break.
  fileprivate var hasFeed: Bool {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return files.contains { !Self.ownFiles.contains($0) }
  }
}

extension TrialOutcome {
  /// Whether a secret, or what the host puts in the place of one, stands in anything that the source says.
  fileprivate func shows(_ secret: String) -> Bool {
    guard secret.count >= ConformanceCheck.minSecretLength else { return false }
    let escaped = secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? secret
    var texts = debugLines + [error?.message ?? ""]
    for notice in notices { texts += [notice.code, notice.message] }
    for station in Set(readings.map(\.station) + others.map(\.station)) {
      texts += [station.id, station.name, station.credit?.attribution ?? "", station.credit?.licence ?? ""]
    }
    for map in maps { texts += [map.licence, map.attribution] }
    return texts.contains { $0.contains(secret) || $0.contains(escaped) || $0.contains(SecretMask.sign) }
  }
}
