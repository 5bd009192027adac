import Geo
import TestSupport
import Testing

@testable import Server

@Suite("JSON that is written straight into bytes")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("has members and elements with commas between, and none at the ends")
  func structure() {
    let json = text { json in
      json.object { json in
        json.member("a", 1)
        json.key("b")
        json.array([1, 2, 3]) { $0.number($1) }
        json.key("c")
        json.object { _ in }
        json.member("d", true)
      }
    }
    #expect(json == #"{"a":1,"b":[1,2,3],"c":{},"d":true}"#)
  }

  @Test(
    "rounds numbers to decimals, without zeros at the end",
    arguments: [
      (1.0, 3, "1"), (1.25, 1, "1.3"), (-0.04, 1, "0"), (-1.26, 1, "-1.3"), (0.000001, 6, "0.000001"),
      (123456.789, 2, "123456.79"), (0.1 + 0.2, 6, "0.3"), (.nan, 2, "null"), (.infinity, 2, "null"),
      (0.5, 12, "0.5"), (0.333333333333, 12, "0.333333333"), (1.5, -1, "2"),
    ])
  func numbers(_ value: Double, _ decimals: Int, _ expected: String) {
    #expect(text { $0.number(value, decimals: decimals) } == expected)
  }

  @Test("is read back as the text that was written, whatever its characters")
  func strings() throws {
    for word in ["", "a\"b\\c", "línea\nnueva\u{0}\u{1F}", "🚲/ñ", "</script>"] {
      #expect(try JSONValue(parsing: text { $0.string(word) }) == .text(word))
    }
  }

  @Test("has numbers as near as their decimals, for seeded ones of all sizes")
  func seeded() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let value = Double.random(in: -1...1, using: &random) * Double(1 << Int.random(in: 0...40, using: &random))
      let decimals = Int.random(in: 0...6, using: &random)
      let written = text { $0.number(value, decimals: decimals) }
      let read = try #require(Double(written), "\(value) with \(decimals) is \(written)")
      let step = Double(repeatElement(10, count: decimals).reduce(1) { $0 * Double($1) })
      #expect(abs(read - value) <= 0.5001 / step + abs(value) * 1e-15, "\(value) with \(decimals) is \(written)")
    }
  }
}
