internal import Foundation

/// A connection over which a test sends whatever bytes it likes.
package final class RawConnection: Sendable {
  private let socket: Int32

  /// Connects to a port of this machine.
  /// - Throws: an error where nobody listens.
  package init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard outcome == 0 else { throw POSIXError(.ECONNREFUSED) }
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  /// Sends a text; false where the other side has closed.
  @discardableResult
  package func send(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      == text.utf8.count
  }

  /// Closes this side of the connection: what comes is still received.
  package func endSending() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// What comes until the other side closes.
  ///
  /// A thread of its own waits, since the service answers on those of tests.
  package func rest() async -> String {
    await withCheckedContinuation { continuation in
      Thread { [self] in continuation.resume(returning: received()) }.start()
    }
  }

  private func received() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// The next bytes that come, so many at most; none where the other side has closed.
  package func next(_ most: Int) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread { [self] in
        var buffer = [UInt8](repeating: 0, count: most)
        let count = recv(socket, &buffer, most, 0)
        continuation.resume(returning: Array(buffer.prefix(max(0, count))))
      }.start()
    }
  }

  /// Whether the other side closes the connection while nothing is sent for some time.
  package func isClosed(withinSeconds seconds: Int) async -> Bool {
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    return await withCheckedContinuation { continuation in
      Thread { [self] in
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 1
        while count > 0 { count = recv(socket, &buffer, buffer.count, 0) }
        continuation.resume(returning: count == 0 || errno == ECONNRESET)
      }.start()
    }
  }

  /// The head and the body of the answer to a request that closes the connection.
  package func answer(to request: String) async -> (head: String, body: String) {
    send(request.replacing("\n", with: "\r\n"))
    let text = await rest()
    guard let end = text.range(of: "\r\n\r\n") else { return (text, "") }
    return (String(text[..<end.lowerBound]), String(text[end.upperBound...]))
  }
}
