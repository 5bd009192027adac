internal import CCurl

/// An `http` or `https` address, taken apart by libcurl, so that what is checked is what is fetched.
struct HTTPAddress: Hashable, Sendable {
  /// The address as it was given.
  let text: String
  /// Scheme, host, port and path: what may be shown, since queries and user names hold secrets.
  let display: String
  /// Scheme, host in small letters and port, said or not: where secrets may be sent again.
  let origin: String
  /// The port, also where the address does not say it.
  let port: Int32
  /// Whether nothing encrypts the way.
  let isPlain: Bool
  /// Whether the host is this machine.
  let isLoopback: Bool

  /// - Throws: ``SourceError/unavailable(_:)`` when it is no address or neither `http` nor `https`.
  init(parsing text: String) throws(SourceError) {
    guard brisa_curl_load() == 1 else { throw Self.hasNoLibrary }
    guard !text.utf8.contains(0), let parts = CurlURL(text), let scheme = parts[CURLUPART_SCHEME] else {
      throw Self.isNoURL
    }
    guard scheme == "http" || scheme == "https" else {
      throw .unavailable("Addresses begin with https://, not with \(scheme)://.")
    }
    guard let host = parts[CURLUPART_HOST], !host.isEmpty else { throw Self.isNoURL }
    let port = parts[CURLUPART_PORT]
    self.text = text
    self.port = port.flatMap { Int32($0) } ?? (scheme == "http" ? 80 : 443)
    origin = "\(scheme)://\(host.lowercased()):\(self.port)"
    display = "\(scheme)://\(host)" + (port.map { ":" + $0 } ?? "") + (parts[CURLUPART_PATH] ?? "/")
    isPlain = scheme == "http"
    isLoopback = Self.isLoopback(host)
  }

  private static let isNoURL = SourceError.unavailable(
    "The address is no URL: write it like https://example.org/air.csv.")

  private static let hasNoLibrary = SourceError.unavailable(
    "libcurl cannot be loaded: install libcurl.so.4, which Debian has in libcurl4.")

  /// `localhost`, `127.0.0.0/8` or `[::1]`.
  private static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}

/// Owner of libcurl's parsed form of an address.
private struct CurlURL: ~Copyable {
  private let handle: OpaquePointer

  init?(_ text: String) {
    guard let handle = brisa_curl_url() else { return nil }
    guard brisa_curl_url_set(handle, CURLUPART_URL, text) == CURLUE_OK else {
      brisa_curl_url_cleanup(handle)
      return nil
    }
    self.handle = handle
  }

  deinit {
    brisa_curl_url_cleanup(handle)
  }

  /// One part of the address; libcurl's copy is freed here.
  subscript(part: CURLUPart) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard brisa_curl_url_get(handle, part, &text) == CURLUE_OK, let text else { return nil }
    defer { brisa_curl_free(text) }
    return String(cString: text)
  }
}
