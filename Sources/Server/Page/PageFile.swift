internal import Reports

/// A file of the page, as it is sent.
struct PageFile: Sendable {
  /// The kind of file, as HTTP names it.
  let contentType: String
  let body: [UInt8]
  /// The body in gzip's form; nil where memory was short.
  let packed: [UInt8]?

  /// Needs a name, whose ending says the kind, and the text.
  init(_ name: String, _ text: String) {
    contentType = Self.contentTypes[String(name.split(separator: ".").last ?? "")] ?? "text/plain; charset=utf-8"
    body = Array(text.utf8)
    packed = Gzip.compress(body, level: Gzip.bestLevel)
  }

  private static let contentTypes = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "svg": "image/svg+xml; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8",
  ]
}
