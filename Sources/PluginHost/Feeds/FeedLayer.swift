internal import AirData

/// A client that adds one thing to another one; failures keep whether another try may help.
protocol FeedLayer: HTTPClient {}

extension FeedLayer {
  func send(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    do {
      return try await attempt(request, onProgress: onProgress)
    } catch {
      throw error.error
    }
  }
}
