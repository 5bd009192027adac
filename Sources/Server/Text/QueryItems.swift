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

    /// One sentence that says what is wrong and what to do.
    var message: String {
      switch self {
      case .malformed(let text): "'\(text)' of the address cannot be read: write name=value."
      case .unencoded(let text):
        "'\(text)' of the address cannot be read: its percent codes make no text, and a percent sign is written %25."
      case .repeated(let name): "'\(name)' comes twice: give it once."
      }
    }
  }

  /// A value as it was given.
  private struct Value: Hashable {
    var raw: String
    /// Whether it is percent-encoded, as in an address.
    var isEncoded = true

    /// What it says where a `+` is a `+`.
    var text: String { isEncoded ? QueryItems.decoded(raw) ?? raw : raw }
    /// What it says where a `+` is a blank, unless it is percent-encoded.
    var textWithBlanks: String { isEncoded ? QueryItems.decoded(raw.replacing("+", with: " ")) ?? raw : raw }
  }

  private var given: [String: Value] = [:]

  /// The values by their names.
  var values: [String: String] { given.mapValues(\.text) }

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
      guard let name = Self.decoded(pair[0]), Self.decoded(pair[1]) != nil else { throw .unencoded(String(part)) }
      if lists.contains(name), let before = given[name] {
        given[name] = Value(raw: "\(before.raw),\(pair[1])")
        continue
      }
      let value = Value(raw: String(pair[1]))
      guard given.updateValue(value, forKey: name) == nil || allowsRepeats else { throw .repeated(name) }
    }
  }

  /// The value of an option, nil where it is not given.
  subscript(name: String) -> String? { given[name]?.text }

  /// The value of an option that is a name, in which `+` stands for a blank, as forms and scripts write it, unless it
  /// is percent-encoded.
  func text(_ name: String) -> String? { given[name]?.textWithBlanks }

  /// What the value of an option is read as: as it stands, or, where that cannot be read, as its ``text(_:)``.
  ///
  /// So `now+2h` has its sign, and `tomorrow+08:00` a blank.
  /// - Parameters:
  ///   - name: The option.
  ///   - read: Reads a text.
  /// - Returns: What was read; nil where the option is not given.
  /// - Throws: Why the value cannot be read as it stands, where it cannot be read in either way.
  func read<Result, Failure: Error>(
    _ name: String, by read: (String) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let value = given[name] else { return nil }
    do throws(Failure) {
      return try read(value.text)
    } catch {
      guard value.textWithBlanks != value.text, let result = try? read(value.textWithBlanks) else { throw error }
      return result
    }
  }

  /// Sets an option.
  mutating func set(_ name: String, _ value: String) {
    given[name] = Value(raw: value, isEncoded: false)
  }

  /// Takes an option out.
  /// - Returns: Its value; nil where it was not given.
  mutating func remove(_ name: String) -> String? { given.removeValue(forKey: name)?.text }

  /// Names that are not among those known, in their order.
  func unknown(besides known: Set<String>) -> [String] { given.keys.filter { !known.contains($0) }.sorted() }

  /// Percent-encoded text as it was meant, nil for what is none.
  static func decoded(_ text: some StringProtocol) -> String? { String(text).removingPercentEncoding }
}
