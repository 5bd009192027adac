import AirData
import Geo
import Testing

@testable import Setup

@Suite("Values as YAML writes them")
struct YAMLTextTests {
  /// The value that a configuration has which is written with it, as its sample is.
  private func read(_ written: String) throws -> SettingValue? {
    let text = "sources:\n  - id: a\n    settings:\n      x: \(written)\n      y: 1\n"
    let city = try ConfigurationFile.parse(text, file: "brisa.yml", folder: "/cities")
    #expect(city.sources.first?.settings["y"] == 1)
    return city.sources.first?.settings["x"]
  }

  @Test(
    "A plain text stands for itself, any other is in quotes",
    arguments: [
      ("feeds/hill.csv", "feeds/hill.csv"), ("València", "València"), ("on", "\"on\""), ("12", "\"12\""), ("", "\"\""),
      ("a: b", "\"a: b\""), ("say \"hi\"", #""say \"hi\"""#), ("a\\b", #""a\\b""#), ("a\nb", #""a\nb""#),
      ("a\u{1B}\u{7F}\u{2028}", #""a\u001b\u007f\u2028""#),
      // A mark that combines with a sign does not hide it, nor does a letter that takes the sign to itself.
      ("\"\u{301}", "\"\\\"\u{301}\""), ("a\u{D4E}: b", "\"a\u{D4E}: b\""),
    ])
  func scalars(text: String, written: String) {
    #expect(Array(YAMLText.scalar(text).utf8) == Array(written.utf8))
  }

  @Test("Whatever is written is read back as it was")
  func readBack() throws {
    // Without the byte order mark, which the reader takes for none of the text.
    let signs: [Unicode.Scalar] = [
      "\"", "\\", "\n", "\r", "\t", "\0", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "\u{301}",
      "\u{D4E}", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}", ":", "#", " ", "a", "é", "😀", "-", "'",
      "{", "%", "/", "1",
    ]
    var random = SeededRandom(seed: 20)
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...6, using: &random) { text.append(signs.randomElement(using: &random) ?? "a") }
      let written = YAMLText.scalar(String(text))
      guard case .text(let found) = try read(written) else {
        Issue.record("\(written) is no text")
        continue
      }
      #expect(found.unicodeScalars.elementsEqual(text), "\(written)")
    }
  }
}
