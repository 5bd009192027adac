/// The HTTP client of the program: libcurl on one thread, which never blocks Swift's.
///
/// Certificates are always verified. Plain `http` goes to this machine only, unless the request allows more. At most five
/// redirects are followed, none from `https` to `http`, and header fields go along only within one origin. Answers
/// come decompressed, in whatever encodings libcurl knows. The variables `https_proxy`, `http_proxy` and `no_proxy` are
/// honoured. Messages hold scheme, host and path of an address, never its query.
public final class CurlHTTPClient: HTTPClient {
  private let engine: CurlEngine?
  private let userAgent: String

  private static let mostRedirects = 5

  /// Creates a client; its thread sleeps until a request comes.
  /// - Parameter version: Brisa's version, told to feeds as `Brisa/<version>`.
  public init(version: String) {
    engine = CurlEngine()
    userAgent = "Brisa/\(version)"
  }

  deinit {
    engine?.stop()
  }

  /// Sends one request and returns whatever status comes back; ends early when the task is cancelled.
  ///
  /// - Parameters:
  ///   - request: What to send, and the limits of the answer.
  ///   - onProgress: Told the bytes of the body received so far, from the client's thread.
  /// - Returns: The answer to the last redirect.
  /// - Throws: ``SourceError/unavailable(_:)`` when no answer comes, or the answer breaks a limit of the request.
  public func send(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    let start = ContinuousClock.now
    var hop = try HTTPHop(request)
    for _ in 0...Self.mostRedirects {
      let spent = (ContinuousClock.now - start) / .seconds(1)
      let transfer = try CurlTransfer(
        hop, userAgent: userAgent, secondsLeft: request.totalTimeoutSeconds - spent, onProgress: onProgress)
      let outcome = try await perform(transfer).get()
      guard let location = outcome.redirect else { return outcome.response }
      hop = try hop.following(location, status: outcome.response.status)
    }
    throw .unavailable("\(hop.address.display) redirects more than \(Self.mostRedirects) times.")
  }

  private func perform(_ transfer: CurlTransfer) async -> Result<CurlTransfer.Outcome, SourceError> {
    guard let engine else { return .failure(.unavailable("libcurl cannot be set up.")) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        engine.start(transfer) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      engine.cancel(transfer)
    }
  }
}
