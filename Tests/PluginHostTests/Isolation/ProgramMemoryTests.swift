import AirData
import Foundation
import Testing

@testable import PluginHost

@Suite("What is remembered of a program")
struct ProgramMemoryTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let memory = ProgramMemory()

  private func settings(_ word: String) throws -> SourceSettings {
    try SourceSettings(["word": .text(word)], specs: [SettingSpec("word", .text, help: "A word.")])
  }

  @Test("Settings whose check fails again and again are checked less and less often, and others at once")
  func failedChecks() throws {
    let (bad, other) = (try settings("bad"), try settings("other"))
    var time = now
    for pause in [1.0, 2, 4] {
      #expect(memory.isCheckDue(bad, at: time))
      memory.noteFailedCheck(bad, at: time)
      #expect(!memory.isCheckDue(bad, at: time + pause - 0.5))
      time += pause
    }
    #expect(memory.isCheckDue(other, at: now))
  }

  @Test("Settings that were found sound are not checked again, whatever comes of a check beside it")
  func soundSettings() throws {
    let settings = try settings("good")
    memory.noteSound(settings)
    memory.noteFailedCheck(settings, at: now)
    #expect(!memory.isCheckDue(settings, at: now + 1000))
  }
}
