internal import Foundation
internal import Synchronization

extension LoopbackServer {
  /// What a server does with one request.
  package typealias Handler = @Sendable (_ connection: Connection, _ request: String) -> Void

  /// A server that treats its first request in the first way and so on, and all further ones in the last way.
  /// - Throws: `POSIXError` when there is no port.
  package static func script(_ handlers: Handler...) throws -> LoopbackServer {
    let served = Mutex(0)
    return try LoopbackServer { connection, request in
      let index = served.withLock { count in
        defer { count += 1 }
        return min(count, handlers.count - 1)
      }
      handlers[index](connection, request)
    }
  }

  /// A server that gives every request the same answer.
  /// - Throws: `POSIXError` when there is no port.
  package static func always(
    _ status: String = "200 OK", headers: String = "", body: String = ""
  ) throws -> LoopbackServer {
    try LoopbackServer { connection, _ in connection.answer(status, headers: headers, body: Array(body.utf8)) }
  }
}

extension LoopbackServer.Connection {
  /// Sends a header that promises ten gigabytes and then zeros, until the peer goes away.
  package func sendTenGigabytes(headers: String = "Content-Length: 10737418240\r\n") {
    send("HTTP/1.1 200 OK\r\n\(headers)\r\n")
    let piece = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<10_240 where !send(piece) { return }
  }

  /// Sends chunk after chunk without ever an end, until the peer goes away.
  package func sendChunksWithoutEnd() {
    send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    let chunk = Array("100000\r\n".utf8) + [UInt8](repeating: 0, count: 1 << 20) + Array("\r\n".utf8)
    for _ in 0..<10_240 where !send(chunk) { return }
  }

  /// Sends a text letter by letter, and begins anew, until the peer goes away or a minute has passed.
  package func trickle(_ text: String) {
    let letters = text.utf8.map { [$0] }
    for index in 0..<3000 {
      guard send(letters[index % letters.count]) else { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
