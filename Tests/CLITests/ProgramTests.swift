import Foundation
import TestSupport
import Testing

@Suite("Sources in processes of their own, on the command line")
struct ProgramTests {
  private static let city = Result { try TinyCity() }
  private let programs: ProgramFolder

  init() throws {
    programs = try ProgramFolder()
  }

  /// A reading in the tiny city.
  private static func reading(_ value: Double, station: String) -> String {
    """
    {"reading":{"station":{"id":"\(station)","latitude":10.0012,"longitude":20.0010},"pollutant":"no2",\
    "value":\(value),"start":"2026-03-02T08:00:00Z","end":"2026-03-02T09:00:00Z"}}
    """
  }

  /// A configuration of the tiny city with some sources, in the folder of the programs.
  private func configuration(_ sources: String, deadline: Double = 60) throws -> String {
    let network = try Self.city.get().extract
    return try programs.folder.write(
      "network: \(network)\nroutes: {source_deadline_s: \(deadline)}\nsources: \(sources)\n", as: "brisa.yml")
  }

  private func route(_ config: String, _ more: [String] = []) -> [String] {
    ["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at + more
  }

  @Test("a hanging, a crashing and a lying source together cost an answer nothing but a notice each")
  func degrades() async throws {
    let end = "say '{\"end\":true}'"
    try programs.add("hanging", script: ProgramFolder.source(id: "hanging", "sleep 600"))
    try programs.add("crashing", script: ProgramFolder.source(id: "crashing", "kill -SEGV $$"))
    let lie = Self.reading(-40, station: "liar")
    try programs.add("lying", script: ProgramFolder.source(id: "lying", "say '\(lie)'\n\(end)"))
    let truth = Self.reading(40, station: "honest")
    try programs.add("good", script: ProgramFolder.source(id: "good", "say '\(truth)'\n\(end)"))
    let entries = ["hanging", "crashing", "lying", "good"].map { "{id: exec, settings: {program: \($0)}}" }
    let config = try configuration("[\(entries.joined(separator: ", "))]", deadline: 15)
    let answer = try Clean.json(route(config))
    #expect(!answer["routes"].elements.isEmpty)
    #expect(answer["air"]["stations"] == .array([.text("honest")]))
    #expect(answer["air"]["sources"].elements.compactMap { $0["id"].text } == ["hanging", "crashing", "lying", "good"])
    #expect(
      answer["air"]["sources"].elements.compactMap { $0["state"].text } == ["failed", "failed", "empty", "fresh"])
    let reasons = answer["air"]["sources"].elements.compactMap { $0["reason"].text }
    #expect(reasons.first?.contains("did not answer within 15.0 seconds") == true)
    #expect(reasons.last?.contains("crashed with signal 11 (segmentation fault)") == true)
    let codes = answer.noticeCodes.filter { $0.hasPrefix("source-") }
    #expect(codes.sorted() == ["source-failed", "source-failed", "source-lied"])
    #expect(try await programs.isQuiet(), "\(programs.processes) are left over")
  }

  @Test("a program on the search path that hangs before its handshake is not started where nobody configured it")
  func startsTheConfiguredAlone() throws {
    try programs.add("brisa-source-hanging", script: "sleep 600")
    let reading = Self.reading(40, station: "honest")
    try programs.add(
      "brisa-source-good", script: ProgramFolder.source(id: "good", "say '\(reading)'\nsay '{\"end\":true}'"))
    let words = route(try configuration("[{id: good}]"))
    let result = try Command(environment: ["BRISA_PLUGIN_PATH": programs.folder.url.path]).run(words)
    #expect(result.status == 0 && !result.errors.contains("brisa-source-hanging"), "\(result.errors)")
    #expect(programs.startCount == 2, "the good one, for its manifest and for its readings")
  }

