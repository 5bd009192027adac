import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("A source in a process of its own, whose settings are checked,")
struct ProgramCheckTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  /// A manifest's list of one setting.
  private static let word = #"[{"name":"word","type":"text","help":"A word."}]"#

  /// A script that does one thing for a check and another one for a question.
  private static func source(check: String, answer: String) -> String {
    let script = """
      case "$question" in
      *'"request":"check"'*) \(check) ;;
      *) \(answer) ;;
      esac
      """
    return ProgramFolder.source(settings: word, script)
  }

  /// How many processes one question takes, which has an answer or fails with a sentence.
  private func starts(of trial: Trial, word: SettingValue = "a", failure: String? = nil) async -> Int {
    let before = folder.startCount
    let found = await trial.ask("trial", settings: ["word": word]).first?.report.failure
    #expect(failure.map { found?.contains($0) == true } ?? (found == nil), "\(found ?? "")")
    return folder.startCount - before
  }

  @Test("can find its settings wrong before it is asked for readings, and is checked once")
  func checks() async throws {
    let script = """
      case "$question" in
      *wrong*) say '{"error":{"kind":"setting","setting":"word","message":"is wrong"}}' ;;
      *) say '{"end":true}' ;;
      esac
      """
    try folder.add("brisa-source-trial", script: ProgramFolder.source(settings: Self.word, script))
    let runner = Trial(folder.searchPath).runner()
    let problem = { runner.problem(with: SourceConfiguration(id: "trial", settings: ["word": .text($0)]))?.message }
    #expect(problem("wrong") == "Setting 'word' is wrong.")
    #expect(problem("right") == nil)
    let starts = folder.startCount
    #expect(problem("right") == nil)
    #expect(folder.startCount == starts)
  }

  @Test("is checked again after a pause where it crashed over its settings")
  func checksAgain() throws {
    let script = """
      [ -e checked ] || { touch checked; kill -ABRT $$; }
      say '{"error":{"kind":"setting","setting":"word","message":"is wrong"}}'
      """
    try folder.add("brisa-source-trial", script: ProgramFolder.source(settings: Self.word, script))
    let clock = SetClock()
    var trial = Trial(folder.searchPath)
    trial.clock = clock
    let runner = trial.runner()
    let source = SourceConfiguration(id: "trial", settings: ["word": "a"])
    #expect(runner.problem(with: source)?.message == nil)
    clock.advance(seconds: 1.5)
    #expect(runner.problem(with: source)?.message == "Setting 'word' is wrong.")
  }

  @Test(
    "is asked all the same where its check crashes or hangs, and not checked again before each question",
    arguments: ["kill -ABRT $$", "sleep 600"])
  func restsFromChecks(trouble: String) async throws {
    try folder.add("brisa-source-trial", script: Self.source(check: trouble, answer: "say '{\"end\":true}'"))
    var isolation = Trial.patient
    isolation.checkSeconds = 3
    let clock = SetClock()
    var trial = Trial(folder.searchPath, isolation: isolation)
    trial.clock = clock
    #expect(await starts(of: trial) == 2)
    #expect(await starts(of: trial) == 1)
    clock.advance(seconds: 1.5)
    #expect(await starts(of: trial) == 2)
  }

  @Test("is checked once where its check has something else to say than that a setting is wrong")
  func checkIsUnavailable() async throws {
    let check = #"say '{"error":{"kind":"unavailable","message":"There is no network."}}'"#
    try folder.add("brisa-source-trial", script: Self.source(check: check, answer: "say '{\"end\":true}'"))
    let trial = Trial(folder.searchPath)
    #expect(await starts(of: trial) == 2)
    #expect(await starts(of: trial) == 1)
  }

  @Test("that keeps crashing is not started for a check either")
  func restsFromChecksAfterCrashes() async throws {
    try folder.add("brisa-source-trial", script: Self.source(check: "say '{\"end\":true}'", answer: "exit 1"))
    let trial = Trial(folder.searchPath)
    #expect(await starts(of: trial, failure: "crashed with status 1") == 4)
    #expect(await starts(of: trial, word: "b", failure: "keeps crashing") == 0)
  }
}
