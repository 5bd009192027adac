/// What a feed answered.
public struct HTTPResponse: Sendable, Hashable {
  /// Status code, for example 200.
  public let status: Int
  /// Header fields, names in lower case.
  public let headers: [String: String]
  /// Body, decompressed.
  public let body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: [String: String], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
