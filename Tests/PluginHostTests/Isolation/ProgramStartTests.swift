import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("A program that is started")
struct ProgramStartTests {
  @Test("is waited for while somebody still has it open to write")
  func beingWritten() throws {
    let programs = try ProgramFolder()
    let path = try programs.add("brisa-source-trial", script: ProgramFolder.source(""))
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    #expect(writer >= 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      close(writer)
    }
    let registry = Registry()
    #expect(PluginHost.load(searchPath: programs.searchPath, into: registry, isolation: Trial.patient) == [])
    #expect(registry.entries.map(\.manifest.id) == ["trial"])
  }
}
