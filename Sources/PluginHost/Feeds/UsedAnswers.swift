internal import AirData
internal import Synchronization

/// The answers of a cache that a source has been given since its last question ended.
final class UsedAnswers: Sendable {
  private struct State {
    var requests: Set<HTTPRequest> = []
    var hasTrouble = false
  }

  private let state = Mutex(State())

  /// Notes an answer that came from the cache, or was put into it.
  func note(_ request: HTTPRequest) { state.withLock { _ = $0.requests.insert(request) } }

  /// Notes that some request got no good answer, which is reason enough for a source to fail.
  func noteTrouble() { state.withLock { $0.hasTrouble = true } }

  /// Ends a question and begins the next.
  /// - Returns: The requests whose answers were used, and whether others got no good answer.
  func take() -> (requests: Set<HTTPRequest>, hasTrouble: Bool) {
    state.withLock { state in
      defer { state = State() }
      return (state.requests, state.hasTrouble)
    }
  }
}
