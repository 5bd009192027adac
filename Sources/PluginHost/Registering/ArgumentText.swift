/// Arguments of a program in one text, as a shell would split them; nothing else of a shell is understood.
enum ArgumentText {
  /// The words of a text: spaces between them, quotes of either kind and backslashes for what is not to be split.
  /// - Returns: Nil when a quote is never closed.
  static func split(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" && quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    return word.map { words + [$0] } ?? words
  }
}
