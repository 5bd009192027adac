/// The header fields of an answer, line by line as libcurl hands them over.
struct HTTPHeaderCollector {
  /// The fields of the last answer, names in lower case; fields of one name are joined with commas.
  private(set) var fields: [String: String] = [:]
  /// Whether there is more than any honest server sends.
  private(set) var isTooLarge = false

  private var byteCount = 0
  private static let maxBytes = 256 << 10

  /// Takes one line; a status line begins an answer anew, as after `100 Continue`.
  mutating func add(_ line: UnsafeRawBufferPointer) {
    byteCount += line.count
    guard byteCount <= Self.maxBytes else { return isTooLarge = true }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") { return fields = [:] }
    guard let colon = text.firstIndex(of: ":") else { return }
    let name = text[..<colon].lowercased()
    let value = Self.trimmed(text[text.index(after: colon)...])
    fields[name] = fields[name].map { "\($0), \(value)" } ?? value
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
