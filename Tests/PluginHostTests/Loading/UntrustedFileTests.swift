import AirData
import Files
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("Plugins that are not taken")
struct UntrustedFileTests {
  @Test("are those that anyone may write, which are never started")
  func openToAll() throws {
    let programs = try ProgramFolder()
    let path = try programs.add("brisa-source-trial", script: ProgramFolder.source(""))
    chmod(path, 0o777)
    let registry = Registry()
    let problems = PluginHost.load(searchPath: programs.searchPath, into: registry, isolation: Trial.patient)
    #expect(problems.map(\.code) == [.notTrusted] && problems.first?.message.contains("anyone may write") == true)
    #expect(registry.entries.isEmpty && programs.processes.isEmpty)
  }

  @Test("are those of another user", .enabled(if: geteuid() == 0))
  func ofOthers() throws {
    let programs = try ProgramFolder()
    let path = try programs.add("brisa-source-trial", script: ProgramFolder.source(""))
    chown(path, 12_345, 12_345)
    let registry = Registry()
    let problems = PluginHost.load(searchPath: programs.searchPath, into: registry, isolation: Trial.patient)
    #expect(problems.map(\.code) == [.notTrusted] && problems.first?.message.contains("belongs to user") == true)
    #expect(programs.processes.isEmpty)
  }

  @Test("are libraries that are not as they were installed")
  func damaged() throws {
    let folder = LibraryFolder()
    let name = PluginFile.name(of: "station-csv")
    let path = try folder.add(name, copyOf: BuildFolder.plugin)
    let content = try Data(contentsOf: URL(filePath: path))
    try folder.add(InstalledDigests.fileName, Array("\(SHA256.hex(content))  \(name)\n".utf8))
    #expect(throws: Never.self) { try InstalledDigests.check(path) }
    for place in stride(from: 0, to: content.count, by: content.count / 20) {
      var damaged = content
      damaged[place] ^= 0x40
      try damaged.write(to: URL(filePath: path))
      let problem = #expect(throws: PluginProblem.self) { try PluginHost.load(file: path, into: Registry()) }
      #expect(problem?.code == .damaged)
    }
    try content.prefix(content.count / 2).write(to: URL(filePath: path))
    #expect(throws: PluginProblem.self) { try PluginHost.load(file: path, into: Registry()) }
  }

  @Test("are none where a folder keeps no list, or one that does not name them")
  func unlisted() throws {
    let folder = LibraryFolder()
    let path = try folder.add("libbrisa-x.so", [1, 2, 3])
    #expect(throws: Never.self) { try InstalledDigests.check(path) }
    try folder.add(InstalledDigests.fileName, Array("00  libbrisa-y.so\n".utf8))
    #expect(throws: Never.self) { try InstalledDigests.check(path) }
  }
}
