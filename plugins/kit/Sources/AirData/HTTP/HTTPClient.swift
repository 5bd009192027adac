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
