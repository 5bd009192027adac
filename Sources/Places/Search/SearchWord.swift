/// A word that is looked for, and all that it may stand for.
struct SearchWord {
  /// As it was typed, folded.
  let text: String
  /// Whether more letters may follow: it is the last one.
  let mayGoOn: Bool
  /// Words that it stands for, with how well they match, from 0 to 1; the word itself is one.
  private(set) var meanings: [String: Double]
  /// What kind of street or place it tells of, nil where it tells of none.
  private(set) var kind: String?

  /// How well what an abbreviation stands for matches, and another word of its kind.
  private static let (writtenOut, sameKind) = (0.95, 0.9)
  /// By how much worse a mistyped word matches for each slip.
  private static let lossOfSlip = 0.18
  /// How well a word matches of which only the beginning is typed: so much, and the more the more of it is.
  private static let (begun, begunShare) = (0.7, 0.25)

  /// Reads a word.
  init(_ text: String, mayGoOn: Bool) {
    self.text = text
    self.mayGoOn = mayGoOn
    meanings = [text: 1]
    kind = StreetWords.kind(of: text)
    for word in StreetWords.written(text) {
      meanings[word] = Self.writtenOut
      kind = kind ?? StreetWords.kind(of: word)
    }
  }

  /// Adds words that it may have been meant to be.
  mutating func add(_ mistyped: [(word: String, slips: Int)]) {
    for (word, slips) in mistyped where meanings[word] == nil {
      meanings[word] = 1 - Self.lossOfSlip * Double(slips)
    }
  }

  /// The word for the index: any of its meanings, its beginning, its kind.
  ///
  /// Letters and digits in quotes, nothing else.
  var expression: String {
    var parts = meanings.keys.sorted().map(Self.quoted)
    if mayGoOn { parts.append(Self.quoted(text) + "*") }
    if let kind { parts.append(Self.quoted(kind)) }
    return "(" + parts.joined(separator: " OR ") + ")"
  }

  /// Folded words hold no quotes; one that did would lose them.
  private static func quoted(_ word: String) -> String { "\"\(word.filter { $0 != "\"" })\"" }

  /// How well a word of a name matches, 0 for not at all.
  func likeness(to word: String) -> Double {
    var best = meanings[word] ?? 0
    if best < Self.sameKind, let kind, StreetWords.kind(of: word) == kind { best = Self.sameKind }
    if mayGoOn, best < 1, word.hasPrefix(text) {
      best = max(best, Self.begun + Self.begunShare * Double(text.count) / Double(word.count))
    }
    return best
  }
}
