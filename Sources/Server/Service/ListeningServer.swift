internal import ServiceLifecycle

/// Answers over HTTP until it is told to end.
///
/// That it ends by itself is a failure, with which the program ends too: alive without listening, it would look well to
/// whoever watches over it, and nobody would start it again. Linux tells some faults of the network as faults of
/// accepting connections, after which nobody listens any more.
struct ListeningServer: Service {
  let address: ListenAddress
  /// Returns when nobody listens any more and all calls under way are answered.
  let serve: @Sendable () async throws -> Void

  func run() async throws {
    try await serve()
    guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
    throw address.lost
  }
}
