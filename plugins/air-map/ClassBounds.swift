internal import AirData
internal import Foundation

/// One value of a map as it is written: a number, or a class such as `20-30 µg/m³`, `< 10` or `>50`.
struct ClassBounds: Hashable {
  /// Lower end; nil for a class that is open below.
  let lower: Double?
  /// Upper end; nil for a class that is open above.
  let upper: Double?
  /// The unit that is written behind the numbers, or what stands in its place; nil for nothing.
  let unit: String?

  /// A single number.
  init(_ number: Double) {
    (lower, upper, unit) = (number, number, nil)
  }

  /// Reads a text; nil for one that is neither a number nor a class, and for one with more in it than is understood.
  init?(_ text: String) {
    var words = ClassWords(text)
    let isAbove = words.takeSign("≥⩾>")
    let isBelow = !isAbove && words.takeSign("≤⩽<")
    guard let first = words.takeNumber(signed: true) else { return nil }
    if !isBelow, let second = words.takeUpperEnd() {
      guard first < second else { return nil }
      (lower, upper) = (first, second)
    } else if isBelow {
      (lower, upper) = (nil, first)
    } else {
      (lower, upper) = (first, words.takeMore() || isAbove ? nil : first)
    }
    guard let ending = ClassEnding(words.rest) else { return nil }
    unit = ending.unit
  }

  /// Whether it is a single number.
  var isNumber: Bool { lower != nil && lower == upper }
}

/// A class on its way from text to numbers: takes from the front what it understands, and keeps the rest.
///
/// Written by hand, since a map has a text for each of its features, and a regular expression takes a thousand times as
/// long.
struct ClassWords {
  /// What is left, without spaces around it.
  private(set) var rest: Substring

  /// Between the ends of a class; those come first that begin with others.
  static let between = [
    "fins a", "fins", "hasta", "tot", "to", "bis", "à", "a", "...", "..", "…", "-", "–", "—", "−",
  ]
  /// Behind the lower end of a class that is open above.
  private static let more = [
    "+", "and more", "or more", "und mehr", "oder mehr", "en meer", "of meer", "et plus", "ou plus", "y más", "o más",
    "i més", "o més",
  ]

  init(_ text: String) {
    rest = Self.trimmed(text[...])
  }

  /// Takes one of some comparison signs, with the `=` behind it.
  mutating func takeSign(_ signs: String) -> Bool {
    guard let first = rest.first, signs.contains(first) else { return false }
    rest.removeFirst()
    if rest.first == "=" { rest.removeFirst() }
    rest = Self.trimmed(rest)
    return true
  }

  /// Takes `12`, `12.5`, `12,5` and, where it may have a sign, `-12.5` and `1.2e3`.
  mutating func takeNumber(signed: Bool) -> Double? {
    var end = rest.startIndex
    if signed, rest.first == "-" { end = rest.index(after: end) }
    guard let whole = digits(from: end) else { return nil }
    end = whole
    if end < rest.endIndex, rest[end] == "." || rest[end] == ",", let part = digits(from: rest.index(after: end)) {
      end = part
    }
    if signed, end < rest.endIndex, rest[end] == "e" || rest[end] == "E" {
      var power = rest.index(after: end)
      if power < rest.endIndex, rest[power] == "-" || rest[power] == "+" { power = rest.index(after: power) }
      if let behind = digits(from: power) { end = behind }
    }
    guard let number = Double(rest[..<end].replacing(",", with: ".")) else { return nil }
    rest = Self.trimmed(rest[end...])
    return number
  }

  /// The end of the digits that begin somewhere; nil where none does.
  private func digits(from start: Substring.Index) -> Substring.Index? {
    let end = rest[start...].firstIndex { !("0"..."9").contains($0) } ?? rest.endIndex
    return end > start ? end : nil
  }

  /// Takes the upper end of a class, as in `- 30`, `tot 30`, `≤ 30` and `µg/m³ - 30 µg/m³`.
  mutating func takeUpperEnd() -> Double? {
    guard !rest.isEmpty else { return nil }
    var end = self
    if let number = end.takeBare() {
      self = end
      return number
    }
    for index in rest.indices.dropFirst() {
      guard let unit = ConcentrationUnit(parsing: rest[..<index]) else { continue }
      end.rest = Self.trimmed(rest[index...])
      guard let number = end.takeBare() else { continue }
      if end.rest.isEmpty { end.rest = Self.trimmed(rest[..<index]) }
      guard ConcentrationUnit(parsing: end.rest) == unit else { continue }
      self = end
      return number
    }
    return nil
  }

  /// Takes the upper end of a class where no unit stands before it.
  private mutating func takeBare() -> Double? {
    let word = Self.between.first { rest.prefix($0.count).lowercased() == $0 }
    if let word { rest = Self.trimmed(rest.dropFirst(word.count)) }
    guard takeSign("≤⩽<") || word != nil else { return nil }
    return takeNumber(signed: false)
  }

  /// Takes what says that a class is open above, before a unit or behind it.
  mutating func takeMore() -> Bool {
    guard !rest.isEmpty else { return false }
    let text = rest.lowercased()
    guard let word = Self.more.first(where: { text.hasPrefix($0) || text.hasSuffix($0) }) else { return false }
    rest = Self.trimmed(text.hasPrefix(word) ? rest.dropFirst(word.count) : rest.dropLast(word.count))
    return true
  }

  private static func trimmed(_ text: Substring) -> Substring {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[first...last]
  }
}
