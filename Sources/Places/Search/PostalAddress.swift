/// An address as one writes it on a letter: the map of one city often knows no postcode, town or country.
struct PostalAddress {
  private struct Piece {
    /// Which of the parts between commas it is of.
    let part: Int
    let text: String
  }

  /// Texts that are looked for at most.
  private static let maxTexts = 4

  /// Numbers of five digits or more.
  private(set) var postcodes: [String] = []
  /// Whether anything is left out before what stands behind commas is.
  private(set) var isShorter = false
  private var pieces: [Piece] = []

  /// Reads a text that is asked of a town, whose name may be empty.
  init(_ text: String, town: String) {
    for (part, words) in text.split(separator: ",").enumerated() {
      pieces += words.split(whereSeparator: \.isWhitespace).map { Piece(part: part, text: String($0)) }
    }
    let all = pieces.count
    postcodes = pieces.compactMap { Self.postcode($0.text) }
    pieces.removeAll { Self.postcode($0.text) != nil }
    // What stands first is the name itself.
    let names = pieces.dropFirst().filter { !StreetWords.countries.contains(Folding.folded($0.text)) }
    pieces = Array(pieces.prefix(1) + names)
    leaveOut(town.split(whereSeparator: \.isWhitespace).map { Folding.folded(String($0)) })
    isShorter = pieces.count < all
  }

  /// The text without postcodes, town and countries, then also without what stands behind the last comma, and so on.
  var texts: [String] {
    let parts = Set(pieces.map(\.part)).sorted().reversed()
    let texts = parts.map { last in pieces.filter { $0.part <= last }.map(\.text).joined(separator: " ") }
    return Array(texts.filter { $0.contains(where: \.isLetter) }.prefix(Self.maxTexts))
  }

  private mutating func leaveOut(_ town: [String]) {
    guard !town.isEmpty, pieces.count > town.count else { return }
    let words = pieces.map { Folding.folded($0.text) }
    for start in (1...pieces.count - town.count).reversed() where Array(words[start..<start + town.count]) == town {
      pieces.removeSubrange(start..<start + town.count)
      return
    }
  }

  /// The digits of `00100` or `FI-00100`, nil for all else.
  private static func postcode(_ text: String) -> String? {
    let words = Folding.words(text)
    guard let digits = words.last, digits.count >= 5, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      words.count == 1 || words.count == 2 && words[0].count <= 2
    else { return nil }
    return digits
  }
}
