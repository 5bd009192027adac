import Foundation
import Synchronization
import TestSupport

/// One answer of a feed, as a case's file writes it.
struct RecordedResponse: Decodable, Sendable {
  /// Path of the address.
  let path: String
  /// Parameters that a request must have, among others.
  let query: [String: String]?
  /// Name of the file with the body; nil for an empty one.
  let file: String?
  let status: Int?
  let headers: [String: String]?

  fileprivate func fits(_ address: URLComponents) -> Bool {
    let items = address.queryItems ?? []
    return address.path == path
      && (query ?? [:]).allSatisfy { name, value in items.contains { $0.name == name && $0.value == value } }
  }
}

/// A server on this machine that gives recorded answers: the first that fits and was not given yet, or else the last that
/// fits; 404 where none does.
final class RecordedServer: Sendable {
  private let server: LoopbackServer

  /// Scheme, host and port.
  var url: String { server.url }

  /// Starts to answer; `body` gives the bytes of a named file.
  /// - Throws: an error when the machine has no port left.
  init(_ responses: [RecordedResponse], body: @escaping @Sendable (_ file: String) -> [UInt8]) throws {
    let given = Mutex<Set<Int>>([])
    server = try LoopbackServer { connection, request in
      let target = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
      guard let address = URLComponents(string: target),
        let index = given.withLock({ Self.next(responses, address, &$0) })
      else { return connection.answer("404 Not Found") }
      let response = responses[index]
      let fields = (response.headers ?? [:]).sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
      connection.answer(
        "\(response.status ?? 200) Recorded", headers: fields, body: response.file.map(body) ?? [])
    }
  }

  private static func next(
    _ responses: [RecordedResponse], _ address: URLComponents, _ given: inout Set<Int>
  ) -> Int? {
    let fitting = responses.indices.filter { responses[$0].fits(address) }
    let index = fitting.first { !given.contains($0) } ?? fitting.last
    if let index { given.insert(index) }
    return index
  }
}
