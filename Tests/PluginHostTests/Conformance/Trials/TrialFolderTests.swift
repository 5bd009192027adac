import Files
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("The copy of a testcase that is damaged")
struct TrialFolderTests {
  private let plugin: TemporaryFolder
  private let testcase: Testcase

  init() throws {
    plugin = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: plugin.path("morning"), withIntermediateDirectories: false)
    let files = [
      "case.json": """
      {"settings": {}, "timeZone": "UTC",
       "query": {"box": [-1, 39, 0, 40], "start": "2026-03-02T08:00:00Z", "end": "2026-03-02T09:00:00Z"}}
      """, "expected.json": "{}", "feed.json": "[1, 2, 3]",
    ]
    for (name, text) in files { try plugin.write(text, as: "morning/\(name)") }
    testcase = try Testcase(plugin.path("morning"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: plugin.path("morning/\(name)"), withDestinationPath: target)
  }

  @Test("never changes what a link in the testcase leads to", arguments: Damage.all)
  func followsNoLink(damage: Damage) throws {
    let victim = try plugin.write("precious", as: "victim.json")
    try link("linked.json", to: victim)
    let copy = try TrialFolder(testcase, damage: damage)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    var status = stat()
    #expect(lstat("\(copy.path)/linked.json", &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    #expect(
      try Data(contentsOf: URL(filePath: "\(copy.path)/linked.json"))
        == Data(damage.applied(to: Array("precious".utf8))))
  }

  @Test("has what describes the case as it is, and goes with its last reference")
  func copies() throws {
    var copy: TrialFolder? = try TrialFolder(testcase, damage: Damage.all.first)
    let path = try #require(copy?.path)
    #expect(try String(contentsOfFile: "\(path)/expected.json", encoding: .utf8) == "{}")
    copy = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("is not made of what may never end, or leads nowhere", arguments: ["/dev/zero", "/nowhere"])
  func refuses(target: String) throws {
    try link("linked.json", to: target)
    #expect(throws: FileFault.self) { try TrialFolder(testcase, damage: nil) }
  }

  @Test("has no file of its feed anywhere else")
  func namesInside() throws {
    let text = try String(contentsOfFile: plugin.path("morning/case.json"), encoding: .utf8)
    try plugin.write("[]", as: "outside.json")
    let response = "{\"responses\": [{\"path\": \"/a\", \"file\": \"../outside.json\"}], "
    try plugin.write(text.replacing("{\"settings\"", with: response + "\"settings\""), as: "morning/case.json")
    let fault = #expect(throws: TestcaseFault.self) { try Testcase(plugin.path("morning")) }
    #expect(
      fault?.message.contains("must lie in the testcase's folder") == true,
      "\(fault?.message ?? "")")
  }
}
