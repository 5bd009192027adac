import AirData
import Setup
import Testing

@Suite("Sentences in every language")
struct SentencesTests {
  @Test("each has three wordings with the same values", arguments: Sentences.all)
  func isWhole(_ sentence: LocalizedText) {
    let values = Self.values(sentence.en)
    for text in [sentence.es, sentence.ca] {
      #expect(!text.isEmpty && text != sentence.en)
      #expect(Self.values(text) == values, "\(text)")
    }
  }

  @Test("no English wording stands twice")
  func isUnique() {
    #expect(Set(Sentences.all.map(\.en)).count == Sentences.all.count)
  }

  @Test("each is found again with its values in it", arguments: Sentences.all)
  func isFound(_ sentence: LocalizedText) {
    let fill = { (text: String) in
      Self.values(text).reduce(text) { $0.replacing($1, with: "x\($1.dropFirst().dropLast())y") }
    }
    let translated = Sentences.translated(LocalizedText(same: fill(sentence.en)))
    #expect(translated.en == fill(sentence.en))
    #expect(translated.es == fill(sentence.es))
    #expect(translated.ca == fill(sentence.ca))
  }

  @Test("a problem within a sentence is translated with it")
  func nests() {
    let text = Sentences.translated(
      LocalizedText(same: "'a.brisa' cannot be read as a street network (it is empty): fetch or build it again."))
    #expect(text.es.hasPrefix("'a.brisa' no se puede leer como red de calles (está vacío)"))
    #expect(text.ca.hasPrefix("'a.brisa' no es pot llegir com a xarxa de carrers (està buit)"))
  }

  @Test("what is translated already, or in no table, stays as it is")
  func leavesOthers() {
    let own = LocalizedText(en: "There is no file 'a': check the path.", es: "No está.", ca: "No hi és.")
    #expect(Sentences.translated(own) == own)
    let unknown = LocalizedText(same: "The moon is made of cheese.")
    #expect(Sentences.translated(unknown) == unknown)
    #expect(Sentences.translated(LocalizedText(same: "")) == LocalizedText(same: ""))
  }

  /// `{1}`, `{2}` of a wording, in order.
  private static func values(_ text: String) -> [String] {
    (1...9).map { "{\($0)}" }.filter { text.contains($0) }
  }
}
