/// A text that is looked for, in words.
struct SearchWords {
  /// Its words, the small ones left out unless there are no others.
  var words: [String]
  /// The house number that it may hold, as it is written, and the words that are left without it.
  var number: (text: String, rest: [String])?

  /// Reads a text.
  init(_ text: String) {
    words = Self.telling(Folding.words(text))
    let pieces = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    for (place, piece) in pieces.enumerated().reversed() where pieces.count > 1 {
      guard let number = Self.number(piece) else { continue }
      var (written, end) = (piece, place + 1)
      // `12 B`, `12 bis`
      if number.suffix.isEmpty, number.low == number.high, end < pieces.count, Self.isSuffix(pieces[end]) {
        written += " " + pieces[end]
        end += 1
      }
      guard HouseNumber(written) != nil else { continue }
      let rest = Self.telling(Folding.words((pieces[..<place] + pieces[end...]).joined(separator: " ")))
      guard !rest.isEmpty else { continue }
      self.number = (written, rest)
      return
    }
  }

  /// A house number of a street; five digits are a postcode, which may begin with zeros.
  private static func number(_ text: String) -> HouseNumber? {
    guard text.prefix(while: \.isNumber).count < 5, text.filter(\.isNumber).count < 9,
      let number = HouseNumber(text)
    else { return nil }
    return number.suffix.count <= 2 ? number : nil
  }

  private static func isSuffix(_ text: String) -> Bool {
    let word = Folding.folded(text)
    return word == "bis" || (word.count == 1 && word.first?.isLetter == true)
  }

  private static func telling(_ words: [String]) -> [String] {
    let telling = words.filter { !StreetWords.small.contains($0) }
    return Array((telling.isEmpty ? words : telling).prefix(PlaceQuery.maxWords))
  }
}
