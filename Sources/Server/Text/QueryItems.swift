internal import Foundation

/// The options after the question mark of an address, each at most once.
struct QueryItems: Sendable, Hashable {
  /// Why options cannot be read.
  enum Fault: Error, Hashable {
    /// Something that is not `name=value`.
    case malformed(String)
    /// Something whose percent codes make no text, like `10%`.
    case unencoded(String)
    /// A name that comes twice.
    case repeated(String)
  }

  private(set) var values: [String: String] = [:]
  /// Of values with a `+` that is not percent-encoded, what they are with blanks in its place.
  private var textsWithBlanks: [String: String] = [:]

  /// No options.
  init() {}

  /// Reads what follows the question mark.
  ///
  /// Where repeats are allowed, as OSRM has it, the last one counts.
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsRepeats: Whether a name may come twice.
  ///   - lists: Names that may, whose values are then put together with commas.
  /// - Throws: ``Fault``.
  init(_ text: some StringProtocol, allowsRepeats: Bool = false, lists: Set<String> = []) throws(Fault) {
    for part in text.split(separator: "&", omittingEmptySubsequences: true) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty else { throw .malformed(String(part)) }
      guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair[1]) else { throw .unencoded(String(part)) }
      if lists.contains(name), let before = values[name] {
        values[name] = "\(before),\(value)"
        continue
      }
      guard values.updateValue(value, forKey: name) == nil || allowsRepeats else { throw .repeated(name) }
      let raw = String(pair[1])
      textsWithBlanks[name] = raw.contains("+") ? Self.decoded(raw.replacing("+", with: " ")) : nil
    }
  }

  /// The value of an option, nil where it is not given.
  subscript(name: String) -> String? { values[name] }

  /// The value of an option that is a name, in which `+` stands for a blank, as forms and scripts write it, unless it
  /// is percent-encoded.
  func text(_ name: String) -> String? { textsWithBlanks[name] ?? values[name] }

  /// Sets an option.
  mutating func set(_ name: String, _ value: String) {
    values[name] = value
    textsWithBlanks[name] = nil
  }

  /// Names that are not among those known, in their order.
  func unknown(besides known: Set<String>) -> [String] { values.keys.filter { !known.contains($0) }.sorted() }

  /// Percent-encoded text as it was meant, nil for what is none.
  static func decoded(_ text: some StringProtocol) -> String? { String(text).removingPercentEncoding }
}
