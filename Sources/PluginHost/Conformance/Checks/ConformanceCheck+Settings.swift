internal import AirData

extension ConformanceCheck {
  static let sample = ConformanceCheck(name: "sample", title: "sample.yml is an entry of a configuration that works") {
    subject in await sampleFindings(subject)
  }

  private static func sampleFindings(_ subject: ConformanceSubject) async -> CheckFindings {
    let id = subject.manifest.id
    let entries: [SourceConfiguration]
    do throws(SourceError) {
      entries = try subject.readSample("\(subject.folder.path)/sample.yml").filter { $0.id == id }
    } catch {
      return CheckFindings(problems: ["sample.yml must be a list of entries for sources: \(error.message)"])
    }
    guard !entries.isEmpty else {
      return CheckFindings(problems: ["sample.yml has no entry with 'id: \(id)': add one that can be copied."])
    }
    var findings = CheckFindings()
    for entry in entries {
      let trial = Trial(subject: subject, testcase: Testcase(blank: entry.settings), isOnlyMade: true)
      let outcome = await trial.run()
      guard findings.counts(outcome, "sample.yml"), let failure = outcome.failure else { continue }
      findings.problems.append("The settings in sample.yml do not work: \(failure).")
    }
    return findings
  }

  /// A wrong configuration must be reported at once, before a feed is asked in vain.
  static let settingsFirst = ConformanceCheck(
    name: "settings-first", title: "settings are checked before any network"
  ) { subject in await settingFindings(subject) }

  private static func settingFindings(_ subject: ConformanceSubject) async -> CheckFindings {
    var findings = CheckFindings()
    for testcase in subject.testcases {
      let made = await Trial(subject: subject, testcase: testcase, isOnlyMade: true).run()
      guard findings.counts(made, testcase.name) else { continue }
      findings.problems += made.networkProblems("\(testcase.name): with good settings")
      if let failure = made.failure {
        findings.problems.append("\(testcase.name): \(failure), though its settings should be good.")
      }
    }
    guard let testcase = subject.testcases.first else {
      findings.leaveOutTestcases()
      return findings
    }
    for (name, value, what) in wrongSettings(subject.manifest) {
      let outcome = await Trial(
        subject: subject, testcase: testcase, settings: [name: value], isOnlyMade: true
      ).run()
      guard findings.counts(outcome, what) else { continue }
      findings.problems += outcome.networkProblems("With \(what)")
      if outcome.otherFailure != nil || outcome.error == nil {
        let found = outcome.otherFailure ?? "the source takes it"
        findings.problems.append(
          "\(what) must be refused with an error of the kind setting before anything is asked, but \(found).")
      }
    }
    return findings
  }

  /// Settings that no source may take: an unknown one, one of the wrong type each, and an address that is none.
  private static func wrongSettings(_ manifest: SourceManifest) -> [(name: String, value: SettingValue, what: String)] {
    var wrong: [(String, SettingValue, String)] = [("no_such_setting", "1", "An unknown setting")]
    for spec in manifest.settings {
      wrong.append((spec.name, spec.kind == .boolean ? "perhaps" : true, "A wrong type for the setting '\(spec.name)'"))
    }
    if manifest.settings.contains(where: { $0.name == "url" && $0.kind == .text }) {
      wrong.append(("url", "no address", "The address 'no address' in the setting 'url'"))
    }
    return wrong
  }
}

extension TrialOutcome {
  /// What is wrong when a source that was only made has been on the network.
  fileprivate func networkProblems(_ condition: String) -> [String] {
    guard requestCount > 0 || !outside.isEmpty else { return [] }
    return ["\(condition) the source asks its feed before it is asked itself: let only readings(for:) use the network."]
  }
}
