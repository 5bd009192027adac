internal import AirData
internal import Foundation

/// What the host has fetched for a program.
struct FetchedMessage: Codable, Sendable {
  let id: Int
  var status: Int?
  /// Header fields, names in lower case.
  var headers: [String: String]?
  /// The body, where it is UTF-8.
  var body: String?
  /// Any other body.
  var bodyBase64: String?
  /// Why there is no answer; `status` and the rest are then missing.
  var error: ErrorMessage?

  enum CodingKeys: String, CodingKey {
    case id, status, headers, body, error
    case bodyBase64 = "body_base64"
  }

  init(_ id: Int, _ response: HTTPResponse) {
    (self.id, status, headers) = (id, response.status, response.headers)
    body = String(validating: response.body, as: UTF8.self)
    bodyBase64 = body == nil ? Data(response.body).base64EncodedString() : nil
  }

  init(_ id: Int, _ error: SourceError) {
    (self.id, self.error) = (id, ErrorMessage(error))
  }

  /// The line that the program reads.
  var line: [UInt8] {
    (try? SourceProtocol.line(Line(fetched: self))) ?? []
  }

  private struct Line: Encodable {
    let fetched: FetchedMessage
  }
}
