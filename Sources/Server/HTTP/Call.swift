/// What a client asks, apart from the connection that it came by.
struct Call: Sendable {
  /// The method's word, `GET` for `HEAD`, whose answer is the same without a body.
  let method: String
  /// The path of the address, percent-encoded as it came.
  let path: String
  /// What follows the question mark, nil where there is none.
  let query: String?
  /// Headers by their names in lower case.
  let headers: [String: String]
  /// What came with it.
  let body: [UInt8]

  /// The parts of the path between the slashes, decoded; nil where one is no text.
  var parts: [String]? {
    var parts: [String] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      guard let decoded = QueryItems.decoded(part) else { return nil }
      parts.append(decoded)
    }
    return parts
  }
}
