import AirData
import Foundation
import Geo
import PluginHost
import Synchronization
import TestSupport
import Testing

/// A program that does something wrong after it has read the question, and what that costs the answer.
private struct Misbehaviour: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let script: String
  /// Part of the sentence of the failure; none where there is an answer in spite of it.
  var failure: String?
  var notices: [String] = []
  var readings = 0
  var deadline = 60.0

  static let all = [
    Misbehaviour(testDescription: "exits with a status", script: "exit 3", failure: "crashed with status 3"),
    Misbehaviour(testDescription: "aborts", script: "kill -ABRT $$", failure: "crashed with signal 6 (abort)"),
    Misbehaviour(
      testDescription: "dies in a segmentation fault, with last words", script: "echo 'all is lost' >&2; kill -SEGV $$",
      failure: "crashed with signal 11 (segmentation fault); the last line of its log: all is lost"),
    Misbehaviour(
      testDescription: "stops in the middle", script: "say '\(ProgramFolder.reading())'; printf '{\"reading\":{\"sta'",
      failure: "ended too early: its last line must be {\"end\":true}"),
    // The sound one beside it has the same deadline, also on a busy machine.
    Misbehaviour(
      testDescription: "never answers", script: "sleep 600", failure: "did not answer within 10.0 seconds",
      deadline: 10),
    Misbehaviour(
      testDescription: "ignores being asked to end", script: "trap '' TERM INT HUP\nwhile :; do sleep 1; done",
      failure: "did not answer within 10.0 seconds", deadline: 10),
    Misbehaviour(
      testDescription: "leaves children behind, one in a session of its own",
      script: """
        sleep 601 & echo $! >>pids
        setsid sh -c 'echo $$ >>pids; sleep 602 & echo $! >>pids; wait' &
        (setsid sh -c 'echo $$ >>pids; exec sleep 603' &)
        while [ $(wc -l <pids) -lt 6 ]; do sleep 0.05; done
        say '\(ProgramFolder.reading())'; say '{"end":true}'
        """, readings: 1),
    Misbehaviour(
      testDescription: "hangs with children in sessions of their own",
      script: """
        trap '' TERM
        setsid sh -c 'trap "" TERM; echo $$ >>pids; sleep 604 & echo $! >>pids; wait' &
        (setsid sh -c 'echo $$ >>pids; exec sleep 605' &)
        wait; sleep 606
        """, failure: "did not answer within 10.0 seconds", deadline: 10),
    Misbehaviour(
      testDescription: "stops its keeper, with a child in a session of its own",
      script: "setsid sh -c 'echo $$ >>pids; exec sleep 607' &\nkill -STOP $PPID\nsleep 608",
      failure: "did not answer within 10.0 seconds", deadline: 10),
    Misbehaviour(testDescription: "floods with lines", script: "yes", failure: "does not speak the protocol"),
    Misbehaviour(
      testDescription: "floods with one endless line", script: "yes | tr -d '\\n'",
      failure: "wrote a line of more than 1024 KiB"),
    Misbehaviour(
      testDescription: "floods its log", script: "yes >&2", failure: "did not answer within 10.0 seconds", deadline: 10),
    Misbehaviour(
      testDescription: "talks nonsense until its time is up",
      script: "say '[]'; echo 'still waiting' >&2; sleep 600",
      failure: "did not answer within 10.0 seconds; the last line of its log: still waiting", notices: ["bad-line"],
      deadline: 10),
    Misbehaviour(
      testDescription: "writes much to its log and answers",
      script: "head -c 300000 /dev/zero >&2; say '\(ProgramFolder.reading())'; say '{\"end\":true}'", readings: 1),
    Misbehaviour(
      testDescription: "writes values that are no numbers",
      script: "say '\(ProgramFolder.reading(value: "NaN"))'; say '\(ProgramFolder.reading(value: "1e999"))'; "
        + "say '\(ProgramFolder.reading())'; say '{\"end\":true}'", notices: ["bad-line"], readings: 1),
    Misbehaviour(
      testDescription: "writes values of wrong types",
      script: "say '\(ProgramFolder.reading(value: "\"5\""))'; say '[]'; say '{}'; say '{\"end\":true}'",
      notices: ["bad-line"]),
    Misbehaviour(
      testDescription: "nests deeply",
      script: "head -c 900000 /dev/zero | tr '\\0' '['; say ''; say '{\"end\":true}'", notices: ["bad-line"]),
    Misbehaviour(
      testDescription: "lies", script: "say '\(ProgramFolder.reading(value: "-5"))'; say '{\"end\":true}'",
      notices: ["source-lied"]),
    Misbehaviour(
      testDescription: "has ten thousand notices",
      script: "yes '{\"notice\":{\"code\":\"hello\",\"message\":\"Hello.\"}}' | head -10000; say '{\"end\":true}'",
      notices: Array(repeating: "hello", count: 20) + ["more-notices"]),
    Misbehaviour(
      testDescription: "goes on after its end", script: "say '\(ProgramFolder.reading())'; say '{\"end\":true}'; yes",
      readings: 1),
    Misbehaviour(
      testDescription: "does not read the question to its end and says an error",
      script: "say '{\"error\":{\"kind\":\"quota\",\"message\":\"The feed wants a pause.\"}}'",
      failure: "The feed wants a pause."),
  ]
}

