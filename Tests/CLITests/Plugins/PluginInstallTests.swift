import Foundation
import TestSupport
import Testing

@Suite("An installed program", .enabled(if: Tool.python.isThere))
struct PluginInstallTests {
  private let bench: PluginBench
  private let plugin: String
  private var program: String { plugin + "/brisa-source-port" }
  private var alone: String { bench.installed + "/brisa-source-port" }
  private var inFolder: String { bench.installed + "/port/brisa-source-port" }

  init() throws {
    bench = try PluginBench()
    plugin = try bench.make("port")
  }

  /// Gives the program a module of its own, which it needs to start.
  private func addModule() throws {
    try Data("UNIT = 'ppb'\n".utf8).write(to: URL(filePath: plugin + "/port_units.py"))
    try bench.replace("import json\n", with: "import json\nimport port_units\n", in: program)
  }

  private func files() throws -> [(id: String, file: String)] {
    let sources = try JSONValue(parsing: bench.output(["sources", "--json"]))["sources"].elements
    return sources.compactMap { source in source["id"].text.map { ($0, source["file"].text ?? "") } }
      .filter { $0.0 == "port" }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test("has the files beside it that it needs, in a folder of its name, and takes the place of one without")
  func takesItsFilesAlong() throws {
    _ = try bench.output(["plugin", "install", plugin])
    #expect(exists(alone) && !exists(inFolder))
    try addModule()
    #expect(try bench.output(["plugin", "install", plugin]).contains("is installed: \(inFolder)"))
    #expect(!exists(alone) && exists(bench.installed + "/port/port_units.py"))
    #expect(!exists(bench.installed + "/port/testcases") && !exists(bench.installed + "/port/README.md"))
    #expect(try files().map(\.file) == [inFolder])
    // Again over itself, and from where it lies.
    for folder in [plugin, bench.installed + "/port"] { _ = try bench.output(["plugin", "install", folder]) }
    #expect(try files().map(\.file) == [inFolder])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.installed) == ["port"])
  }

  @Test("stays where the copy of a newer one does not start, and the sentence says why")
  func staysWhereTheNewOneDoesNotStart() throws {
    _ = try bench.output(["plugin", "install", plugin])
    let before = try Data(contentsOf: URL(filePath: alone))
    // What lies in its testcases is not installed.
    try bench.replace(
      "MANIFEST = {", with: "open(__file__.rpartition('/')[0] + '/testcases/morning/case.json')\nMANIFEST = {",
      in: program)
    let result = try bench.run(["plugin", "install", plugin])
    #expect(result.status == 65)
    #expect(result.errors.contains("does not start, so it is not installed: "), "\(result.errors)")
    #expect(try Data(contentsOf: URL(filePath: alone)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.installed) == ["brisa-source-port"])
  }

  @Test("does not take the place of a folder that is no plugin's")
  func leavesStrangersAlone() throws {
    let stranger = bench.installed + "/port"
    try FileManager.default.createDirectory(atPath: stranger, withIntermediateDirectories: true)
    try addModule()
    let result = try bench.run(["plugin", "install", plugin])
    #expect(result.status == 78)
    #expect(result.errors.contains("is there already and holds no 'brisa-source-port'"), "\(result.errors)")
    #expect(exists(stranger))
  }
}
