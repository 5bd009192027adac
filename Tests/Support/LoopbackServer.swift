internal import Foundation
internal import Synchronization

/// A web server on this machine whose answers are written by hand, byte for byte.
package final class LoopbackServer: Sendable {
  /// One accepted connection.
  package struct Connection: Sendable {
    fileprivate let descriptor: Int32

    /// Sends text; a peer that has gone is no matter.
    package func send(_ text: String) {
      send(Array(text.utf8))
    }

    /// Sends bytes; false when the peer has gone.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// A whole answer with its length.
    package func answer(_ status: String = "200 OK", headers: String = "", body: [UInt8] = []) {
      let header = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\(headers)\r\n"
      // In one piece: a second small one would wait for the first to be acknowledged.
      send(Array(header.utf8) + body)
    }

    /// Breaks the connection instead of closing it.
    package func reset() {
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
    }

    /// Waits until the peer goes away.
    package func waitForPeer() {
      var byte: UInt8 = 0
      while recv(descriptor, &byte, 1, 0) > 0 {}
    }
  }

  /// The port that the kernel has given.
  package let port: Int
  private let listener: Int32
  private let received = Mutex<[String]>([])

  /// Every request so far, header and body.
  package var requests: [String] { received.withLock { $0 } }

  /// Its address, without a path.
  package var url: String { "http://127.0.0.1:\(port)" }

  /// Starts a server that hands every request, on a thread of its own, to a function.
  /// - Throws: `POSIXError` when there is no port.
  package init(_ handle: @escaping @Sendable (_ connection: Connection, _ request: String) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    let thread = Thread { [weak self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { break }
        let server = self
        Thread.detachNewThread { Self.serve(descriptor, server, handle) }
      }
      // Closed only here: a descriptor that is closed while another thread uses it may already be another's.
      close(listener)
    }
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private static func serve(
    _ descriptor: Int32, _ server: LoopbackServer?, _ handle: (Connection, String) -> Void
  ) {
    let request = readRequest(descriptor)
    server?.received.withLock { $0.append(request) }
    handle(Connection(descriptor: descriptor), request)
    close(descriptor)
  }

  /// The header, and as much of a body as its length says.
  private static func readRequest(_ descriptor: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return text }
      text += String(decoding: buffer[..<count], as: UTF8.self)
      let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let length = parts[0].split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      if parts[1].utf8.count >= length.flatMap({ Int($0.dropFirst(16)) }) ?? 0 { return text }
    }
  }
}
