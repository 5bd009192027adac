import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("Entries with a program")
struct ExecSourcesTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  private func entry(_ program: String, _ more: [String: SettingValue] = [:]) -> SourceConfiguration {
    SourceConfiguration(
      id: "exec", settings: ["program": .text(folder.folder.path(program))].merging(more) { $1 })
  }

  @Test("are entries of the program's own id, with the program's own settings")
  func opened() async throws {
    let settings = #"[{"name":"word","type":"text","help":"A word."}]"#
    let script = "[ \"$1$2\" = 'a bc' ] || exit 9\n" + ProgramFolder.source(settings: settings, "say '{\"end\":true}'")
    try folder.add("feed", script: script)
    var trial = Trial(PluginSearchPath(folders: []))
    let sources = [entry("feed", ["arguments": "'a b' c", "word": "x"]), SourceConfiguration(id: "other")]
    let opened = try ExecSources.open(sources, into: trial.registry, isolation: Trial.patient)
    #expect(opened == [SourceConfiguration(id: "trial", settings: ["word": "x"]), SourceConfiguration(id: "other")])
    #expect(trial.registry.entry("trial")?.isIsolated == true)
    trial.problems = []
    #expect(await trial.ask("trial", settings: ["word": "x"]).map(\.report.failure) == [nil])
    let runner = trial.runner()
    #expect(
      runner.problem(with: SourceConfiguration(id: "trial", settings: ["wrod": "x"]))?.message
        == "Setting 'wrod' is no setting of this source; it knows word.")
  }

  @Test("of one program share it, and one on the search path is not registered again")
  func shared() throws {
    try folder.add("brisa-source-trial", script: ProgramFolder.source(""))
    let trial = Trial(folder.searchPath)
    let program = entry("brisa-source-trial")
    let opened = try ExecSources.open([program, program], into: trial.registry, isolation: Trial.patient)
    #expect(opened.map(\.id) == ["trial", "trial"])
    #expect(trial.registry.conflicts == [] && trial.registry.entries.count == 1)
  }

  @Test("of one program with the same arguments share it too")
  func sharedWithArguments() throws {
    try folder.add("feed", script: ProgramFolder.source(""))
    let registry = Registry()
    let program = entry("feed", ["arguments": "--city x"])
    let opened = try ExecSources.open([program, program], into: registry, isolation: Trial.patient)
    #expect(opened.map(\.id) == ["trial", "trial"])
    #expect(registry.conflicts == [])
  }

  @Test("of one program with other arguments and the same id are a conflict that says what to do")
  func sameIDWithOtherArguments() throws {
    try folder.add("feed", script: ProgramFolder.source(""))
    let registry = Registry()
    let entries = ["north", "south"].map { entry("feed", ["arguments": .text($0)]) }
    _ = try ExecSources.open(entries, into: registry, isolation: Trial.patient)
    let sentence = try ExecSources.sentence(#require(registry.conflicts.first))
    #expect(sentence.contains("/feed' is named twice with different arguments, and is the source 'trial' with both"))
  }

  @Test("of two programs with one id are a conflict that names both")
  func sameIDOfOthers() throws {
    for name in ["feed", "feed2"] { try folder.add(name, script: ProgramFolder.source("")) }
    let registry = Registry()
    _ = try ExecSources.open([entry("feed"), entry("feed2")], into: registry, isolation: Trial.patient)
    let sentence = try ExecSources.sentence(#require(registry.conflicts.first))
    #expect(sentence.hasPrefix("Two plugins register the source 'trial'") && sentence.contains("/feed2'"))
  }

  @Test("that is not there, cannot be run, or is not given, are wrong configurations")
  func wrong() throws {
    try folder.folder.write("#!/bin/sh\n", as: "feed")
    let problem = { (source: SourceConfiguration) in
      let fault = #expect(throws: ExecSources.Fault.self) {
        try ExecSources.open([SourceConfiguration(id: "other"), source], into: Registry(), isolation: Trial.patient)
      }
      #expect(fault?.index == 1)
      return fault?.error.message ?? ""
    }
    #expect(problem(entry("nowhere")).hasSuffix("', where no program is: check the path."))
    #expect(problem(entry("feed")).hasSuffix("', which is not executable: chmod +x makes it so."))
    #expect(
      problem(SourceConfiguration(id: "exec"))
        == "Setting 'program' must be given: the path of the program that is the source.")
    #expect(problem(SourceConfiguration(id: "exec", settings: ["program": 2022])).contains("names '2022', where no"))
    try folder.add("feed2", script: "")
    #expect(problem(entry("feed2", ["arguments": true])) == "Setting 'arguments' must be a text.")
    #expect(problem(entry("feed2", ["arguments": "'a"])) == "Setting 'arguments' has a quote that is never closed.")
  }

  @Test("whose program does not answer is a source that fails, and says why")
  func failing() async throws {
    try folder.add("feed", script: "say hello")
    let trial = Trial(PluginSearchPath(folders: []))
    let settings: [String: SettingValue] = ["word": "x", "limit": 3]
    let opened = try ExecSources.open([entry("feed", settings)], into: trial.registry, isolation: Trial.patient)
    #expect(opened == [SourceConfiguration(id: "exec:feed", settings: settings)])
    #expect(trial.runner().problem(with: opened[0]) == nil)
    // What was kept of it while it worked still serves.
    #expect(trial.registry.entry("exec:feed")?.manifest.cacheRule != .forbidden)
    let failure = await trial.ask("exec:feed", settings: settings).first?.report.failure ?? ""
    #expect(failure.contains("does not begin with a handshake line"), "\(failure)")
  }

  @Test(
    "split their arguments like a shell",
    arguments: [
      ("a b", ["a", "b"]), ("  ", []), ("'a b' \"c d\"", ["a b", "c d"]), (#"a\ b '\n' "\"""#, ["a b", #"\n"#, "\""]),
      ("--key=''", ["--key="]), ("'' x", ["", "x"]), ("$HOME *", ["$HOME", "*"]),
    ])
  func arguments(text: String, words: [String]) {
    #expect(ArgumentText.split(text) == words)
  }

  @Test("have no arguments where a quote or a backslash ends them", arguments: ["'a", "\"a", "a\\"])
  func unclosed(text: String) {
    #expect(ArgumentText.split(text) == nil)
  }
}
