internal import AirData

/// Takes a source's secrets out of all failures: a server can put a key into an address that it redirects to.
struct MaskingClient: FeedLayer {
  let base: any HTTPClient
  let mask: SecretMask

  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    do {
      return try await base.attempt(request, onProgress: onProgress)
    } catch {
      throw HTTPFailure(mask.masked(error.error), isTransient: error.isTransient)
    }
  }
}
