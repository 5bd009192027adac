import Testing

@testable import PluginHost

@Suite("A stream that is cut into lines")
struct LineSplitterTests {
  /// The lines of a text that comes in pieces of some bytes; nil where one is too long.
  private func lines(of text: String, inPiecesOf size: Int, maxLineBytes: Int = 100) -> [String]? {
    var splitter = LineSplitter(maxLineBytes: maxLineBytes)
    var lines: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let isShort = splitter.add(bytes[start..<min(bytes.count, start + size)]) { line in
        lines.append(String(decoding: line, as: UTF8.self))
        return true
      }
      if !isShort { return nil }
    }
    splitter.finish { line in
      lines.append(String(decoding: line, as: UTF8.self))
      return true
    }
    return lines
  }

  @Test("has the same lines in whatever pieces it comes", arguments: 1...12)
  func pieces(size: Int) {
    #expect(lines(of: "one\n\n«dos»\r\ntres\n", inPiecesOf: size) == ["one", "", "«dos»\r", "tres"])
    #expect(lines(of: "one\nbroken o", inPiecesOf: size) == ["one", "broken o"])
    #expect(lines(of: "", inPiecesOf: size) == [])
  }

  @Test("may have lines of so many bytes and no more", arguments: [1, 7, 1000])
  func longest(size: Int) {
    let (longest, longer) = (String(repeating: "x", count: 20), String(repeating: "x", count: 21))
    #expect(lines(of: longest, inPiecesOf: size, maxLineBytes: 20) == [longest])
    #expect(lines(of: "a\n\(longer)", inPiecesOf: size, maxLineBytes: 20) == nil)
  }

  @Test("is heard no further than the listener wants")
  func stops() {
    var splitter = LineSplitter(maxLineBytes: 100)
    var heard = 0
    let isShort = splitter.add(Array("one\ntwo\nthree\n".utf8)[...]) { _ in
      heard += 1
      return heard < 2
    }
    #expect(isShort && heard == 2)
  }
}
