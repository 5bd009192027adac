import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

/// A network of a test's own: answers with the path, to those that begin with "slow" once the program has heard another
/// answer.
private struct EchoNetwork: HTTPClient {
  /// Where the program repeats what it hears.
  let heard: String

  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    let path = request.url.split(separator: "/").last.map(String.init) ?? ""
    if path == "gone" { throw .unavailable("Nobody is there.") }
    while path.hasPrefix("slow"), !Task.isCancelled, !FileManager.default.fileExists(atPath: heard) {
      try? await Task.sleep(for: .milliseconds(10))
    }
    if path == "never" { try? await Task.sleep(for: .seconds(600)) }
    let body = path == "bytes" ? [0xFF, 0x00] : Array("\(request.method.rawValue) \(path) ".utf8) + request.body
    return HTTPResponse(status: path == "missing" ? 404 : 200, headers: ["x-one": "1"], body: body)
  }
}

/// A program of version 2 that fetches some addresses, and what the lines that it reads say.
@Suite("Fetching for a program")
struct FetchTests {
  private let folder: ProgramFolder

  init() throws {
    folder = try ProgramFolder()
  }

  /// Runs a program that writes some lines, reads as many and repeats them in a file.
  private func answer(_ fetches: [String], deadline: Double = 60) async throws -> SourceAnswer {
    let lines = fetches.map { "say '{\"fetch\":\($0)}'" }.joined(separator: "\n")
    let reads = fetches.indices.map { _ in "read -r line || line=none; printf '%s\\n' \"$line\" >>heard" }
      .joined(separator: "\n")
    let script = ProgramFolder.source(lines + "\n" + reads + "\nsay '{\"end\":true}'")
      .replacing("\"brisa_source\":1", with: "\"brisa_source\":2")
    try folder.add("brisa-source-trial", script: script)
    let trial = Trial(folder.searchPath)
    try #require(trial.problems == [])
    let environment = SourceEnvironment(
      http: EchoNetwork(heard: folder.folder.path("heard")), clock: SystemClock(),
      cacheFolder: folder.folder.url.appending(path: "cache"), timeZone: .gmt)
    let runner = SourceRunner(registry: trial.registry, environment: environment, deadlineSeconds: deadline)
    return await runner.ask([SourceConfiguration(id: "trial")], for: Trial.query, at: Trial.hour)[0]
  }

  /// What such a program has read.
  private func fetched(_ fetches: [String], notices: [String] = []) async throws -> [JSONValue] {
    let answer = try await answer(fetches)
    #expect(answer.report.failure == nil && answer.report.notices.map(\.code) == notices)
    let heard = try String(contentsOfFile: folder.folder.path("heard"), encoding: .utf8)
    return try heard.split(separator: "\n").map { try JSONValue(parsing: String($0)).object?["fetched"] ?? .null }
  }

  @Test("brings status, header fields and body")
  func brings() async throws {
    let heard = try await fetched([
      #"{"id":7,"url":"https://example.org/air"}"#,
      #"{"id":8,"url":"https://example.org/missing"}"#,
      #"{"id":9,"url":"https://example.org/form","method":"POST","body":"a=1"}"#,
      #"{"id":10,"url":"https://example.org/bytes"}"#,
    ])
    let byID = Dictionary(uniqueKeysWithValues: heard.map { ($0.object?["id"]?.number ?? 0, $0.object ?? [:]) })
    #expect(byID[7]?["status"] == .number(200) && byID[7]?["body"] == .text("GET air "))
    #expect(byID[7]?["headers"] == .object(["x-one": .text("1")]))
    #expect(byID[8]?["status"] == .number(404))
    #expect(byID[9]?["body"] == .text("POST form a=1"))
    #expect(byID[10]?["body_base64"] == .text("/wA=") && byID[10]?["body"] == nil)
  }

  @Test("goes on side by side, and each answer comes when it is there")
  func goesOnSideBySide() async throws {
    let urls = ["slow1", "slow2", "slow3", "quick"]
    let heard = try await fetched(
      urls.enumerated().map { #"{"id":\#($0),"url":"https://example.org/\#($1)"}"# })
    #expect(heard.first?.object?["id"] == .number(3))
    #expect(Set(heard.compactMap { $0.object?["id"]?.number }) == [0, 1, 2, 3])
  }

  @Test("tells why there is no answer")
  func tellsFailures() async throws {
    let heard = try await fetched([#"{"id":1,"url":"https://example.org/gone"}"#])
    let error = JSONValue.object(["kind": .text("unavailable"), "message": .text("Nobody is there.")])
    #expect(heard == [.object(["id": .number(1), "error": error])])
  }

  @Test(
    "answers a request that makes no sense, which would be waited for",
    arguments: [
      (#"{"id":1,"url":"https://example.org/air","method":"STEAL"}"#, "fetch.method: must be GET or POST."),
      (#"{"id":1}"#, "fetch.url: is missing."),
      (#"{"id":1,"url":5}"#, "fetch.url: expected a text."),
      (#"{"id":1,"url":"https://example.org/air","weight":"two"}"#, "fetch.weight: expected a number."),
      (#"{"id":1,"url":"https://example.org/air","weight":0}"#, "fetch.weight: must be above 0."),
      (#"{"id":1,"url":"https://example.org/air","weight":-1}"#, "fetch.weight: must be above 0."),
    ])
  func answersNonsense(fetch: String, problem: String) async throws {
    let heard = try await fetched([fetch], notices: ["bad-line"])
    let error = JSONValue.object(["kind": .text("malformed"), "message": .text(problem)])
    #expect(heard == [.object(["id": .number(1), "error": error])])
  }

  @Test(
    "refuses at once a program whose request has no number, since no answer could reach it",
    arguments: [
      #"{"url":"https://example.org/air"}"#, #"{"id":"one","url":"https://example.org/air"}"#, "5",
      #"{"id":1.5,"url":"https://example.org/air"}"#, #"{"id":1e30,"url":"https://example.org/air"}"#,
    ])
  func refusesWithoutNumber(fetch: String) async throws {
    try folder.add(
      "brisa-source-trial",
      script: ProgramFolder.source("say '{\"fetch\":\(fetch)}'; read -r line; say '{\"end\":true}'")
        .replacing("\"brisa_source\":1", with: "\"brisa_source\":2"))
    let failure = try #require(await Trial(folder.searchPath).ask("trial")[0].report.failure)
    #expect(failure.contains("does not speak the protocol: 1 line makes no sense: line 2: fetch"), "\(failure)")
  }

  @Test("ends with the question, however long an answer takes")
  func endsWithTheQuestion() async throws {
    // The network would take ten minutes, and the program would then end without a failure.
    let answer = try await answer([#"{"id":1,"url":"https://example.org/never"}"#], deadline: 2)
    #expect(answer.report.failure?.contains("did not answer within 2.0 seconds") == true, "\(answer.report)")
    #expect(try await folder.isQuiet())
  }

  @Test("is not for programs of version 1, whose input ends with the question")
  func isForVersionTwo() async throws {
    try folder.add(
      "brisa-source-trial",
      script: ProgramFolder.source(
        "say '{\"fetch\":{\"id\":1,\"url\":\"https://example.org/air\"}}'; read -r line && exit 9; say '{\"end\":true}'"
      ))
    let answer = await Trial(folder.searchPath).ask("trial")[0]
    #expect(answer.report.failure == nil)
    #expect(answer.report.notices.map(\.code) == ["bad-line"])
    #expect(answer.report.notices[0].message.contains("fetch: is known from version 2 of the protocol on"))
  }
}
