/// One request to a feed.
public struct HTTPRequest: Sendable, Hashable {
  /// Verb of a request.
  public enum Method: String, Sendable {
    /// Read.
    case get = "GET"
    /// Send a body.
    case post = "POST"
  }

  /// Absolute `http` or `https` address.
  public var url: String
  /// The method of HTTP.
  public var method: Method = .get
  /// Header fields by name.
  public var headers: [String: String] = [:]
  /// Body of a `POST`.
  public var body: [UInt8] = []
  /// Most seconds to wait for a connection.
  public var connectTimeoutSeconds: Double = 10
  /// Most seconds for everything.
  public var totalTimeoutSeconds: Double = 60
  /// Largest accepted body in bytes, counted after decompression.
  public var maximumBodyBytes: Int = 64 << 20
  /// Whether plain `http` to another machine than this one is allowed.
  public var allowsPlainHTTP: Bool = false
  /// How many requests of the feed's quota it counts as, above 0; feeds may weigh large questions more.
  ///
  /// The host sends no request of another weight, see ``hasSoundWeight``.
  public var quotaWeight: Double = 1
  /// Whether the weight is a number above 0, which nothing may be sent without: no count would protect the user's key.
  public var hasSoundWeight: Bool { quotaWeight > 0 && quotaWeight.isFinite }

  /// Creates a request for an address.
  public init(url: String) {
    self.url = url
  }
}

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

/// The way to the network: the host's client, or a test's.
public protocol HTTPClient: Sendable {
  /// Sends one request and returns whatever status comes back.
  ///
  /// - Parameters:
  ///   - request: What to send, and the limits of the answer.
  ///   - onProgress: Told the bytes of the body received so far, from a thread of the client's.
  /// - Returns: The answer to the last redirect.
  /// - Throws: ``SourceError/unavailable(_:)`` when no answer comes, or the answer breaks a limit of the request;
  ///   ``SourceError/quota(_:)`` when a client that counts may not ask now.
  func send(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse

  /// Sends one request as ``send(_:onProgress:)`` does, and tells of a failure whether another try may help.
  ///
  /// A client that cannot tell leaves this out: all its failures are then final.
  /// - Throws: ``HTTPFailure``.
  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse
}

extension HTTPClient {
  /// Sends one request; every failure counts as final.
  /// - Throws: ``HTTPFailure``.
  public func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    do {
      return try await send(request, onProgress: onProgress)
    } catch {
      throw HTTPFailure(error)
    }
  }

  /// Sends one request and returns whatever status comes back.
  /// - Throws: ``SourceError/unavailable(_:)`` or ``SourceError/quota(_:)``.
  public func send(_ request: HTTPRequest) async throws(SourceError) -> HTTPResponse {
    try await send(request, onProgress: nil)
  }
}
