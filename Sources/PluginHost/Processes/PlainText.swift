internal import Foundation

/// Text of strangers, made fit for a sentence.
enum PlainText {
  /// The text without control characters and spaces around it, cut to some characters.
  static func clean(_ text: String, mostCharacters: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(4 * mostCharacters) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let words = String(scalars).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    return words.count > mostCharacters ? words.prefix(mostCharacters) + "…" : words
  }
}

/// Keeps the secrets of a source's settings out of whatever is shown.
struct SecretMask: Sendable {
  private let secrets: [String]

  init(_ secrets: [String] = []) {
    let escaped = secrets.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
    self.secrets = Set(secrets + escaped).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// The text with every secret replaced.
  func hide(_ text: String) -> String {
    secrets.reduce(text) { $0.replacing($1, with: "***") }
  }
}
