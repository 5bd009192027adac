import Foundation
import TestSupport
import Testing

@Suite("The source in Python")
struct PythonSourceTests {
  private static let program = Project.folder.appending(path: "docs/examples/hill.py").path
  private static let page = Project.folder.appending(path: "docs/source-protocol.md")

  /// What the page shows: the question, and the lines of the answer.
  private static func transcript() throws -> (question: String, answer: String) {
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```console\n").dropFirst().first)
    let lines = block.components(separatedBy: "\n```").first?.components(separatedBy: "\n") ?? []
    try #require(lines.first == "$ ./hill.py")
    return (lines.count > 2 ? lines[2] : "", ([lines[1]] + lines.dropFirst(3)).joined(separator: "\n") + "\n")
  }

  @Test("says what the page on the protocol shows")
  func transcriptIsReal() throws {
    let folder = try TemporaryFolder()
    try folder.write("time,no2\n2026-03-02T08:00:00Z,21.5\n2026-03-02T09:00:00Z,?\n", as: "hill.csv")
    let (question, answer) = try Self.transcript()
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.currentDirectoryURL = folder.url
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((question + "\n").utf8))
    try input.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: written, as: UTF8.self) == answer)
    #expect(process.terminationStatus == 0)
  }

  @Test("feeds the air of a place")
  func feedsTheAir() throws {
    let folder = try TemporaryFolder()
    try folder.write("time,no2\n2026-03-02T08:00:00Z,21.5\n2026-03-02T09:00:00Z,?\n", as: "hill.csv")
    let config = try folder.write(
      "sources: [{id: exec, settings: {program: \(Self.program), path: hill.csv}}]\n", as: "brisa.yml")
    let at = ["--at", "2026-03-02T08:30:00Z"]
    let answer = try Clean.json(["air", "39.481,-0.366", "--config", config] + at)
    #expect(answer["air"]["sources"][0]["id"].text == "hill")
    #expect(answer["air"]["sources"][0]["state"].text == "fresh")
    #expect(answer["air"]["attribution"] == .array([.text("The hill's observers (CC-BY-4.0)")]))
    #expect(answer.noticeCodes.contains("bad-row"))
  }

  @Test("refuses settings that cannot work, as any source does")
  func refusesSettings() throws {
    let folder = try TemporaryFolder()
    let yaml = """
      sources:
        - id: exec
          settings:
            program: \(Self.program)
            url: http://example.org
      """
    let config = try folder.write(yaml, as: "brisa.yml")
    let result = try Clean.run(["air", "39.481,-0.366", "--config", config])
    #expect(result.status == 78)
    #expect(result.errors == "brisa: \(config):5:7: Source 'hill': Setting 'url' must begin with https://.\n")
  }
}