  @Test("what a program says on standard error is a line of the log, with its name, where --verbose asks for it")
  func tells() throws {
    let reading = Self.reading(40, station: "honest")
    try programs.add(
      "telling", script: ProgramFolder.source("echo 'half way' >&2\nsay '\(reading)'\nsay '{\"end\":true}'"))
    let config = try configuration("[{id: exec, settings: {program: telling}}]")
    let isTold = { (words: [String]) in
      try Clean.run(route(config, words)).errors.split(separator: "\n").contains("debug: trial: half way")
    }
    #expect(try isTold(["--verbose"]))
    #expect(try !isTold([]))
  }

  @Test("a command that is killed leaves no process of its sources")
  func killed() async throws {
    let children = "trap '' TERM\nsetsid sh -c 'echo $$ >>pids; sleep 600' &\nsleep 601 & echo $! >>pids; wait"
    try programs.add("hanging", script: ProgramFolder.source(children))
    let command = try RunningCommand(
      route(try configuration("[{id: exec, settings: {program: hanging}}]", deadline: 600)))
    // The listing, and then the question with its children.
    while programs.processes.count < 4 { try await Task.sleep(for: .milliseconds(20)) }
    command.kill()
    _ = try command.output()
    #expect(try await programs.isQuiet(), "\(programs.processes) are left over")
  }

  @Test("a program on the search path is listed, and used by its id without more ado")
  func onTheSearchPath() throws {
    let reading = Self.reading(40, station: "honest")
    try programs.add("brisa-source-trial", script: ProgramFolder.source("say '\(reading)'\nsay '{\"end\":true}'"))
    let path = ["BRISA_PLUGIN_PATH": programs.folder.url.path]
    let listed = try Clean.json(["sources"], environment: path)
    let source = try #require(listed["sources"].elements.first { $0["id"].text == "trial" })
    #expect(source["isolation"].text == "process" && source["version"].text == "1.0.0")
    #expect(source["file"].text?.hasSuffix("/brisa-source-trial") == true)
    #expect(listed["sources"].elements.first { $0["id"].text == "station-csv" }?["isolation"].text == "host")
    let answer = try Clean.json(route(configuration("[{id: trial}]")), environment: path)
    #expect(answer["air"]["stations"] == .array([.text("honest")]))
  }

  @Test("a program that does not start any more is a failed one, and what was kept of it serves")
  func servesWhatWasKept() throws {
    let reading = Self.reading(40, station: "honest")
    try programs.add("feed", script: ProgramFolder.source("say '\(reading)'\nsay '{\"end\":true}'"))
    let config = try configuration("[{id: exec, name: feed, settings: {program: feed}}]")
    try programs.folder.write(
      "archive: air.sqlite\ncity: {box: [19, 9, 21, 11]}\n" + String(contentsOfFile: config, encoding: .utf8),
      as: "brisa.yml")
    let sync = ["sync", "--config", config, "--json"]
    let first = try Clean.json(sync + ["--from", "2026-03-02", "--to", "2026-03-03"])
    #expect(first["sources"][0]["new"].number == 1)
    try programs.add("feed", script: "echo 'no luck' >&2; exit 3")
    let second = try Clean.run(sync)
    #expect(second.status == 69)
    #expect(try JSONValue(parsing: second.output)["sources"][0]["state"].text == "failed")
    let status = try Clean.json(["status", "--config", config])
    #expect(status["sources"][0]["lastError"].text?.contains("no luck") == true)
    let answer = try Clean.json(route(config))
    #expect(answer["air"]["sources"][0]["state"].text == "archive")
    #expect(answer["air"]["stations"] == .array([.text("honest")]))
  }

  @Test("a library that came with the program answers the same from a process of its own")
  func isolatedLibrary() throws {
    let readings = try Self.city.get().readings
    let answers = try ["host", "process"].map { mode in
      let source = "[{id: station-csv, isolation: \(mode), settings: {path: \(readings)}}]"
      return try Clean.output(route(configuration(source), ["--json"]))
    }
    #expect(answers[0] == answers[1])
  }
}
