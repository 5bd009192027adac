import Foundation
import TestSupport
import Testing

/// The whole way of the one who has a feed, as `docs/plugins.md` goes it: template, build, check, installation, route.
@Suite("A newcomer's first plugin")
struct NewcomerTests {
  @Test("in Python goes the documented way and feeds a route", .enabled(if: Tool.python.isThere))
  func goesTheWayInPython() throws {
    let home = try Home()
    for step in try DocumentedStep.all(under: "### In Python") {
      if step.words.first == "route" { try home.switchOn("harbour-air") }
      try home.take(step)
    }
    try expectRoute(over: "harbour-air", from: home)
  }

  /// Compiles the kit and the plugin, which takes half a minute.
  @Test("in Swift goes the documented way and feeds a route")
  func goesTheWayInSwift() throws {
    let home = try Home()
    for step in try DocumentedStep.all(under: "### In Swift") {
      try home.take(step)
      if step.words.starts(with: ["plugin", "new"]) { try home.takeApart("hill-air") }
    }
    _ = try home.run(["init"])
    try home.switchOn("hill-air")
    try expectRoute(over: "hill-air", from: home)
  }

  private func expectRoute(over id: String, from home: Home) throws {
    let sources = try JSONValue(parsing: home.run(["sources", "--json"]).output)["sources"].elements
    #expect(sources.first { $0["id"].text == id }?["isolation"].text == "process")
    let words = ["--from", "39.4764,-0.4060", "--to", "39.4645,-0.3483", "--at", "2025-11-25T08:00"]
    let answer = try JSONValue(parsing: home.run(["route", "--config", "brisa.yml", "--json"] + words).output)
    let source = try #require(answer["air"]["sources"].elements.first { $0["id"].text == id })
    #expect(source["state"].text == "fresh")
    #expect(source["readings"].number == 3)
    #expect(answer["air"]["stations"].elements.contains(.text("north")))
    #expect(answer.noticeCodes.contains("bad-row"))
    // A second installation replaces the first, and a check afterwards does not stumble over it.
    #expect(try home.run(["plugin", "install", id]).status == 0)
    #expect(try home.run(["plugin", "check", id, "--only", "unique-id"]).status == 0)
  }
}

/// A command of the documentation, and the lines that it shows.
struct DocumentedStep {
  let words: [String]
  let lines: [String]

  /// The commands of a section's console blocks.
  static func all(under heading: String) throws -> [DocumentedStep] {
    let page = try String(contentsOf: Project.folder.appending(path: "docs/plugins.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: heading + "\n").dropFirst().first)
      .components(separatedBy: "\n### ")[0]
    let blocks = section.components(separatedBy: "```console\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let steps = blocks.flatMap { $0.components(separatedBy: "$ brisa ").dropFirst() }.map { text in
      let lines = text.split(separator: "\n").map(String.init)
      return DocumentedStep(words: lines[0].split(separator: " ").map(String.init), lines: Array(lines.dropFirst()))
    }
    try #require(steps.count >= 4)
    return steps
  }
}

/// A person's home folder outside the repository, and a server that plays their feed.
private final class Home {
  private let folder: TemporaryFolder
  private var server: LoopbackServer?

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `brisa` in the home folder.
  func run(_ words: [String]) throws -> Command.Result {
    var command = Command(environment: ["HOME": folder.url.path])
    command.folder = folder.url.path
    return try command.run(words)
  }

  /// Puts a word of a Swift plugin into a file of its own, which must be compiled with the source.
  func takeApart(_ plugin: String) throws {
    let source = folder.path("\(plugin)/Source.swift")
    let word = "\"is no address: write it like https://example.org/air.json\""
    let text = try String(contentsOfFile: source, encoding: .utf8)
    try #require(text.contains(word))
    try Data(text.replacing(word, with: "addressProblem").utf8).write(to: URL(filePath: source))
    try Data("let addressProblem = \(word)\n".utf8).write(to: URL(filePath: folder.path("\(plugin)/Words.swift")))
  }

  /// Runs a documented command, which must succeed and print the lines that are shown; `…` stands for any others.
  func take(_ step: DocumentedStep) throws {
    let result = try run(step.words)
    try #require(result.status == 0, "\(step.words): \(result.output)\(result.errors)")
    let lines = result.output.replacing(folder.url.path, with: "/home/ana").components(separatedBy: "\n")
    for line in step.lines where line != "…" { #expect(lines.contains(line), "\(step.words): \(result.output)") }
    if !step.lines.contains("…") { #expect(lines.filter { !$0.isEmpty } == step.lines) }
  }

  /// Switches a source's entry in `brisa.yml` on, with the recorded answer of its testcase for a feed.
  func switchOn(_ id: String) throws {
    let feed = try [UInt8](Data(contentsOf: URL(filePath: folder.path("\(id)/testcases/morning/measurements.json"))))
    let server = try LoopbackServer { connection, _ in connection.answer(body: feed) }
    self.server = server
    let sample = try String(contentsOfFile: folder.path("brisa.yml"), encoding: .utf8)
    let off = "  # - id: \(id)\n  #   settings:\n  #     url: https://example.org/ "
    try #require(sample.contains(off), "\(sample)")
    let on = "  - id: \(id)\n    settings:\n      url: \(server.url)/measurements.json "
    try folder.write(sample.replacing(off, with: on), as: "brisa.yml")
  }
}

/// A program that a test needs and that may be missing.
enum Tool: String {
  case python = "python3"

  var isThere: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }
}
