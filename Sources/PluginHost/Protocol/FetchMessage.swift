internal import AirData
internal import Foundation

/// What a program asks the host to fetch for it; since version 2 of the protocol.
struct FetchMessage: Codable, Sendable {
  /// What the answer is called; the program's own number.
  let id: Int
  var url: String?
  /// `GET` where it is missing.
  var method: String?
  var headers: [String: String]?
  /// Text of a `POST`.
  var body: String?
  /// How many requests of the quota it counts as, above 0; 1 where it is missing.
  var weight: Double?
  /// Whether plain `http` to another machine is allowed.
  var allowPlainHTTP: Bool?

  enum CodingKeys: String, CodingKey {
    case id, url, method, headers, body, weight
    case allowPlainHTTP = "allow_plain_http"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeWholeNumber(forKey: .id)
    url = try container.decodeIfPresent(String.self, forKey: .url)
    method = try container.decodeIfPresent(String.self, forKey: .method)
    headers = try container.decodeIfPresent([String: String].self, forKey: .headers)
    body = try container.decodeIfPresent(String.self, forKey: .body)
    weight = try container.decodeIfPresent(Double.self, forKey: .weight)
    allowPlainHTTP = try container.decodeIfPresent(Bool.self, forKey: .allowPlainHTTP)
  }

  /// The number of a request in a line that makes no sense otherwise; nil where there is none.
  static func id(in line: ArraySlice<UInt8>) -> Int? {
    (try? JSONDecoder().decode(Numbered.self, from: Data(line)))?.fetch.id
  }

  private struct Numbered: Decodable {
    struct Number: Decodable {
      let id: Int
    }

    let fetch: Number
  }

  /// The body of an answer becomes one line, for which both sides need several times as much memory.
  private static let maxBodyBytes = 16 << 20

  /// The request that is meant.
  /// - Throws: ``ProtocolFault`` where it is none.
  func request() throws(ProtocolFault) -> HTTPRequest {
    guard let url else { throw ProtocolFault("fetch.url: is missing") }
    var request = HTTPRequest(url: url)
    request.quotaWeight = weight ?? 1
    guard request.hasSoundWeight else { throw ProtocolFault("fetch.weight: must be above 0") }
    guard let verb = HTTPRequest.Method(rawValue: method ?? "GET") else {
      throw ProtocolFault("fetch.method: must be GET or POST")
    }
    request.method = verb
    request.headers = headers ?? [:]
    request.body = Array((body ?? "").utf8)
    request.allowsPlainHTTP = allowPlainHTTP ?? false
    request.maximumBodyBytes = Self.maxBodyBytes
    return request
  }
}
