internal import AirData
internal import Synchronization

/// Fetches for a program what it asks for, through the client that its source would have in the host: cache, quota,
/// retries and secrets are the same for both.
final class FetchProxy: Sendable {
  private struct State {
    var waiting: [FetchMessage] = []
    var fetching: [Int: Task<Void, Never>] = [:]
    var isClosed = false
  }

  /// Where the answers go.
  let answerQueue = AnswerQueue()

  private let http: any HTTPClient
  private let state = Mutex(State())

  /// Requests that are on their way at once.
  private static let maxAtOnce = 8
  /// Requests that may wait.
  private static let maxWaiting = 10_000

  init(_ http: any HTTPClient) {
    self.http = http
    answerQueue.whenEmptied { [weak self] in
      guard let self else { return }
      state.withLock { self.startNext(&$0) }
    }
  }

  /// Takes a request; its answer comes in time.
  /// - Throws: ``ProtocolFault`` where it makes no sense, or too many wait; then the request is to be refused, see
  ///   ``refuse(_:_:)``.
  func take(_ message: FetchMessage) throws(ProtocolFault) {
    _ = try message.request()
    let isTaken = state.withLock { state in
      guard state.waiting.count < Self.maxWaiting else { return false }
      state.waiting.append(message)
      startNext(&state)
      return true
    }
    if !isTaken { throw ProtocolFault("fetch: \(Self.maxWaiting) requests wait already") }
  }

  /// Answers a request that is not taken with what is wrong with it.
  func refuse(_ id: Int, _ fault: ProtocolFault) {
    answerQueue.put(FetchedMessage(id, .malformed("\(fault.message).")).line)
  }

  /// Fetches nothing any more.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.waiting = []
      for task in state.fetching.values { task.cancel() }
    }
  }

  /// Nothing is fetched while answers pile up that the program does not read.
  private func startNext(_ state: inout State) {
    while !state.isClosed, state.fetching.count < Self.maxAtOnce, !answerQueue.isFull,
      let message = state.waiting.first
    {
      state.waiting.removeFirst()
      let key = (state.fetching.keys.max() ?? 0) + 1
      state.fetching[key] = Task {
        let answer = await self.answer(message)
        self.answerQueue.put(answer.line)
        self.state.withLock { state in
          state.fetching[key] = nil
          self.startNext(&state)
        }
      }
    }
  }

  private func answer(_ message: FetchMessage) async -> FetchedMessage {
    guard let request = try? message.request() else { return FetchedMessage(message.id, .malformed("No request.")) }
    do throws(SourceError) {
      return FetchedMessage(message.id, try await http.send(request))
    } catch {
      return FetchedMessage(message.id, error)
    }
  }
}
