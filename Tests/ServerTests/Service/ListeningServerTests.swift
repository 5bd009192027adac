import Setup
import Testing

@testable import Server

@Suite("What listens for connections")
struct ListeningServerTests {
  private let untilCancelled = AsyncStream<Void> { _ in }
  private let closed = AsyncStream<Void> { $0.finish() }

  @Test("fails where it ends though nobody has told it to")
  func endedByItself() async {
    let server = ListeningServer(address: .standard, drain: .zero, listening: untilCancelled, giveUp: {}) {}
    let error = await #expect(throws: BrisaError.self) { try await server.run() }
    #expect(error?.code == .unavailable && error?.message.contains("closed 127.0.0.1:8080") == true)
  }

  @Test("ends where it is told to")
  func told() async throws {
    let server = ListeningServer(address: .standard, drain: .seconds(600), listening: untilCancelled, giveUp: {}) {
      try? await Task.sleep(for: .seconds(600))
    }
    let running = Task { try await server.run() }
    running.cancel()
    try await running.value
  }

  @Test("fails where nobody listens any more though clients keep their connections", .timeLimit(.minutes(1)))
  func keptConnections() async {
    let server = ListeningServer(address: .standard, drain: .zero, listening: closed, giveUp: {}) {
      try await Task.sleep(for: .seconds(600))
    }
    let error = await #expect(throws: BrisaError.self) { try await server.run() }
    #expect(error?.code == .unavailable)
  }

  @Test("ends without a failure where it is told to and nobody listens any more")
  func toldAndClosed() async throws {
    let server = ListeningServer(address: .standard, drain: .seconds(600), listening: closed, giveUp: {}) {
      try? await Task.sleep(for: .seconds(600))
    }
    let running = Task { try await server.run() }
    running.cancel()
    try await running.value
  }
}
