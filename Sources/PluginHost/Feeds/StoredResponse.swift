internal import AirData
internal import Foundation

/// An answer as the cache keeps it: a line with a digest, a line with all but the body, and the body.
struct StoredResponse: Sendable, Hashable {
  /// When the feed last said it, or said that it still holds.
  var time: Date
  var headers: [String: String]
  var body: [UInt8]

  private struct Head: Codable {
    let time: Double
    let headers: [String: String]
  }

  private static let mark = Array("brisa-response/1 ".utf8)
  private static let digestCount = 64
  private static let newline = UInt8(ascii: "\n")

  init(time: Date, headers: [String: String], body: [UInt8]) {
    self.time = time
    self.headers = headers
    self.body = body
  }

  /// Reads what ``encoded()`` writes; nil for anything else, a damaged file above all.
  init?(decoding bytes: [UInt8]) {
    let start = Self.mark.count + Self.digestCount + 1
    guard bytes.starts(with: Self.mark), bytes.count > start, bytes[start - 1] == Self.newline,
      bytes[Self.mark.count..<start - 1].elementsEqual(SHA256.hex(bytes[start...]).utf8),
      let end = bytes[start...].firstIndex(of: Self.newline),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[start..<end])), head.time.isFinite
    else { return nil }
    self.init(time: Date(timeIntervalSince1970: head.time), headers: head.headers, body: Array(bytes[(end + 1)...]))
  }

  /// The bytes of its file.
  func encoded() -> [UInt8]? {
    let head = Head(time: time.timeIntervalSince1970, headers: headers)
    guard let line = try? JSONEncoder().encode(head) else { return nil }
    let rest = Array(line) + [Self.newline] + body
    return Self.mark + Array(SHA256.hex(rest).utf8) + [Self.newline] + rest
  }

  /// Whether a later question can be asked on the condition that the answer has changed.
  var isRevalidatable: Bool { headers["etag"] != nil || headers["last-modified"] != nil }
}
