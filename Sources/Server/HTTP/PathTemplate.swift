/// The path of a question, with names in braces for what a client chooses: `/tiles/air/{layer}/{hour}.json`.
///
/// A part is one word, or one name with an ending that it has to have.
struct PathTemplate: Sendable, Hashable {
  /// As it is written; what figures of requests are counted by.
  let text: String

  private enum Part: Sendable, Hashable {
    case word(String)
    case value(name: String, ending: String)
  }

  private let parts: [Part]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map { part in
      guard part.first == "{", let end = part.firstIndex(of: "}") else { return .word(String(part)) }
      return .value(
        name: String(part[part.index(after: part.startIndex)..<end]), ending: String(part[part.index(after: end)...]))
    }
  }

  /// Whether it is one path, and no other.
  var isFixed: Bool {
    parts.allSatisfy { if case .word = $0 { true } else { false } }
  }

  /// The words of a fixed one.
  var words: [String] {
    parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// What a path has in the places of the names; nil for a path of another form.
  func values(of path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      switch part {
      case .word(let word): guard word == text else { return nil }
      case .value(let name, let ending):
        guard text.hasSuffix(ending), text.count > ending.count else { return nil }
        values[name] = String(text.dropLast(ending.count))
      }
    }
    return values
  }
}
