import Foundation
import TestSupport
import Testing

@Suite("brisa plugin new")
struct PluginNewTests {
  @Test("writes a folder with a program, a README, a sample and a testcase")
  func writesAFolder() throws {
    let bench = try PluginBench()
    let plugin = try bench.make("port-air")
    let files = try FileManager.default.subpathsOfDirectory(atPath: plugin)
    #expect(
      Set(files).isSuperset(of: [
        "README.md", "brisa-source-port-air", "sample.yml", "testcases/morning/case.json",
        "testcases/morning/expected.json",
      ]))
    #expect(FileManager.default.isExecutableFile(atPath: plugin + "/brisa-source-port-air"))
  }

  @Test("refuses the name that stands for programs of a configuration")
  func refusesExec() throws {
    let bench = try PluginBench()
    let result = try bench.run(["plugin", "new", "exec", "--language", "python", "-o", bench.folder.path("exec")])
    #expect(result.status == 64)
    #expect(result.errors.contains("'exec' means a program that the configuration names"), "\(result.errors)")
  }

  @Test("leaves nothing of the template's own name and places", arguments: ["python", "swift"])
  func leavesNothingOfTheTemplate(language: String) throws {
    let bench = try PluginBench()
    let plugin = try bench.make("port-air", language)
    for file in try FileManager.default.subpathsOfDirectory(atPath: plugin) {
      #expect(!file.contains("my-feed"))
      guard let text = try? String(contentsOfFile: "\(plugin)/\(file)", encoding: .utf8) else { continue }
      for word in ["my-feed", "MyFeed", "My feed", "../../kit"] { #expect(!text.contains(word), "\(file): \(word)") }
    }
  }

  @Test("is some sixty lines of code", arguments: ["python/brisa-source-my-feed", "swift/Source.swift"])
  func isShort(file: String) throws {
    let text = try String(contentsOf: Project.folder.appending(path: "plugins/templates/\(file)"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("#") && !line.hasPrefix("\"\"\"")
    }
    #expect((40...80).contains(lines.count), "\(lines.count) lines")
  }

  @Test("answers the same in both languages: the testcases are one")
  func hasTheSameTestcases() throws {
    let templates = Project.folder.appending(path: "plugins/templates")
    for file in ["case.json", "expected.json", "measurements.json"] {
      let texts = try ["python", "swift"].map {
        try String(contentsOf: templates.appending(path: "\($0)/testcases/morning/\(file)"), encoding: .utf8)
      }
      #expect(texts[0] == texts[1], "\(file)")
    }
  }
}
