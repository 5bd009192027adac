internal import Foundation

/// Text from outside, made fit for a sentence.
enum PlainText {
  /// The text without control characters and spaces around it, cut to some characters.
  static func clean(_ text: String, maxCharacters: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(4 * maxCharacters) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let words = String(scalars).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    return words.count > maxCharacters ? words.prefix(maxCharacters) + "…" : words
  }
}
