internal import Foundation

/// The first line of a request, read from a connection.
struct RequestHead {
  /// Path without the query.
  let path: String
  /// Parameters of the query, decoded.
  let query: [String: String]
  /// Whether it is for another machine, as a proxy's requests are.
  let isForAnotherMachine: Bool
  /// Verb and address without the query, which may hold a secret.
  let display: String

  private static let maxBytes = 65_536
  private static let secondsToWait = 10

  /// Reads a request up to the end of its header, nil when none comes.
  init?(reading descriptor: Int32) {
    var timeout = timeval(tv_sec: Self.secondsToWait, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0, head.count + count <= Self.maxBytes else { return nil }
      head += buffer[..<count]
    }
    self.init(line: String(decoding: head.prefix { $0 != 13 }, as: UTF8.self))
  }

  /// Takes a request line apart: `GET /air?city=a HTTP/1.1`.
  init?(line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, let address = URLComponents(string: String(words[1])) else { return nil }
    path = address.path
    // A form's plus sign is a space.
    let items = (address.percentEncodedQuery ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    query = Dictionary(items) { first, _ in first }
    isForAnotherMachine = words[0] == "CONNECT" || !words[1].hasPrefix("/")
    display = "\(words[0]) \(words[1].prefix { $0 != "?" })"
  }
}
