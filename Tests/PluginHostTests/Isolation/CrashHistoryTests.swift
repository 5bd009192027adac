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
    #expect(history.secondsLeft(at: start) == nil)
    let pauses = (0..<11).map { _ in
      history.crashed(at: start)
      return history.secondsLeft(at: start)
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    #expect(history.secondsLeft(at: start + 299) == 1)
    #expect(history.secondsLeft(at: start + 300) == nil)
    history.answered()
    history.crashed(at: start)
    #expect(history.secondsLeft(at: start) == 1)
  }

  @Test("does not rest longer because the clock was set back")
  func clockSetBack() {
    let history = CrashHistory()
    history.crashed(at: start)
    #expect(history.secondsLeft(at: start - 3600) == nil)
  }
}
