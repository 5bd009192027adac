internal import ServiceLifecycle

/// Answers over HTTP until it is told to end.
///
/// That it ends by itself is a failure, with which the program ends too: alive without listening, it would look well to
/// whoever watches over it, and nobody would start it again. Linux tells some faults of the network as faults of
/// accepting connections, after which nobody listens any more.
struct ListeningServer: Service {
  let address: ListenAddress
  /// How long calls under way may take where nobody listens any more.
  let drain: Duration
  /// Ends when nobody listens any more.
  let listening: AsyncStream<Void>
  /// Gives up the calls that are still under way, which then have a refusal for an answer.
  let giveUp: @Sendable () -> Void
  /// Returns when nobody listens any more and all connections have ended.
  let serve: @Sendable () async throws -> Void

  func run() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await serve()
        return true
      }
      group.addTask {
        try await watch()
        return false
      }
      group.addTask {
        await giveUpAfterDrain()
        return false
      }
      while let hasServed = try await group.next(), !hasServed {}
      group.cancelAll()
    }
    guard !isToldToEnd else { return }
    throw address.lost
  }

  /// Gives up what takes longer than it may once this was told to end.
  ///
  /// Connections are then still there for the refusals, which nobody gets any more when the program's own time is over.
  private func giveUpAfterDrain() async {
    do {
      try await gracefulShutdown()
      try await Task.sleep(for: drain)
      giveUp()
    } catch {
      // It ended meanwhile: there is nothing under way.
    }
  }

  /// Fails where nobody listens any more: clients that keep their connections and go on asking would keep it from
  /// being noticed.
  private func watch() async throws {
    for await _ in listening {}
    if !isToldToEnd { try? await Task.sleep(for: drain) }
    guard !isToldToEnd else { return }
    throw address.lost
  }

  private var isToldToEnd: Bool { Task.isCancelled || Task.isShuttingDownGracefully }
}
