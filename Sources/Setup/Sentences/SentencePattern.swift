internal import AirData

/// A sentence with places for values, `{1}` to `{9}`, in every language.
struct SentencePattern: Sendable {
  /// The wordings, with the places for values in them.
  let wording: LocalizedText
  /// What stands before the first value, between two of them and after the last one, in English.
  private let pieces: [String]
  /// Which value stands behind each piece but the last.
  private let order: [Int]

  /// Takes a sentence whose English wording has no two values side by side.
  init(_ wording: LocalizedText) {
    self.wording = wording
    (pieces, order) = Self.parted(wording.en)
  }

  /// What no value is made of: the more of it, the surer the sentence is the one.
  var letterCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// The values of an English sentence, nil where it is another one.
  func values(of sentence: String) -> [Int: String]? {
    guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else { return nil }
    guard pieces.count > 1 else { return sentence == first ? [:] : nil }
    var rest = sentence.dropFirst(first.count)
    var values: [Int: String] = [:]
    for (piece, number) in zip(pieces.dropFirst().dropLast(), order) {
      guard let place = rest.firstRange(of: piece) else { return nil }
      values[number] = String(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    guard rest.hasSuffix(last), let number = order.last else { return nil }
    values[number] = String(rest.dropLast(last.count))
    return values
  }

  /// The sentence with values, each in every language.
  func filled(_ values: [Int: LocalizedText]) -> LocalizedText {
    func text(_ language: Language) -> String {
      let (pieces, order) = Self.parted(wording[language])
      return zip(pieces, order).reduce(into: "") { text, part in
        text += part.0 + (values[part.1]?[language] ?? "")
      } + (pieces.last ?? "")
    }
    return LocalizedText(en: text(.en), es: text(.es), ca: text(.ca))
  }

  private static func parted(_ text: String) -> (pieces: [String], order: [Int]) {
    var pieces = [""]
    var order: [Int] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      pieces[pieces.count - 1] += rest[..<open]
      let number = rest[open...].dropFirst().prefix { $0 != "}" }
      rest = rest[number.endIndex...].dropFirst()
      guard let number = Int(number) else { continue }
      order.append(number)
      pieces.append("")
    }
    pieces[pieces.count - 1] += rest
    return (pieces, order)
  }
}
