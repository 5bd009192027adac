import Foundation
import Testing
import TestSupport

@Suite("Phrases of the program")
struct PhraseTests {
  private static let phrases = Result { try Phrase.all(in: Project.folder.appending(path: "Sources")) }

  @Test("none lacks a language, or a value in one of them")
  func areWhole() throws {
    let phrases = try Self.phrases.get()
    #expect(phrases.count > 500)
    for phrase in phrases {
      #expect(!phrase.es.isEmpty && !phrase.ca.isEmpty, "\(phrase)")
      for text in [phrase.es, phrase.ca] { #expect(Phrase.values(text) == Phrase.values(phrase.en), "\(phrase)") }
    }
  }

  @Test("the command says nothing in English alone", arguments: ["Text", "Commands", "Options", "Terminal"])
  func hasNoneOfEnglishAlone(folder: String) throws {
    let spoken = /(Terminal\.(event|notice|progress)|OutputFile\.write|Figures\.count)\([^"\n]*"([^"\n]*)"/
    let folder = Project.folder.appending(path: "Sources/brisa/\(folder)")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: spoken) {
        let words = match.output.3.replacing(/\\\([^)]*\)?|\\n/, with: "").split { !$0.isLetter }.filter {
          $0.count > 2
        }
        #expect(words.allSatisfy { Self.names.contains(String($0)) }, "\(file): \(match.output.0)")
      }
    }
  }

  /// Words that are the same in every language.
  private static let names: Set<String> = ["brisa", "TileJSON", "tiles", "json", "graph"]
}

/// A phrase of the sources, with its literals as they are written.
private struct Phrase: CustomStringConvertible {
  var en = ""
  var es = ""
  var ca = ""

  var description: String { "\(en) | \(es) | \(ca)" }

  static func all(in folder: URL) throws -> [Phrase] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "LocalizedText(").dropFirst()
          .compactMap { Phrase(arguments: $0) }
      }
  }

  /// `{1}`, `{2}` of a wording.
  static func values(_ text: String) -> Set<String> { Set(text.matches(of: /\{[0-9]\}/).map { String($0.output) }) }

  /// Takes `en: "…", es: "…", ca: "…")`; nil where that is not what stands there.
  private init?(arguments: Substring) {
    let parts = arguments.split(separator: /(?:^|[\s,])(?:en|es|ca):\s/, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].allSatisfy(\.isWhitespace) else { return nil }
    guard let en = Self.literal(parts[1]), let es = Self.literal(parts[2]), let ca = Self.literal(parts[3]) else {
      return nil
    }
    self.en = en
    self.es = es
    self.ca = ca
  }

  /// The literals at the beginning of an expression, put together; nil where it begins with none.
  private static func literal(_ text: Substring) -> String? {
    let literal = /\s*\+?\s*(?:"""\n([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)")/
    var text = text
    guard text.firstMatch(of: literal)?.range.lowerBound == text.startIndex else { return nil }
    var whole = ""
    while let match = text.prefixMatch(of: literal) {
      whole += match.output.1 ?? match.output.2 ?? ""
      text = text[match.range.upperBound...]
    }
    return whole
  }
}
