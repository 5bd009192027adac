internal import Foundation
internal import Synchronization

/// A web server on this machine that answers with what a feed once answered.
///
/// Bounded: a request has 64 KiB and ten seconds, and one that is for another machine (the server serves as a proxy for
/// programs that are checked) is refused and remembered.
final class RecordedServer: Sendable {
  /// What was asked and had no answer.
  struct Misses: Sendable {
    /// Requests for paths that nothing is recorded for.
    var unknown: [String] = []
    /// Requests for other machines.
    var outside: [String] = []
  }

  private struct State {
    var requestCount = 0
    var misses = Misses()
    var given: Set<Int> = []
  }

  /// The address, without a slash at its end.
  let url: String

  private let listener: Int32
  private let state = Mutex(State())
  private let responses: [RecordedResponse]
  private let folder: String
  private let status: Int?

  /// Starts a server on a port that the system chooses.
  /// - Parameters:
  ///   - responses: What it answers, each fitting one once and the last of them again and again.
  ///   - folder: Where the bodies lie.
  ///   - status: A status that all answers have instead of their own.
  /// - Throws: `POSIXError` when the machine has no port left.
  init(_ responses: [RecordedResponse], folder: String, status: Int? = nil) throws {
    (self.responses, self.folder, self.status) = (responses, folder, status)
    let (listener, port) = try Self.listen()
    self.listener = listener
    url = "http://127.0.0.1:\(port)"
    Thread.detachNewThread { [weak self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { break }
        guard let server = self else {
          close(descriptor)
          break
        }
        Thread.detachNewThread { server.serve(descriptor) }
      }
      // Closed only here: a descriptor that is closed while another thread uses it may already be another's.
      close(listener)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// How many requests came.
  var requestCount: Int { state.withLock { $0.requestCount } }

  /// What had no answer.
  var misses: Misses { state.withLock { $0.misses } }

  private func serve(_ descriptor: Int32) {
    defer { close(descriptor) }
    guard let request = RequestHead(reading: descriptor) else { return }
    state.withLock { $0.requestCount += 1 }
    let answer = answer(to: request)
    answer.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  private func answer(to request: RequestHead) -> [UInt8] {
    guard !request.isForAnotherMachine else {
      state.withLock { $0.misses.outside.append(request.display) }
      return Self.answer(403, headers: [:], body: [])
    }
    guard let response = response(to: request) else {
      state.withLock { $0.misses.unknown.append(request.display) }
      return Self.answer(404, headers: [:], body: [])
    }
    let body = response.file.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") } ?? Data()
    return Self.answer(status ?? response.status ?? 200, headers: response.headers ?? [:], body: [UInt8](body))
  }

  /// The first response that fits and was not given yet, or else the last that fits.
  private func response(to request: RequestHead) -> RecordedResponse? {
    let fitting = responses.indices.filter { responses[$0].answers(path: request.path, query: request.query) }
    return state.withLock { state in
      guard let index = fitting.first(where: { !state.given.contains($0) }) ?? fitting.last else { return nil }
      state.given.insert(index)
      return responses[index]
    }
  }

  private static func answer(_ status: Int, headers: [String: String], body: [UInt8]) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) Recorded", "Content-Length: \(body.count)", "Connection: close"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static func listen() throws -> (listener: Int32, port: Int) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Foundation.listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else {
      close(listener)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }
}
