extension HTTPRequest {
  /// Creates a request for an address with parameters, which are percent-encoded where they must be.
  ///
  /// Commas and colons stay as they are, since feeds write lists and times with them; an address that has parameters
  /// already gets further ones.
  public init(url: String, parameters: [(name: String, value: String)]) {
    let query = parameters.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
    guard !query.isEmpty else {
      self.init(url: url)
      return
    }
    self.init(url: url + (url.contains("?") ? "&" : "?") + query)
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// The unreserved characters of RFC 3986, and the two that a query may hold as they are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~,:".utf8.contains(byte)
    }
  }
}
