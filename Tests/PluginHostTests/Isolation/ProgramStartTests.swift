import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("A program that is started")
struct ProgramStartTests {
  private let programs: ProgramFolder
  /// Who has the program open to write.
  private let writer: Int32

  init() throws {
    programs = try ProgramFolder()
    writer = open(try programs.add("brisa-source-trial", script: ProgramFolder.source("")), O_WRONLY | O_CLOEXEC)
    try #require(writer >= 0)
  }

  @Test("is not waited for without end where somebody has it open to write")
  func written() throws {
    defer { close(writer) }
    let problems = PluginHost.load(searchPath: programs.searchPath, into: Registry(), isolation: Trial.patient)
    #expect(problems.map(\.code) == [.cannotRun])
    #expect(problems.first?.message.hasSuffix("cannot be started (Text file busy).") == true)
  }

  @Test("is waited for while somebody still has it open to write")
  func beingWritten() throws {
    Thread.detachNewThread { [writer] in
      Thread.sleep(forTimeInterval: 0.2)
      close(writer)
    }
    let registry = Registry()
    #expect(PluginHost.load(searchPath: programs.searchPath, into: registry, isolation: Trial.patient) == [])
    #expect(registry.entries.map(\.manifest.id) == ["trial"])
  }
}
