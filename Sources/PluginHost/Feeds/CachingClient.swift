internal import AirData
internal import Foundation

/// Answers from the cache while its rule allows, and asks the feed only for what has changed since.
///
/// Reads that were answered with 200 are kept, unless the feed says `no-store` or the answer holds a secret. The time
/// of an answer is that of its question.
struct CachingClient: FeedLayer {
  let base: any HTTPClient
  let cache: ResponseCache
  /// How long an answer serves without asking.
  let keepSeconds: Int
  let clock: any WallClock
  let mask: SecretMask
  /// Told of every answer that is kept, and of every request without one.
  let used: UsedAnswers

  /// The part of its time for which an answer serves: whoever asks once in that time, a moment early or late, is not to
  /// get the answer of the time before.
  static let servingPart = 0.95

  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    guard request.method == .get, !asksOnCondition(request) else {
      return try await fetch(request, onProgress)
    }
    let kept = cache.answer(to: request).flatMap { $0.body.count <= request.maximumBodyBytes ? $0 : nil }
    if let kept, isFresh(kept) {
      used.note(request)
      return response(kept, onProgress)
    }
    let asked = clock.now
    let answer = try await fetch(kept.map { conditional(request, on: $0) } ?? request, onProgress)
    if let kept, answer.status == 304 {
      let renewed = StoredResponse(
        time: asked, headers: kept.headers.merging(Self.lasting(answer.headers)) { $1 }, body: kept.body)
      store(renewed, to: request)
      return response(renewed, onProgress)
    }
    if answer.status == 200 {
      let headers = Self.lasting(answer.headers)
      store(StoredResponse(time: asked, headers: headers, body: answer.body), to: request)
    }
    return answer
  }

  private func fetch(
    _ request: HTTPRequest, _ onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    do throws(HTTPFailure) {
      let answer = try await base.attempt(request, onProgress: onProgress)
      if answer.status >= 400 { used.noteTrouble() }
      return answer
    } catch {
      used.noteTrouble()
      throw error
    }
  }

  private func isFresh(_ kept: StoredResponse) -> Bool {
    let age = clock.now.timeIntervalSince(kept.time)
    return age >= 0 && age < Self.servingPart * Double(keepSeconds)
  }

  private func store(_ response: StoredResponse, to request: HTTPRequest) {
    let isWorthIt = keepSeconds > 0 || response.isRevalidatable
    let isSecret = mask.finds(in: response.body) || response.headers.values.contains { mask.masked($0) != $0 }
    if Self.isForbidden(response.headers) || isSecret || !isWorthIt {
      cache.forget(request)
    } else {
      cache.keep(response, to: request)
      used.note(request)
    }
  }

  private func response(_ kept: StoredResponse, _ onProgress: (@Sendable (Int) -> Void)?) -> HTTPResponse {
    onProgress?(kept.body.count)
    return HTTPResponse(status: 200, headers: kept.headers, body: kept.body)
  }

  private func conditional(_ request: HTTPRequest, on kept: StoredResponse) -> HTTPRequest {
    var request = request
    if let etag = kept.headers["etag"] { request.headers["If-None-Match"] = etag }
    if let time = kept.headers["last-modified"] { request.headers["If-Modified-Since"] = time }
    return request
  }

  /// Whether the source speaks of conditions itself; then the answer is for it alone.
  private func asksOnCondition(_ request: HTTPRequest) -> Bool {
    request.headers.keys.contains { ["if-none-match", "if-modified-since", "range"].contains($0.lowercased()) }
  }

  private static func isForbidden(_ headers: [String: String]) -> Bool {
    (headers["cache-control"] ?? "").split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == "no-store"
    }
  }

  /// The fields that describe the answer and not its transfer, and that are nobody's secret.
  private static func lasting(_ headers: [String: String]) -> [String: String] {
    headers.filter {
      !["connection", "content-encoding", "content-length", "set-cookie", "transfer-encoding"].contains($0.key)
    }
  }
}
