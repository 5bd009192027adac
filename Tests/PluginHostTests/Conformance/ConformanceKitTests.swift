import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("The checks of a plugin")
struct ConformanceKitTests {
  @Test("look at the id of each of its sources, and say which are not tried")
  func severalSources() async throws {
    let others = try ProgramFolder()
    try others.add("brisa-source-taken", script: ProgramFolder.source(id: "taken", ""))
    let registered = Trial(others.searchPath).registry.entries
    let plugin = try TemporaryFolder()
    let handshake = ProgramFolder.handshake(ids: ["pair-b", "pair", "taken"])
    let program = try plugin.write("#!/bin/sh\nprintf '%s\\n' '\(handshake)'\n", as: "brisa-source-pair")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)

    let kit = ConformanceKit(only: ["unique-id"], http: NoNetwork()) { _ in [] }
    let report = try await kit.check(
      try PluginProject(plugin.url.path), others: registered, isolation: Trial.patient)
    #expect(report.id == "pair")
    let file = try #require(registered.first?.file)
    #expect(report.results.map(\.problems) == [["The id 'taken' is taken by '\(file)': choose another."]])
    #expect(
      report.results.map(\.skipped) == [
        ["pair-b", "taken"].map {
          "The source '\($0)' of the same plugin is not tried: nothing but its id is looked at."
        }
      ])
  }

  @Test("give up a source that has hung twice, and say what they have not tried", .timeLimit(.minutes(1)))
  func hanging() async throws {
    let plugin = try ProgramFolder()
    try plugin.add("brisa-source-mire", script: ProgramFolder.source(id: "mire", "exec sleep 600"))
    let testcase = plugin.folder.path("testcases/one")
    try FileManager.default.createDirectory(atPath: testcase, withIntermediateDirectories: true)
    try plugin.folder.write(
      """
      {"timeZone": "UTC",
       "query": {"box": [-1, 39, 0, 40], "start": "2027-01-15T08:00:00Z", "end": "2027-01-15T09:00:00Z"}}
      """, as: "testcases/one/case.json")
    try plugin.folder.write("{}", as: "testcases/one/expected.json")

    let names = ["testcases", "query", "units", "malformed"]
    let kit = ConformanceKit(only: Set(names), http: NoNetwork(), trialSeconds: 2) { _ in [] }
    let report = try await kit.check(
      try PluginProject(plugin.folder.url.path), others: [], isolation: Trial.patient)
    #expect(report.results.map(\.name) == names)
    #expect(report.results.map(\.isTried) == [true, false, false, false])
    #expect(report.results.allSatisfy { !$0.isPassed })
    #expect(report.results[0].problems.last?.hasPrefix("testcases/one: the source hangs, without an answer in") == true)
    let reasons = report.results.dropFirst().map { $0.skipped.joined() }
    #expect(reasons[0].hasPrefix("testcases/one: nothing was tried, since the source hangs, without an answer in"))
    let refusal = "nothing was tried, since the source has hung 2 times and is not asked any more."
    #expect(reasons.dropFirst() == ["testcases/one: \(refusal)", "Damaged rows: \(refusal)"])
    // Once for the manifest, and twice in vain.
    #expect(plugin.startCount == 3)
  }

  @Test("pass nothing that takes a testcase where there is none")
  func withoutTestcases() async throws {
    let plugin = try ProgramFolder()
    try plugin.add("brisa-source-bare", script: ProgramFolder.source(id: "bare", "exec sleep 600"))
    let names = ["settings-first", "testcases", "query", "times", "conflicts", "units", "places", "malformed"]
    let kit = ConformanceKit(only: Set(names), http: NoNetwork()) { _ in [] }
    let report = try await kit.check(
      try PluginProject(plugin.folder.url.path), others: [], isolation: Trial.patient)
    #expect(report.results.map(\.name) == names)
    #expect(report.results.filter { $0.isTried || $0.isPassed }.map(\.name) == ["testcases"])
    let reason = "Testcases: nothing was tried, since there is none with an answer."
    #expect(report.results.filter { $0.skipped == [reason] }.map(\.name) == names.filter { $0 != "testcases" })
    #expect(report.results[1].problems.map { $0.hasPrefix("There is no testcase: record an answer") } == [true])
  }

  @Test("do not pass answers as damaged where no testcase has a file to damage")
  func withoutFeedFiles() async throws {
    let plugin = try ProgramFolder()
    let answer = "say '\(ProgramFolder.reading())'; say '{\"end\":true}'"
    try plugin.add("brisa-source-bare", script: ProgramFolder.source(id: "bare", answer))
    try FileManager.default.createDirectory(
      atPath: plugin.folder.path("testcases/one"), withIntermediateDirectories: true)
    try plugin.folder.write(
      """
      {"timeZone": "UTC",
       "query": {"box": [-1, 39, 0, 40], "start": "2027-01-15T08:00:00Z", "end": "2027-01-15T09:00:00Z"}}
      """, as: "testcases/one/case.json")
    try plugin.folder.write(
      """
      {"readings": [{"station": "a", "pollutant": "no2", "concentration": 5,
                     "start": "2027-01-15T08:00:00Z", "end": "2027-01-15T09:00:00Z"}]}
      """, as: "testcases/one/expected.json")
    let kit = ConformanceKit(only: ["testcases", "malformed"], http: NoNetwork()) { _ in [] }
    let report = try await kit.check(
      try PluginProject(plugin.folder.url.path), others: [], isolation: Trial.patient)
    #expect(report.results.map(\.problems) == [[], []])
    #expect(report.results.map(\.isPassed) == [true, false])
    #expect(
      report.results[1].skipped == [
        "Damaged answers: nothing was tried, since no testcase with an answer holds a file of the feed."
      ])
  }

  @Test("tell a program that hangs over its settings from one that takes them", .timeLimit(.minutes(1)))
  func hangingOverSettings() async throws {
    let plugin = try ProgramFolder()
    let settings = "[{\"name\":\"url\",\"type\":\"text\",\"help\":\"Address.\"}]"
    try plugin.add(
      "brisa-source-mire", script: ProgramFolder.source(id: "mire", settings: settings, "exec sleep 600"))
    var isolation = Trial.patient
    isolation.checkSeconds = 0.5
    let kit = ConformanceKit(only: ["sample"], http: NoNetwork()) { _ in [SourceConfiguration(id: "mire")] }
    let report = try await kit.check(try PluginProject(plugin.folder.url.path), others: [], isolation: isolation)
    let sentence = "The settings in sample.yml do not work: the source hangs, without an answer in 0.5 seconds"
    #expect(report.results.first?.problems.first?.hasPrefix(sentence) == true)
  }
}
