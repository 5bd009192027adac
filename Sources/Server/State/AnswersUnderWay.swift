internal import Synchronization

/// The answers that are being made, by connection, so that one whose client goes takes no place from others.
///
/// A connection waits for one answer at a time.
final class AnswersUnderWay: Sendable {
  private struct State {
    /// What gives up the answer that is being made.
    var giveUps: [ObjectIdentifier: @Sendable () -> Void] = [:]
    /// The connections whose clients have gone, as long as they are there.
    var gone: Set<ObjectIdentifier> = []
    /// Whether all answers are given up.
    var isOver = false
  }

  private let state = Mutex(State())

  /// Makes an answer in a task that is cancelled when the client of the connection goes, or has gone already, and with
  /// the task that waits for it.
  /// - Parameters:
  ///   - connection: Where the question came from.
  ///   - isOpen: Whether the connection is still there; one that has ended before is not told of again.
  ///   - make: Makes the answer.
  /// - Returns: What `make` returns.
  func answer<Answer: Sendable>(
    over connection: ObjectIdentifier, isOpen: @autoclosure () -> Bool = true,
    _ make: @escaping @Sendable () async -> Answer
  ) async -> Answer {
    let making = Task { await make() }
    begin(over: connection) { making.cancel() }
    if !isOpen() { making.cancel() }
    defer { end(over: connection) }
    return await withTaskCancellationHandler {
      await making.value
    } onCancel: {
      making.cancel()
    }
  }

  /// Takes what gives up the answer that a connection waits for from now on, which is done at once where its client has
  /// gone, or all answers are given up.
  func begin(over connection: ObjectIdentifier, giveUp: @escaping @Sendable () -> Void) {
    let isGivenUp = state.withLock { state -> Bool in
      state.giveUps[connection] = giveUp
      return state.isOver || state.gone.contains(connection)
    }
    if isGivenUp { giveUp() }
  }

  /// Lets an answer be that has been made.
  private func end(over connection: ObjectIdentifier) {
    state.withLock { state in state.giveUps[connection] = nil }
  }

  /// Gives up the answer that a connection waits for, and those that it may ask for yet: nobody takes them.
  func clientHasGone(from connection: ObjectIdentifier) {
    let giveUp = state.withLock { state -> (@Sendable () -> Void)? in
      state.gone.insert(connection)
      return state.giveUps[connection]
    }
    giveUp?()
  }

  /// Gives up all answers, and those that may be asked for yet.
  func giveUpAll() {
    let giveUps = state.withLock { state -> [@Sendable () -> Void] in
      state.isOver = true
      return Array(state.giveUps.values)
    }
    for giveUp in giveUps { giveUp() }
  }

  /// Gives up the answer that a connection waits for, and forgets the connection: a later one may have its identity.
  func connectionHasEnded(_ connection: ObjectIdentifier) {
    let giveUp = state.withLock { state -> (@Sendable () -> Void)? in
      state.gone.remove(connection)
      return state.giveUps[connection]
    }
    giveUp?()
  }
}
