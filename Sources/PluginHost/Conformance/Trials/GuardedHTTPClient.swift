internal import AirData
internal import Foundation
internal import Synchronization

/// The real client, kept on this machine: a request for another one is refused and remembered.
final class GuardedHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let refused = Mutex<[String]>([])

  init(_ client: any HTTPClient) {
    self.client = client
  }

  /// Addresses of other machines that were asked for, without their queries.
  var outside: [String] { refused.withLock { $0 } }

  func send(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    guard request.url.hasPrefix("http://127.0.0.1:") else {
      refused.withLock { $0.append(request.displayAddress) }
      throw .unavailable("\(request.displayAddress) cannot be reached during a check.")
    }
    let response = try await client.send(request, onProgress: onProgress)
    // What the host's client does after its tries.
    if response.status == 429 { throw .quota("\(request.displayAddress) answered with status 429: ask less often.") }
    return response
  }
}
