import Testing

@testable import PluginHost

@Suite("The log of a program")
struct ProgramLogTests {
  /// What is handed on of a log of so many lines.
  private func lines(of count: Int) -> [String] {
    var lines: [String] = []
    var log = ProgramLog(mask: SecretMask()) { lines.append($0) }
    for number in 0..<count { log.add(Array("line \(number)\n".utf8)[...]) }
    log.finish()
    return lines
  }

  @Test("is handed on whole up to two hundred lines", arguments: [0, 1, 199, 200])
  func whole(count: Int) {
    #expect(lines(of: count) == (0..<count).map { "line \($0)" })
  }

  @Test("goes on behind a line that was too long to keep, and ends with what has no line end")
  func overlong() {
    var lines: [String] = []
    var log = ProgramLog(mask: SecretMask()) { lines.append($0) }
    let flood = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000)
    for _ in 0..<5 { log.add(flood[...]) }
    log.add(Array("its end\nFatal error: all is lost\nframe 1".utf8)[...])
    log.finish()
    #expect(lines == ["Fatal error: all is lost", "frame 1"] && log.lastLine == "Fatal error: all is lost")
  }

  @Test("says once that further lines are left out, where some are", arguments: [201, 400])
  func cut(count: Int) {
    #expect(lines(of: count) == (0..<200).map { "line \($0)" } + ["(further lines of its log are left out)"])
  }
}