@Suite("A source in a process of its own")
struct ProgramSourceTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  @Test("that misbehaves costs a notice or itself, harms no other, and leaves no process", arguments: Misbehaviour.all)
  private func misbehaves(_ misbehaviour: Misbehaviour) async throws {
    try folder.add("brisa-source-trial", script: ProgramFolder.source(misbehaviour.script))
    let good = ProgramFolder.source(id: "good", "say '\(ProgramFolder.reading())'; say '{\"end\":true}'")
    try folder.add("brisa-source-good", script: good)
    let trial = Trial(folder.searchPath)
    try #require(trial.problems == [])
    let answers = await trial.ask("trial", "good", deadline: misbehaviour.deadline)
    let report = answers[0].report
    if let failure = misbehaviour.failure {
      let found = report.failure ?? ""
      #expect(found.localizedCaseInsensitiveContains(failure), "\(found)")
    } else {
      #expect(report.failure == nil)
    }
    #expect(report.notices.map(\.code) == misbehaviour.notices)
    #expect(answers[0].readings.count == misbehaviour.readings)
    #expect(answers[1].readings.count == 1 && answers[1].report.failure == nil)
    #expect(try await folder.isQuiet(), "\(folder.processes) are left over")
  }

  @Test("is killed when nobody waits for it any more")
  func cancelled() async throws {
    try folder.add("brisa-source-trial", script: ProgramFolder.source("sleep 600"))
    let trial = Trial(folder.searchPath)
    let starts = folder.startCount
    let task = Task { await trial.ask("trial") }
    while folder.startCount == starts { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    #expect(await task.value.map(\.report.failure) == ["The question was cancelled."])
    #expect(try await folder.isQuiet())
  }

  @Test("that crashes is started again twice with growing pauses, and its readings count once")
  func restarts() async throws {
    let script = "echo x >>starts; say '\(ProgramFolder.reading())'\n[ $(wc -l <starts) -ge 3 ] || kill -ABRT $$"
    try folder.add("brisa-source-trial", script: ProgramFolder.source(script + "\nsay '{\"end\":true}'"))
    let pauses = Pauses()
    let trial = Trial(folder.searchPath, isolation: pauses.isolation)
    #expect(await trial.ask("trial").map(\.readings.count) == [1])
    #expect(pauses.all == [0.2, 0.8])
  }

  @Test("that keeps crashing rests for a while, and says how long")
  func rests() async throws {
    try folder.add("brisa-source-trial", script: ProgramFolder.source("exit 1"))
    let clock = SetClock()
    var trial = Trial(folder.searchPath)
    trial.clock = clock
    #expect(await trial.ask("trial").first?.report.failure?.contains("crashed with status 1") == true)
    let starts = folder.startCount
    let rest = await trial.ask("trial").first?.report.failure ?? ""
    #expect(rest.contains("keeps crashing and is not started for another 1 seconds"), "\(rest)")
    #expect(folder.startCount == starts)
    clock.advance(seconds: 1.5)
    #expect(await trial.ask("trial").first?.report.failure?.contains("crashed with status 1") == true)
    #expect(folder.startCount == starts + 3)
  }

  @Test("is asked no further once its quota is used up")
  func quota() async throws {
    // An id of its own, since what is counted lies in the source's cache folder.
    let id = "quota-" + UUID().uuidString.lowercased()
    let handshake = ProgramFolder.handshake(id: id)
      .replacing("\"cache\":0", with: "\"cache\":0,\"quota\":{\"requests\":2,\"per_seconds\":3600}")
    let script =
      "say '\(handshake)'\nread -r question || exit 0\nsay '\(ProgramFolder.reading())'; say '{\"end\":true}'"
    try folder.add("brisa-source-\(id)", script: script)
    let trial = Trial(folder.searchPath)
    var states: [SourceReport.State?] = []
    for _ in 0..<3 { states.append(await trial.ask(id).first?.report.state) }
    #expect(states == [.fresh, .fresh, .quota])
    let failure = await trial.ask(id).first?.report.failure ?? ""
    #expect(failure.contains("2 questions an hour, is used up: it is free again at"), "\(failure)")
  }

  @Test("gets its settings, the query and the city's clock in one line, and nothing secret elsewhere")
  func question() async throws {
    let settings =
      #"[{"name":"key","type":"secret","help":"Key.","required":true},{"name":"path","type":"path","help":"P."}]"#
    let answer = """
      printf '%s' "$question" >question; env >variables; echo "key is $(cat question)" >&2
      say '{"notice":{"code":"told","message":"The key is s3cr3t/1, or s3cr3t%2F1."}}'; say '{"end":true}'
      """
    try folder.add("brisa-source-trial", script: ProgramFolder.source(settings: settings, answer))
    var trial = Trial(folder.searchPath)
    trial.variables = ["HILL_KEY": "s3cr3t/1"]
    let report = await trial.ask("trial", settings: ["key": "env:HILL_KEY", "path": "a.csv"]).first?.report
    #expect(report?.notices.map(\.message) == ["The key is ***, or ***."])
    let question = try JSONValue(parsing: String(contentsOfFile: folder.folder.path("question"), encoding: .utf8))
    #expect(question["request"].text == "readings" && question["source"].text == "trial")
    #expect(question["settings"]["key"].text == "s3cr3t/1")
    #expect(question["settings"]["path"].text == FileManager.default.currentDirectoryPath + "/a.csv")
    #expect(question["query"]["box"] == .array([.number(-1), .number(39), .number(0), .number(40)]))
    #expect(question["query"]["start"].text == "2027-01-15T07:00:00Z")
    #expect(question["time_zone"].text == "GMT")
    let variables = try String(contentsOfFile: folder.folder.path("variables"), encoding: .utf8)
    #expect(!variables.contains("s3cr3t") && !variables.contains("BRISA"))
  }

  @Test("leaves the host alone when it closes its input, however long the question is")
  func brokenPipe() async throws {
    let settings = #"[{"name":"word","type":"text","help":"A word."}]"#
    let script = "exec <&-\nsay '\(ProgramFolder.handshake(settings: settings))'\nsleep 0.3\nsay '{\"end\":true}'"
    try folder.add("brisa-source-trial", script: script)
    let long = String(repeating: "x", count: 200_000)
    let answers = await Trial(folder.searchPath).ask("trial", settings: ["word": .text(long)])
    #expect(answers.map(\.report.failure) == [nil])
  }
}

/// Notes the pauses that it is asked for.
private final class Pauses: Sendable {
  private let seconds = Mutex<[Double]>([])

  var all: [Double] { seconds.withLock { $0 } }

  var isolation: Isolation {
    var isolation = Trial.patient
    isolation.pause = { pause in self.seconds.withLock { $0.append(pause) } }
    return isolation
  }
}
