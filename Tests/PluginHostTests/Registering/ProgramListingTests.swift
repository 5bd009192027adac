import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("Programs on the search path")
struct ProgramListingTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  private func problem(_ script: String, seconds: Double = 60) throws -> PluginProblem? {
    try folder.add("brisa-source-trial", script: script)
    var isolation = Trial.patient
    isolation.handshakeSeconds = seconds
    return Trial(folder.searchPath, isolation: isolation).problems.first
  }

  /// A script that introduces itself as several sources.
  private static func handshake(_ ids: [String]) -> String {
    "say '\(ProgramFolder.handshake(ids: ids))'"
  }

  @Test("are listed with their manifests, from the folder itself or from one of their own in it")
  func listed() throws {
    try folder.add("brisa-source-a", script: ProgramFolder.source(id: "a", ""))
    try FileManager.default.createDirectory(atPath: folder.folder.path("b"), withIntermediateDirectories: true)
    let inner = try folder.add("b/brisa-source-b", script: ProgramFolder.source(id: "b", ""))
    let trial = Trial(folder.searchPath)
    #expect(trial.problems == [])
    #expect(trial.registry.entries.map(\.manifest.id) == ["a", "b"])
    #expect(trial.registry.entries.map(\.isIsolated) == [true, true])
    #expect(trial.registry.entry("b")?.file == URL(filePath: inner).resolvingSymlinksInPath().path)
  }

  @Test("may have several sources")
  func several() throws {
    try folder.add("brisa-source-ab", script: Self.handshake(["a", "b"]))
    #expect(Trial(folder.searchPath).registry.entries.map(\.manifest.id) == ["a", "b"])
  }

  @Test("of which one has two sources of one id are left out")
  func oneIDTwice() throws {
    let problem = try #require(try problem(Self.handshake(["a", "a"])))
    #expect(problem.code == .noHandshake && problem.message.contains("manifests: two have the id 'a'"))
  }

  @Test("of which one has more than a hundred sources are left out")
  func tooMany() throws {
    let problem = try #require(try problem(Self.handshake((0...100).map { "a\($0)" })))
    #expect(problem.code == .noHandshake && problem.message.contains("manifests: there are more than 100"))
  }

  @Test("that claim one id are a conflict that names both")
  func conflict() throws {
    try folder.add("brisa-source-a", script: ProgramFolder.source(""))
    try folder.add("brisa-source-b", script: ProgramFolder.source(""))
    let conflict = try #require(Trial(folder.searchPath).registry.conflicts.first)
    #expect(conflict.firstFile.hasSuffix("brisa-source-a") && conflict.secondFile.hasSuffix("brisa-source-b"))
  }

  @Test("that write something before the handshake are left out")
  func garbage() throws {
    let problem = try #require(try problem("say 'Loading…'; say '\(ProgramFolder.handshake())'"))
    #expect(problem.code == .noHandshake && problem.message.contains("is no JSON): it wrote 'Loading…'"))
  }

  @Test(
    "with a faulty manifest are left out, with the path of the fault",
    arguments: [
      ("\"id\":\"trial\"", "\"id\":\"Trial!\"", "id: 'Trial!' must be lower case words with hyphens"),
      (
        "\"id\":\"trial\"", "\"id\":\"\(String(repeating: "trial-", count: 10))trial\"",
        "has 65 letters and must have at most 64"
      ),
      ("\"licence\":\"CC0\",", "", "manifest.licence: is missing"),
      ("\"cache\":0", "\"cache\":\"never\"", "manifest.cache: expected a number of seconds or the word forbidden"),
      ("[\"no2\"]", "[\"no2\",\"smell\"]", "pollutants: 'smell' is unknown"),
      ("[\"no2\"]", "\"no2\"", "manifest.pollutants: expected an array"),
      (
        "\"settings\":[]", "\"settings\":[{\"name\":\"n\",\"type\":\"number\",\"help\":\"\",\"range\":[2,1]}]",
        "the range of 'n' must be [least, greatest]"
      ),
      (
        "\"settings\":[]", "\"settings\":[{\"name\":\"n\",\"type\":\"list\",\"help\":\"\"}]",
        "has the unknown type 'list'"
      ),
      (
        "\"settings\":[]",
        "\"settings\":[{\"name\":\"n\",\"type\":\"integer\",\"help\":\"\",\"range\":[1,5],\"default\":9}]",
        "settings: the default of 'n' is none that it takes"
      ),
    ])
  func faultyManifest(part: String, replacement: String, sentence: String) throws {
    let handshake = ProgramFolder.handshake().replacing(part, with: replacement)
    let problem = try #require(try problem("say '\(handshake)'"))
    #expect(problem.code == .noHandshake && problem.message.contains(sentence), "\(problem.message)")
  }

  @Test("with more settings than are read, or two of one name, are left out")
  func faultySettings() throws {
    func message(_ names: [String]) throws -> String {
      let settings = names.map { "{\"name\":\"\($0)\",\"type\":\"text\",\"help\":\"\"}" }.joined(separator: ",")
      return try problem("say '\(ProgramFolder.handshake(settings: "[\(settings)]"))'")?.message ?? ""
    }
    let many: [String] = (1...101).map { "n\($0)" }
    #expect(try message(many).contains("settings: there are more than 100"))
    #expect(try message(Array(many.dropLast())) == "")
    #expect(try message(["n", "m", "n"]).contains("settings: two have the name 'n'"))
  }

  @Test("of another version are refused in a sentence that names both versions")
  func otherVersion() throws {
    let problem = try #require(try problem("say '{\"brisa_source\":3,\"anything\":[]}'"))
    #expect(problem.code == .otherProtocol && problem.message.contains("speaks version 3 of the source protocol"))
  }

  @Test("that crash, end or hang before the handshake are left out, and the others are not")
  func silent() async throws {
    try folder.add("brisa-source-crash", script: "echo 'no luck' >&2; kill -ABRT $$")
    try folder.add("brisa-source-end", script: "exit 0")
    try folder.add("brisa-source-good", script: ProgramFolder.source(""))
    try folder.add("brisa-source-hang", script: "sleep 600")
    var isolation = Trial.patient
    // For those that do say something, also on a busy machine.
    isolation.handshakeSeconds = 10
    let trial = Trial(folder.searchPath, isolation: isolation)
    #expect(trial.problems.map(\.code) == [.crashed, .noHandshake, .tooSlow])
    #expect(trial.problems[0].message.contains("crashed with signal 6 (abort); the last line of its log: no luck"))
    #expect(trial.registry.entries.map(\.manifest.id) == ["trial"])
    #expect(try await folder.isQuiet())
  }

  @Test("that say that they cannot work are left out with their own words")
  func saysError() throws {
    let problem = try #require(
      try problem("say '{\"error\":{\"kind\":\"unavailable\",\"message\":\"The module requests is missing.\"}}'"))
    #expect(problem.code == .saysError && problem.message.contains("The module requests is missing."))
  }

  @Test("that are not executable, or are no programs, are left out")
  func notExecutable() throws {
    try folder.folder.write("#!/bin/sh\n", as: "brisa-source-a")
    try folder.add("brisa-source-b", script: "")
    try Data("no first line".utf8).write(to: URL(filePath: folder.folder.path("brisa-source-b")))
    try folder.folder.write("#!/nowhere/python3\n", as: "brisa-source-c")
    for name in ["b", "c"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.folder.path("brisa-source-\(name)"))
    }
    let problems = Trial(folder.searchPath).problems
    #expect(problems.map(\.code) == [.cannotRun, .cannotRun, .cannotRun])
    #expect(problems[0].message.contains("it is not executable, make it so with chmod +x"))
    #expect(problems[1].message.contains("a script begins with a line like #!/usr/bin/env python3"))
    #expect(problems[2].message.contains("the interpreter that its first line names, is not there"))
  }

  @Test("that do not work fail when the configuration names them, and others are not there")
  func named() async throws {
    try folder.add("brisa-source-trial", script: "kill -ABRT $$")
    let trial = Trial(folder.searchPath)
    let sources = ["trial", "other"].map { SourceConfiguration(id: $0, settings: ["word": "x"]) }
    FailingSources.add(for: sources, problems: trial.problems, to: trial.registry)
    let answers = await trial.ask("trial", "other", settings: ["word": "x"])
    #expect(answers[0].report.failure?.contains("crashed with signal 6 (abort)") == true)
    #expect(answers[1].report.failure?.hasPrefix("There is no source 'other'") == true)
  }

  private func load(wanting ids: Set<String>) -> (ids: [String], problems: [PluginProblem.Code]) {
    let registry = Registry()
    let problems = PluginHost.load(
      searchPath: folder.searchPath, into: registry, isolation: Trial.patient, wanted: ids)
    return (registry.entries.map(\.manifest.id).sorted(), problems.map(\.code))
  }

  @Test("that nobody wants are not started, whatever they would do")
  func unwanted() throws {
    try folder.add("brisa-source-a", script: ProgramFolder.source(id: "a", ""))
    try folder.add("brisa-source-hang", script: "sleep 600")
    #expect(load(wanting: []) == ([], []) && folder.startCount == 0)
    #expect(load(wanting: ["a"]) == (["a"], []) && folder.startCount == 1)
  }

  @Test("whose file is called after the wanted source are asked alone, also where they do not work")
  func wantedAndBroken() throws {
    try folder.add("brisa-source-a", script: "exit 3")
    try folder.add("brisa-source-b", script: ProgramFolder.source(id: "b", ""))
    #expect(load(wanting: ["a"]) == ([], [.crashed]) && folder.startCount == 1)
  }

  @Test("are all asked where the file that is called after the wanted source is refused")
  func wantedAndRefused() throws {
    try folder.folder.write("#!/bin/sh\n", as: "brisa-source-a")
    try folder.folder.write("no library", as: "libbrisa-c.so")
    try folder.add("brisa-source-b", script: ProgramFolder.source(id: "b", ""))
    #expect(load(wanting: ["a"]) == (["b"], [.cannotRun, .notALibrary]))
    #expect(load(wanting: ["c"]) == (["b"], [.notALibrary, .cannotRun]))
  }

  @Test("are all asked where no file is called after the wanted source, or the one that is has another")
  func wantedOfAnother() throws {
    try folder.add("brisa-source-several", script: ProgramFolder.source(id: "a", ""))
    try folder.add("brisa-source-b", script: ProgramFolder.source(id: "c", ""))
    #expect(load(wanting: ["a"]).ids == ["a", "c"])
    #expect(load(wanting: ["b"]).ids == ["a", "c"])
    #expect(load(wanting: ["c"]).ids == ["a", "c"])
  }
}
