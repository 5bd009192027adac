package import Setup

/// Whose pages a browser lets ask the service: everybody's, or those of one origin (Fetch, section 3.3.3).
package struct AllowedOrigin: Sendable, Hashable {
  /// As the header field `Access-Control-Allow-Origin` has it.
  package let text: String

  /// Everybody's.
  package static let everybody = AllowedOrigin(text: "*")

  private init(text: String) {
    self.text = text
  }

  /// Reads `*`, or scheme, host and perhaps port, like `https://example.org`.
  /// - Throws: ``BrisaError`` that shows the forms: an origin has no path, and browsers compare it letter for letter.
  package init(parsing text: String) throws(BrisaError) {
    let origin = /https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?/
    guard text == "*" || text.wholeMatch(of: origin) != nil else {
      throw BrisaError(
        .badArgument,
        "--allow-origin takes * or an origin in small letters without a path, like https://example.org, not '\(text)'.")
    }
    self.init(text: text)
  }
}
