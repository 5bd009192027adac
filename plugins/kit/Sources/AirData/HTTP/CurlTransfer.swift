internal import CCurl
internal import Synchronization

/// Owner of one libcurl easy handle: one request to one address, and the answer as it comes in.
///
/// Made by the asking task and from then on used by the engine's thread alone, but for the flag of cancellation.
final class CurlTransfer: @unchecked Sendable {
  /// How a transfer ended.
  struct Outcome: Sendable {
    var response: HTTPResponse
    /// Where the answer redirects to, already made absolute.
    var redirect: String?
  }

  /// libcurl's handle.
  let handle: UnsafeMutableRawPointer
  /// Set when nobody waits for the answer any more.
  let isCancelled = Atomic<Bool>(false)

  private let hop: HTTPHop
  private let onProgress: (@Sendable (Int) -> Void)?
  /// The port to which a connection was tried last; 0 for none.
  private let triedPort: UnsafeMutablePointer<Int32>
  private var headerLines: UnsafeMutablePointer<curl_slist>?
  private var headers = HTTPHeaderCollector()
  private var body: [UInt8] = []
  private var isTooLarge = false
  private var unpacksTooFar = false

  /// What any answer may unpack to, and how many times its own bytes a larger one may: text packs to a tenth, seldom to
  /// a fiftieth.
  private static let unpackedBytesOfAny = 64 << 20
  private static let unpackedBytesPerByte = 100

