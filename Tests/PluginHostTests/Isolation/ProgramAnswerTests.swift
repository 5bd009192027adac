import Testing

@testable import PluginHost

@Suite("What a program has answered")
struct ProgramAnswerTests {
  @Test("lines that make no sense are borne up to the thousandth, and the first three are shown")
  func badLines() {
    var answer = ProgramAnswer(.readings, sourceID: "trial", mask: SecretMask())
    let replies = (1...1000).map { _ in answer.take(Array("nonsense".utf8)[...]) }
    #expect(replies == [ListenerReply](repeating: .more, count: 999) + [.refuse])
    let text = answer.refusal(file: "trial.py")
    // The first line is the handshake.
    #expect(text.hasPrefix("'trial.py' does not speak the protocol: 1000 lines make no sense: line 2: "), "\(text)")
    #expect(text.contains("; line 4: ") && !text.contains("line 5") && text.hasSuffix("; …."), "\(text)")
  }
}
