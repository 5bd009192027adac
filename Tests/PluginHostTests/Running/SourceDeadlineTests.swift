import Testing

@testable import PluginHost

@Suite("The deadline of a source")
struct SourceDeadlineTests {
  @Test("ends a program a little before, so that its last words can be told")
  func endsAProgramBefore() {
    #expect((10...18).contains(SourceDeadline(seconds: 20).secondsForProgram))
    // Two seconds before would leave a short one nothing.
    let short = SourceDeadline(seconds: 2).secondsForProgram
    #expect(short > 0 && short <= 1.8)
    #expect(SourceDeadline(seconds: 0).isNear && !SourceDeadline(seconds: 20).isNear)
  }

  @Test("may be endless, and is a day then")
  func endless() {
    #expect((86_000...86_400).contains(SourceDeadline(seconds: .infinity).secondsForProgram))
    #expect(SourceDeadline(seconds: -.infinity).isNear)
  }

  @Test("is known to what is asked, unless that is not wanted")
  func isKnown() async throws {
    let known = try await withDeadline(seconds: 60) { SourceDeadline.current?.seconds }
    let unknown = try await withDeadline(seconds: 60, isKnown: false) { SourceDeadline.current?.seconds }
    #expect(known == 60 && unknown == nil)
  }

  @Test("is told by a check with the last line of the log, and a stop is put behind it later")
  func finding() {
    #expect(DeadlineError.passed(seconds: 20).finding(lastWords: nil).hasSuffix("in 20.0 seconds"))
    #expect(
      DeadlineError.passed(seconds: 20).finding(lastWords: "waiting")
        == "the source hangs, without an answer in 20.0 seconds; the last line of its log: waiting")
  }
}
