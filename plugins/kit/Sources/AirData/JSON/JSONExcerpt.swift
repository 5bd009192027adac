/// The beginning of a text in quotes, fit for a message: short, on one line, and unable to steer a terminal.
struct JSONExcerpt: CustomStringConvertible {
  let description: String

  private static let maxCharacters = 40

  init(_ text: String) {
    var excerpt = "\""
    for scalar in text.unicodeScalars.prefix(Self.maxCharacters) {
      excerpt += Self.isHarmless(scalar) ? scalar.escaped(asASCII: false) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    description = excerpt + (text.unicodeScalars.count > Self.maxCharacters ? "…\"" : "\"")
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Among them the marks that turn the direction of writing.
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
