internal import Foundation

/// One value of a map as it is written: a number, or a class such as `20-30 µg/m³`, `< 10` or `>50`.
struct ClassBounds: Hashable {
  /// Lower end; nil for a class that is open below.
  let lower: Double?
  /// Upper end; nil for a class that is open above.
  let upper: Double?
  /// What is written behind the numbers, nil for nothing.
  let unit: String?

  /// Reads a text; nil for one that is neither a number nor a class.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let match = text.wholeMatch(
      of: /(-?\d+(?:[.,]\d+)?)\s*(?:-|–|—|to|a|à|bis|\.\.)\s*<?\s*(\d+(?:[.,]\d+)?)\s*(.*)/)
    {
      guard let lower = Self.number(match.1), let upper = Self.number(match.2), lower < upper else { return nil }
      (self.lower, self.upper, unit) = (lower, upper, Self.unit(match.3))
    } else if let match = text.wholeMatch(of: /(?:>=?|≥|⩾)\s*(\d+(?:[.,]\d+)?)\s*(.*)/) {
      (lower, upper, unit) = (Self.number(match.1), nil, Self.unit(match.2))
    } else if let match = text.wholeMatch(of: /(\d+(?:[.,]\d+)?)\s*\+\s*(.*)/) {
      (lower, upper, unit) = (Self.number(match.1), nil, Self.unit(match.2))
    } else if let match = text.wholeMatch(of: /(?:<=?|≤|⩽)\s*(\d+(?:[.,]\d+)?)\s*(.*)/) {
      (lower, upper, unit) = (nil, Self.number(match.1), Self.unit(match.2))
    } else if let match = text.wholeMatch(of: /(-?\d+(?:[.,]\d+)?(?:[eE][-+]?\d+)?)\s*(.*)/) {
      guard let number = Self.number(match.1) else { return nil }
      (lower, upper, unit) = (number, number, Self.unit(match.2))
    } else {
      return nil
    }
  }

  /// Whether it is a single number.
  var isNumber: Bool { lower != nil && lower == upper }

  private static func number(_ text: Substring) -> Double? { Double(text.replacing(",", with: ".")) }

  private static func unit(_ text: Substring) -> String? { text.isEmpty ? nil : String(text) }
}

/// What the classes of a map stand for: their middles.
///
/// An open end is as wide as the class beside it, and never reaches below zero; where no class stands beside it, `<10`
/// reaches down to 0 and `>50` up by a half.
struct ClassScale {
  private let closed: [ClassBounds]

  /// Learns the widths from all classes of a map.
  init(_ classes: some Sequence<ClassBounds>) {
    closed = classes.filter { $0.lower != nil && $0.upper != nil && !$0.isNumber }
  }

  /// The value that a class stands for.
  func value(of bounds: ClassBounds) -> Double {
    switch (bounds.lower, bounds.upper) {
    case (let lower?, let upper?): (lower + upper) / 2
    case (let lower?, nil): lower + (width { $0.upper == lower } ?? lower / 2) / 2
    case (nil, let upper?): (max(0, upper - (width { $0.lower == upper } ?? upper)) + upper) / 2
    case (nil, nil): .nan
    }
  }

  private func width(where isBeside: (ClassBounds) -> Bool) -> Double? {
    closed.first(where: isBeside).flatMap { bounds in
      guard let lower = bounds.lower, let upper = bounds.upper else { return nil }
      return upper - lower
    }
  }
}