  /// - Throws: ``SourceError/unavailable(_:)`` when libcurl does not take the request.
  init(
    _ hop: HTTPHop, userAgent: String, secondsLeft: Double, onProgress: (@Sendable (Int) -> Void)?
  ) throws(SourceError) {
    guard let handle = brisa_curl_easy_init() else { throw .unavailable("libcurl cannot make a request.") }
    self.handle = handle
    triedPort = .allocate(capacity: 1)
    triedPort.initialize(to: 0)
    self.hop = hop
    self.onProgress = onProgress
    for (name, value) in hop.request.headers {
      headerLines = brisa_curl_slist_append(headerLines, value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    // libcurl would wait for a go-ahead before larger bodies.
    headerLines = brisa_curl_slist_append(headerLines, "Expect:")
    guard configure(userAgent: userAgent, secondsLeft: secondsLeft) else {
      throw .unavailable("libcurl does not take the request to \(hop.address.display).")
    }
  }

  deinit {
    brisa_curl_easy_cleanup(handle)
    brisa_curl_slist_free_all(headerLines)
    triedPort.deallocate()
  }

  /// What became of the transfer, once libcurl says that it is over.
  func result(_ code: CURLcode) -> Result<Outcome, HTTPFailure> {
    if let sentence = broken { return .failure(HTTPFailure(.unavailable(sentence))) }
    var status = 0
    var redirect: UnsafePointer<CChar>?
    var sentBytes = 0
    var proxyStatus = 0
    brisa_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    brisa_curl_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &proxyStatus)
    brisa_curl_get_long(handle, CURLINFO_REQUEST_SIZE, &sentBytes)
    // That status is a proxy's own, also where no tunnel is asked for.
    let isRefusal = proxyStatus == 0 && status == Self.wantsProxyPassword
    if isRefusal, EnvironmentProxy(for: hop.address) != nil { proxyStatus = status }
    guard code == CURLE_OK, proxyStatus != Self.wantsProxyPassword else {
      let fault = CurlFault(code, isConnected: sentBytes > 0, peer: peer, proxyStatus: proxyStatus)
      return .failure(fault.failure(of: hop))
    }
    brisa_curl_get_text(handle, CURLINFO_REDIRECT_URL, &redirect)
    let response = HTTPResponse(status: status, headers: headers.fields, body: body)
    return .success(Outcome(response: response, redirect: redirect.map { String(cString: $0) }))
  }

  private static let wantsProxyPassword = 407

  /// Whose port was tried; a proxy's that has the number of the address's own cannot be told from it.
  private var peer: CurlFault.Peer {
    if triedPort.pointee != 0, triedPort.pointee != hop.address.port { return .proxy }
    return EnvironmentProxy(for: hop.address)?.port == hop.address.port ? .hostOrProxy : .host
  }

  /// What this side ended the transfer for, nil when it did not.
  private var broken: String? {
    if isCancelled.load(ordering: .relaxed) { return "The request was cancelled." }
    if isTooLarge { return "\(hop.address.display) sent more than \(hop.request.maximumBodyBytes) bytes." }
    if unpacksTooFar {
      let times = Self.unpackedBytesPerByte
      return "\(hop.address.display) sent an answer that unpacks to more than \(times) times its size."
    }
    if headers.isTooLarge { return "\(hop.address.display) sent too many header fields." }
    return nil
  }

  private func configure(userAgent: String, secondsLeft: Double) -> Bool {
    let request = hop.request
    let me = Unmanaged.passUnretained(self).toOpaque()
    var codes = [
      brisa_curl_set_text(handle, CURLOPT_URL, hop.address.text),
      brisa_curl_allow_http_only(handle),
      brisa_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0),
      brisa_curl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1),
      brisa_curl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2),
      brisa_curl_set_long(handle, CURLOPT_NOSIGNAL, 1),
      brisa_curl_note_port(handle, triedPort),
      brisa_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(request.connectTimeoutSeconds)),
      brisa_curl_set_long(handle, CURLOPT_TIMEOUT_MS, Self.milliseconds(secondsLeft)),
      // Every encoding that this libcurl can undo.
      brisa_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, ""),
      brisa_curl_set_text(handle, CURLOPT_USERAGENT, userAgent),
      brisa_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerLines),
      brisa_curl_set_callback(handle, CURLOPT_WRITEFUNCTION, receiveBody),
      brisa_curl_set_pointer(handle, CURLOPT_WRITEDATA, me),
      brisa_curl_set_callback(handle, CURLOPT_HEADERFUNCTION, receiveHeader),
      brisa_curl_set_pointer(handle, CURLOPT_HEADERDATA, me),
    ]
    // A proxy could not reach this machine's own loopback.
    if hop.address.isLoopback { codes.append(brisa_curl_set_text(handle, CURLOPT_NOPROXY, "*")) }
    if request.method == .post { codes.append(contentsOf: configurePost(request.body)) }
    return codes.allSatisfy { $0 == CURLE_OK }
  }

  private func configurePost(_ body: [UInt8]) -> [CURLcode] {
    // libcurl takes a nil pointer for a body that a callback delivers: an empty one still needs an address.
    let bytes = body.isEmpty ? [0] : body
    return [
      brisa_curl_set_long(handle, CURLOPT_POST, 1),
      bytes.withUnsafeBytes { brisa_curl_copy_body(handle, $0.baseAddress, curl_off_t(body.count)) },
    ]
  }

  /// Takes a piece of the decompressed body; false stops the transfer.
  fileprivate func receive(body piece: UnsafeRawBufferPointer) -> Bool {
    guard piece.count <= hop.request.maximumBodyBytes - body.count else {
      isTooLarge = true
      return false
    }
    guard body.count + piece.count <= Self.unpackedBytesOfAny + Self.unpackedBytesPerByte * receivedBytes else {
      unpacksTooFar = true
      return false
    }
    body.append(contentsOf: piece)
    onProgress?(body.count)
    return !isCancelled.load(ordering: .relaxed)
  }

  /// Bytes of the answer as they came in, still packed.
  private var receivedBytes: Int {
    var bytes: curl_off_t = 0
    brisa_curl_get_size(handle, CURLINFO_SIZE_DOWNLOAD_T, &bytes)
    return Int(bytes)
  }

  /// Takes one line of the header; false stops the transfer.
  fileprivate func receive(headerLine line: UnsafeRawBufferPointer) -> Bool {
    headers.add(line)
    return !headers.isTooLarge
  }

  /// At least 1, since 0 means no limit, and at most a day.
  private static func milliseconds(_ seconds: Double) -> Int {
    seconds.isNaN ? 1 : Int(min(86_400_000, max(1, seconds * 1000)))
  }
}

private let receiveBody: curl_write_callback = { bytes, size, count, transfer in
  receive(bytes, size, count, transfer) { $0.receive(body: $1) }
}

private let receiveHeader: curl_write_callback = { bytes, size, count, transfer in
  receive(bytes, size, count, transfer) { $0.receive(headerLine: $1) }
}

/// libcurl's convention: the number of bytes that were taken, anything else stops the transfer.
private func receive(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ transfer: UnsafeMutableRawPointer?,
  _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let transfer else { return 0 }
  let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
  let isTaken = take(Unmanaged<CurlTransfer>.fromOpaque(transfer).takeUnretainedValue(), piece)
  return isTaken || piece.isEmpty ? piece.count : 0
}
