internal import AirData

/// A piece of the table's text that is fit for a message: short, on one line, without control characters.
struct Excerpt: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let excerpt = String(text.unicodeScalars.prefix(40)).withoutControlCharacters
    description = text.unicodeScalars.count > 40 ? excerpt + "…" : excerpt
  }
}
