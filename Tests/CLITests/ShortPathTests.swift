import Foundation
import TestSupport
import Testing

@Suite("Paths of one character, and of none")
struct ShortPathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["valencia.osm", "stations.csv"] {
      try FileManager.default.copyItem(
        at: BuiltProducts.city.appending(path: name), to: folder.url.appending(path: name))
    }
    try FileManager.default.copyItem(
      at: BuiltProducts.city.appending(path: "brisa.yml"), to: folder.url.appending(path: "c"))
  }

  private func run(_ words: [String], _ environment: [String: String] = [:]) throws -> Command.Result {
    var command = Command(environment: environment)
    command.folder = folder.url.path
    return try command.run(words)
  }

  @Test("are paths like any other")
  func ofOneCharacter() throws {
    let time = ["--at", "2026-11-24T08:00"]
    #expect(try run(["stations", "--config", "c"] + time).status == 0)
    #expect(try run(["stations"] + time, ["BRISA_CONFIG": "c"]).status == 0)
    let sync = try run(["sync", "--archive", "a", "--config", "c"])
    #expect(sync.status == 0, "\(sync.errors)")
    #expect(try run(["status", "--archive", "a", "--config", "c"]).status == 0)
    for command in ["sync", "status"] {
      let result = try run([command, "--archive", ".", "--config", "c"])
      #expect(result.status == 74 && result.errors.contains("'.' is a folder: name a file for the archive"))
    }
    let yaml = try String(contentsOfFile: folder.path("c"), encoding: .utf8)
    try folder.write(yaml + "\narchive: b\n", as: "d")
    #expect(try run(["sync", "--config", "d"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("b")))
    #expect(try run(["network", "build", "valencia.osm", "-o", "n"]).status == 0)
    #expect(try run(["network", "info", "n"]).status == 0)
  }

  @Test(
    "are refused where a shell left nothing of them",
    arguments: [
      ["init", ""], ["init", "-o", ""], ["plugin", "new", "port", "--language", "python", "-o", ""],
      ["heatmap", "-o", ""], ["route", "--config", ""],
    ])
  func ofNone(words: [String]) throws {
    let result = try run(words)
    #expect(
      result.status == 64 && result.errors.contains("is empty: write a name or a value there"), "\(result.errors)")
  }

  @Test("are no place for a cache, which is never a shared one")
  func ofACache() throws {
    let temporary = folder.path("tmp")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
    let environment = ["XDG_CACHE_HOME": "", "HOME": "", "TMPDIR": temporary]
    let result = try run(["stations", "--config", "c", "--at", "2026-11-24T08:00"], environment)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  @Test("are more than a system may open that opens next to nothing", arguments: [8, 16, 31])
  func tooFewFiles(limit: Int) throws {
    var command = Command()
    command.executable = URL(fileURLWithPath: "/bin/sh")
    let result = try command.run([
      "-c", "ulimit -n \(limit); exec \"$0\" sources", BuiltProducts.folder.appending(path: "brisa").path,
    ])
    #expect(result.status == 74 && result.errors.contains("raise the limit"), "\(result.errors)")
  }
}
