internal import AirData
internal import Foundation

/// What stands behind the numbers of a class: a unit or a pollutant's name, with words behind it, or words in brackets.
struct ClassEnding {
  /// The unit as it is written, or what stands in its place; nil where nothing does.
  let unit: String?

  /// Most words that a unit is written in, as `µg / m³`.
  private static let maxWordsOfUnit = 3
  /// What words may have beside letters.
  private static let marks = ",.;:'’-–—()[]"

  /// Reads a text without spaces around it; nil for one in which something is not understood.
  init?(_ text: Substring) {
    guard !text.isEmpty else {
      unit = nil
      return
    }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    let count = words.count
    var found: String?
    while let word = words.first {
      if found == nil, let length = Self.lengthOfUnit(words) {
        found = Self.bare(words.prefix(length).joined(separator: " "))
        words = words.dropFirst(length)
      } else if Self.isPollutant(word) {
        words = words.dropFirst()
      } else {
        break
      }
    }
    guard words.count < count || Self.isBracketed(text), words.allSatisfy(Self.isWord) else { return nil }
    // A class that breaks off says nothing of its upper end.
    guard !ClassWords.between.contains(words.joined(separator: " ").lowercased()) else { return nil }
    // Words without a unit may be one that is not known; a pollutant's name is none.
    unit = found ?? (words.isEmpty ? nil : String(text))
  }

  /// How many of some words are a unit together; nil where they begin with none.
  private static func lengthOfUnit(_ words: ArraySlice<Substring>) -> Int? {
    (1...maxWordsOfUnit).first { length in
      length <= words.count && ConcentrationUnit(parsing: bare(words.prefix(length).joined())) != nil
    }
  }

  /// Whether a word is a pollutant's name, as `NO2`, `(PM2.5)` or `NO₂`.
  private static func isPollutant(_ word: Substring) -> Bool {
    Pollutant(parsing: word.precomposedStringWithCompatibilityMapping) != nil
  }

  /// Whether a word may stand behind a unit: it is a pollutant's name, or has letters alone and is no second unit.
  private static func isWord(_ word: Substring) -> Bool {
    if isPollutant(word) { return true }
    return word.allSatisfy { $0.isLetter || marks.contains($0) } && ConcentrationUnit(parsing: bare(word)) == nil
  }

  private static func isBracketed(_ text: Substring) -> Bool {
    switch (text.first, text.last) {
    case ("(", ")"), ("[", "]"): text.contains(where: \.isLetter)
    default: false
    }
  }

  /// A text without brackets and marks around it.
  private static func bare(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: ",.;:()[]"))
  }
}
