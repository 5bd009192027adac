/// All that is known of a language: phrases that a translator edits, and the few rules by which words meet.
struct LanguageTable: Sendable {
  /// The phrases; `{name}` is the place of a value.
  let phrases: [Phrase: String]
  /// The words by which names of streets begin in this language, by their article.
  var articles: [String: [String]] = [:]
  /// The words by which names of streets begin in other languages, by their article.
  var foreignArticles: [String: [String]] = [:]
  /// What becomes of a word and the article after it: `de el` to `del`.
  var contractions: [String: String] = [:]
  /// What becomes of a word before a name that begins with a vowel.
  var elided: [String: String] = [:]
  /// What stands before decimals.
  let decimalMark: String

  /// A phrase with its values.
  ///
  /// Where a value begins with an article, it is drawn together with the word before it, as the language has it.
  func say(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    var text = ""
    var rest = Substring(phrases[phrase] ?? phrase.rawValue)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let value = values[String(rest[rest.index(after: open)..<close])] ?? ""
      text = joined(text, value)
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// A text and the value that follows it.
  private func joined(_ text: String, _ value: String) -> String {
    guard text.hasSuffix(" ") else { return text + value }
    let words = text.dropLast()
    let start = words.lastIndex(of: " ").map { words.index(after: $0) } ?? words.startIndex
    let word = String(words[start...])
    if let space = value.firstIndex(of: " "), let one = contractions[word + " " + value[..<space]] {
      return words[..<start] + one + value[space...]
    }
    if let short = elided[word], let first = value.first, Self.vowels.contains(first) {
      return words[..<start] + short + value
    }
    return text + value
  }

  private static let vowels: Set<Character> = Set("aeiouàèéíïòóúühAEIOUÀÈÉÍÏÒÓÚÜH")

  /// The name of a street with its article, where the language gives it one.
  func withArticle(_ name: String) -> String {
    let small = name.lowercased()
    if let (article, word) = Self.article(small, articles) {
      return Self.attached(article, word + name.dropFirst(word.count))
    }
    return Self.article(small, foreignArticles).map { Self.attached($0.article, name) } ?? name
  }

  private static func attached(_ article: String, _ name: String) -> String {
    article.hasSuffix("'") ? article + name : article + " " + name
  }

  /// The article of a name in small letters, and the word that it goes by.
  private static func article(
    _ name: String, _ articles: [String: [String]]
  ) -> (article: String, word: String)? {
    for (article, words) in articles {
      if let word = words.first(where: { name == $0 || name.hasPrefix($0 + " ") }) { return (article, word) }
    }
    return nil
  }
}
