/// One step of a request: the address, and what is sent there.
struct HTTPHop: Sendable {
  /// Where the step leads.
  let address: HTTPAddress
  /// What is sent, with the limits of the answer; its `url` is the first hop's.
  let request: HTTPRequest

  /// The first step of a request.
  /// - Throws: ``SourceError/unavailable(_:)`` for an address or header that may not be sent.
  init(_ request: HTTPRequest) throws(SourceError) {
    try self.init(address: HTTPAddress(parsing: request.url), request: request)
    guard request.headers.allSatisfy({ Self.isHeader($0.key, $0.value) }) else {
      throw .unavailable("A header field for \(address.display) holds a line end or has no name.")
    }
  }

  private init(address: HTTPAddress, request: HTTPRequest) throws(SourceError) {
    self.address = address
    self.request = request
    guard !address.isPlain || address.isLoopback || request.allowsPlainHTTP else {
      throw .unavailable("\(address.display) is not encrypted: use https://.")
    }
  }

  /// The step that a redirect asks for; header fields and a body, in which a key may lie, go along only to the same
  /// scheme, host and port.
  /// - Throws: ``SourceError/unavailable(_:)`` when it leads to an address that may not be followed.
  func following(_ location: String, status: Int) throws(SourceError) -> HTTPHop {
    let target = try asRedirect { () throws(SourceError) in try HTTPAddress(parsing: location) }
    guard address.isPlain || !target.isPlain else {
      throw .unavailable("\(address.display) redirects to an address that is not encrypted, which is refused.")
    }
    var request = request
    if status != 307 && status != 308 {
      request.method = .get
      request.body = []
    }
    if target.origin != address.origin {
      guard request.body.isEmpty else {
        throw .unavailable("\(address.display) redirects the body of a POST to another server, which is refused.")
      }
      request.headers = [:]
    }
    return try asRedirect { () throws(SourceError) in try HTTPHop(address: target, request: request) }
  }

  /// Says whose redirect leads to an address that cannot be asked, since nobody has written that one.
  private func asRedirect<Value>(_ body: () throws(SourceError) -> Value) throws(SourceError) -> Value {
    do {
      return try body()
    } catch .unavailable(let sentence) {
      throw .unavailable("\(address.display) redirects to another address: \(sentence)")
    }
  }

  private static func isHeader(_ name: String, _ value: String) -> Bool {
    let isToken = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
    return !name.isEmpty && isToken && value.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\t") }
  }
}
