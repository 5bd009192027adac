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
