/// Collects differences in words.
struct DifferenceList {
  private(set) var texts: [String] = []

  mutating func compare(_ what: String, found: String, expected: String?) {
    guard let expected, expected != found else { return }
    texts.append("\(what) '\(found)' instead of '\(expected)'")
  }

  mutating func compare(_ what: String, found: Double, expected: Double?, within tolerance: Double) {
    guard let expected, !(abs(found - expected) <= tolerance * max(1, abs(expected) / 1000)) else { return }
    texts.append("\(what) \(Self.text(found)) instead of \(Self.text(expected))")
  }

  private static func text(_ value: Double) -> String {
    value.isFinite && abs(value) < 1e12 ? "\((value * 1e6).rounded() / 1e6)" : "\(value)"
  }
}
