internal import CCurl

/// One of libcurl's error codes, in the words of this program.
struct CurlFault {
  /// To whom a connection was tried.
  enum Peer {
    case host, proxy
    /// One of both, of which the ports are the same.
    case hostOrProxy
  }

  private let code: CURLcode
  private let isConnected: Bool
  private let peer: Peer
  private let proxyStatus: Int

  /// Takes the code of a transfer, whether anything of its request was sent, to whom the connection was tried, and the
  /// status with which a proxy has answered to the wish for a tunnel, or refused a request; 0 where none has.
  init(_ code: CURLcode, isConnected: Bool, peer: Peer, proxyStatus: Int) {
    self.code = code
    self.isConnected = isConnected
    // One that has opened a tunnel is not what is waited for.
    self.peer = proxyStatus == 0 ? peer : .host
    self.proxyStatus = proxyStatus
  }

  /// The failure of a step of a request.
  func failure(of hop: HTTPHop) -> HTTPFailure {
    HTTPFailure(.unavailable(sentence(hop)), isTransient: isTransient)
  }

  /// Whether the fault lies in the connection.
  ///
  /// A host that nobody knows stays unknown, and a machine without a network
  /// should say so at once.
  private var isTransient: Bool {
    // A proxy that wants a password wants it again.
    if proxyStatus >= 300 { return proxyStatus >= 500 }
    let codes = [
      CURLE_COULDNT_CONNECT, CURLE_OPERATION_TIMEDOUT, CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR,
      CURLE_SEND_ERROR, CURLE_SSL_CONNECT_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM,
    ]
    return codes.contains(code)
  }

  private func sentence(_ hop: HTTPHop) -> String {
    let display = hop.address.display
    // Nothing has reached the host, so nothing is said of it.
    if proxyStatus >= 300 {
      let variable = hop.address.isPlain ? "http_proxy" : "https_proxy"
      return "The proxy on the way to \(display) refuses with status \(proxyStatus): check \(variable)."
    }
    return switch code {
    case CURLE_COULDNT_RESOLVE_PROXY:
      "The proxy on the way to \(display) is not known: check https_proxy and http_proxy."
    case CURLE_COULDNT_RESOLVE_HOST: "The host of \(display) is not known: check the address and the connection."
    case CURLE_COULDNT_CONNECT:
      "\(peerName(display)) does not accept connections\(advice)."
    case CURLE_OPERATION_TIMEDOUT: timeout(hop)
    case CURLE_PARTIAL_FILE: "\(display) ended its answer too early."
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: "\(display) broke the connection."
    case CURLE_PEER_FAILED_VERIFICATION: "\(display) has no valid TLS certificate."
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: "\(display) sent an answer that cannot be decompressed."
    default: "\(display) did not answer: \(String(cString: brisa_curl_easy_strerror(code)))."
    }
  }

  private func timeout(_ hop: HTTPHop) -> String {
    let (connect, total) = (hop.request.connectTimeoutSeconds, min(hop.request.totalTimeoutSeconds, 86_400))
    let display = hop.address.display
    guard !isConnected, connect < total else { return "\(display) did not answer within \(total) seconds." }
    return "\(peerName(display)) did not take a connection within \(connect) seconds\(advice)."
  }

  /// To whom the connection to an address was tried, as the beginning of a sentence.
  private func peerName(_ display: String) -> String {
    switch peer {
    case .host: display
    case .proxy: "The proxy on the way to \(display)"
    case .hostOrProxy: "\(display), or the proxy on the way to it,"
    }
  }

  /// What to look at where it may be a proxy, as the end of a sentence.
  private var advice: String { peer == .host ? "" : ": check https_proxy and http_proxy" }
}
