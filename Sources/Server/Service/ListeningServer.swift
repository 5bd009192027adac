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
      while let hasServed = try await group.next(), !hasServed {}
      group.cancelAll()
    }
    guard !isToldToEnd else { return }
    throw address.lost
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
