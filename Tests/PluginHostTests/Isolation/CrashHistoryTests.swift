import Foundation
import Testing

@testable import PluginHost

@Suite("A source that keeps crashing")
struct CrashHistoryTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("is told with one stop, whatever its log ends with")
  func stops() {
    let endpoint = Isolation().endpoint(ofLibrary: "/plugins/hill.so")
    let sentence = endpoint.sentence(ProgramResult(end: .exited(status: 1), lastWords: "Boom."), seconds: 1)
    #expect(sentence.hasSuffix("crashed with status 1; the last line of its log: Boom."))
    #expect(ProgramSource.words(ofCrash: sentence + ProgramSource.restartWords) + "." == sentence)
  }

  @Test("rests for twice as long each time, up to five minutes, and for none once it has answered")
  func doubles() {
    let history = CrashHistory()
    var time = start
    for pause in [1.0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
      #expect(history.secondsLeft(at: time) == nil)
      history.crashed(at: time)
      #expect(history.secondsLeft(at: time) == pause)
      time += pause
    }
    history.answered()
    history.crashed(at: time)
    #expect(history.secondsLeft(at: time) == 1)
  }

  @Test("rests no longer where several questions were under way when it crashed")
  func together() {
    let history = CrashHistory()
    for _ in 0..<8 { history.crashed(at: start) }
    #expect(history.secondsLeft(at: start) == 1)
    #expect(history.secondsLeft(at: start + 1) == nil)
  }

  @Test("does not rest longer because the clock was set back")
  func clockSetBack() {
    let history = CrashHistory()
    history.crashed(at: start)
    #expect(history.secondsLeft(at: start - 3600) == nil)
  }
}
