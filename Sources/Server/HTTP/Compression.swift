internal import Reports

extension Gzip {
  /// Bodies below this size are sent as they are: the headers weigh more than is saved.
  static let leastBytes = 1024
  /// zlib's number for little work: an answer is sent once.
  static let fastLevel: Int32 = 1

  /// Whether a kind of body gets smaller: texts and vector tiles do, pictures are packed already.
  static func isWorth(_ contentType: String) -> Bool {
    loose.contains { contentType.hasPrefix($0) }
  }

  private static let loose = [
    "text/", "application/json", "application/geo+json", "application/problem+json", "application/gpx+xml",
    "image/svg", "application/manifest+json", "application/vnd.mapbox-vector-tile",
  ]

  /// Whether a client takes it, by its `Accept-Encoding`.
  static func isAccepted(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
      let words = part.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let coding = words.first, coding == "gzip" || coding == "*" else { return false }
      let quality = words.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return quality != 0
    }
  }
}
