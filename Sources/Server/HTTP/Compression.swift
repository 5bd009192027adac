internal import Reports

extension Gzip {
  /// Bodies below this size are sent as they are: the headers weigh more than is saved.
  static let minBytes = 1024
  /// zlib's number for little work: an answer is sent once.
  static let fastLevel: Int32 = 1
  /// zlib's number for the most work: what is packed once is sent to all.
  static let bestLevel: Int32 = 9

  /// Whether a kind of body gets smaller: texts and vector tiles do, OSRM's too; pictures are packed already.
  static func isWorth(_ contentType: String) -> Bool {
    loose.contains { contentType.hasPrefix($0) }
  }

  private static let loose = [
    "text/", "application/json", "application/geo+json", "application/problem+json", "application/gpx+xml",
    "image/svg", "application/manifest+json", "application/vnd.mapbox-vector-tile",
    "application/x-protobuf", "application/vnd.google-earth.kml+xml",
  ]

  /// Whether a client takes it, and likes nothing better, by its `Accept-Encoding` (RFC 9110, section 12.5.3): what it
  /// says of gzip comes before what it says of all others.
  ///
  /// A body as it is may always be sent, but is what the client would rather have only where it says so.
  static func isAccepted(_ header: String?) -> Bool {
    let codings = WeightedList.values(of: header)
    let named = codings.first { $0.value == "gzip" } ?? codings.first { $0.value == "*" }
    let plain = codings.first { $0.value == "identity" }
    guard let quality = named?.quality, quality > 0 else { return false }
    return quality >= plain?.quality ?? 0
  }
}
