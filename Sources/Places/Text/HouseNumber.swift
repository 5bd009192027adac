/// A house number or a run of them: `12`, `12b`, `12-16`.
package struct HouseNumber: Hashable, Sendable {
  /// The first number.
  package let low: Int
  /// The last one, the first again where there is but one.
  package let high: Int
  /// What stands behind the number, folded: `b`, `bis`, `1`; empty where nothing does.
  package let suffix: String

  /// First numbers of houses.
  private static let numbers = 1...99_999
  /// Numbers that a run has at most.
  private static let longestRun = 200

  package init(_ low: Int, to high: Int? = nil, suffix: String = "") {
    self.low = low
    self.high = max(low, high ?? low)
    self.suffix = suffix
  }

  /// Reads one number as a map or a person writes it; nil for what begins with no digit or is no such number.
  package init?(_ text: some StringProtocol) {
    let text = String(text).filter { $0 != " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let low = Int(digits), Self.numbers.contains(low) else { return nil }
    let rest = text.dropFirst(digits.count)
    if let sign = rest.first, sign == "-" || sign == "–", let high = Int(rest.dropFirst()), high > low,
      high - low < Self.longestRun
    {
      self.init(low, to: high)
    } else {
      let suffix = Folding.words(String(rest)).joined()
      guard suffix.count <= 4 else { return nil }
      self.init(low, suffix: suffix)
    }
  }

  /// Whether a house may have the number, which is then one that ``init(_:)`` reads.
  var isPossible: Bool { Self.numbers.contains(low) && high - low < Self.longestRun }

  /// All numbers that a map writes into one tag, `12;14` or `12,14`.
  package static func all(in text: String) -> [HouseNumber] {
    text.split { $0 == ";" || $0 == "," }.prefix(20).compactMap { HouseNumber($0) }
  }

  /// Whether a number is in the run: on the same side of the street, where the run's ends are.
  package func holds(_ number: Int) -> Bool {
    guard low < high else { return number == low }
    return (low...high).contains(number) && ((high - low) % 2 != 0 || (number - low) % 2 == 0)
  }
}
