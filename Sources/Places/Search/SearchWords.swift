/// A text that is looked for, in words.
struct SearchWords {
  /// Its words, the small ones left out unless there are no others.
  var words: [String]
  /// The house number that it may hold, as it is written, and the words that are left without it.
  var number: (text: String, rest: [String])?

  /// The house number, and the street in front of it, where a staircase, floor or door follows: `Bulevardi 12 A 4`
  /// is in number `12 A`.
  var house: (text: String, rest: [String])?

  /// Reads a text.
  init(_ text: String) {
    words = Self.telling(Folding.words(text))
    let pieces = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard pieces.count > 1 else { return }
    for place in pieces.indices.reversed() {
      guard let (number, end) = Self.number(in: pieces, at: place) else { continue }
      let rest = Self.telling(Folding.words((pieces[..<place] + pieces[end...]).joined(separator: " ")))
      guard !rest.isEmpty else { continue }
      self.number = (number, rest)
      break
    }
    house = Self.house(in: pieces)
  }

  /// The first number behind which nothing stands but parts of a house, and the street in front of it.
  private static func house(in pieces: [String]) -> (text: String, rest: [String])? {
    for place in pieces.indices.dropFirst() {
      guard let (number, end) = Self.number(in: pieces, at: place) else { continue }
      let street = Self.telling(Folding.words(pieces[..<place].joined(separator: " ")))
      let parts = Folding.words(pieces[end...].joined(separator: " "))
      // `Avinguda 9 d'Octubre` has a number in its name, and so a kind of street alone is no name.
      guard !parts.isEmpty, parts.allSatisfy(StreetWords.isPartOfHouse),
        street.contains(where: { StreetWords.kind(of: $0) == nil })
      else { continue }
      return (number, street)
    }
    return nil
  }

  /// The house number that begins with a piece, with its letter, and where the pieces behind it begin.
  private static func number(in pieces: [String], at place: Int) -> (text: String, end: Int)? {
    guard let number = Self.number(pieces[place]) else { return nil }
    var (written, end) = (pieces[place], place + 1)
    // `12 B`, `12 bis`
    if number.suffix.isEmpty, number.low == number.high, end < pieces.count, isSuffix(pieces[end]) {
      written += " " + pieces[end]
      end += 1
    }
    guard HouseNumber(written) != nil else { return nil }
    return (written, end)
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
