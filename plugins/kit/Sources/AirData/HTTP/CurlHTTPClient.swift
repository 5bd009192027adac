internal import Synchronization

/// The HTTP client of the program: libcurl on one thread, which never blocks Swift's.
///
/// Certificates are always verified. Plain `http` goes to this machine only, unless the request allows more. At most
/// five redirects are followed, none from `https` to `http`, and header fields and bodies go along only within one
/// origin. Answers come decompressed, in whatever encodings libcurl knows. The variables `https_proxy`, `http_proxy`
/// and `no_proxy` are honoured. Messages hold scheme, host and path of an address, never its query.
public final class CurlHTTPClient: HTTPClient {
  private let started = Mutex<CurlEngine?>(nil)
  private let userAgent: String

  private static let maxRedirects = 5

  /// Creates a client; libcurl and its thread are started by the first request, for many a program asks nobody.
  /// - Parameter version: Brisa's version, told to feeds as `Brisa/<version>`.
  public init(version: String) {
    userAgent = "Brisa/\(version)"
  }

  deinit {
    started.withLock { $0?.stop() }
  }

  /// What carries the requests out, nil when libcurl cannot be set up.
  private var engine: CurlEngine? {
    started.withLock { engine in
      if engine == nil { engine = CurlEngine() }
      return engine
    }
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
    do {
      return try await attempt(request, onProgress: onProgress)
    } catch {
      throw error.error
    }
  }

  /// Sends one request as ``send(_:onProgress:)`` does, and tells of a failure whether another try may help.
  /// - Throws: ``HTTPFailure``.
  public func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    let start = ContinuousClock.now
    let first = try Self.final { () throws(SourceError) in try HTTPHop(request) }
    var hop = first
    for _ in 0...Self.maxRedirects {
      let spent = (ContinuousClock.now - start) / .seconds(1)
      let step = hop
      let transfer = try Self.final { () throws(SourceError) in
        try CurlTransfer(
          step, userAgent: userAgent, secondsLeft: request.totalTimeoutSeconds - spent, onProgress: onProgress)
      }
      let outcome = try await perform(transfer).get()
      guard let location = outcome.redirect else { return outcome.response }
      hop = try Self.final { () throws(SourceError) in
        try step.following(location, status: outcome.response.status)
      }
    }
    let sentence = "\(first.address.display) redirects more than \(Self.maxRedirects) times."
    throw HTTPFailure(.unavailable(sentence))
  }

  /// Whatever goes wrong before anything is sent would go wrong again.
  private static func final<Value>(_ body: () throws(SourceError) -> Value) throws(HTTPFailure) -> Value {
    do {
      return try body()
    } catch {
      throw HTTPFailure(error)
    }
  }

  private func perform(_ transfer: CurlTransfer) async -> Result<CurlTransfer.Outcome, HTTPFailure> {
    guard let engine else { return .failure(HTTPFailure(.unavailable("libcurl cannot be set up."))) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        engine.start(transfer) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      engine.cancel(transfer)
    }
  }
}
