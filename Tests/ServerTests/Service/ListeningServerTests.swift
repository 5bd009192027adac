import Setup
import Testing

@testable import Server

@Suite("What listens for connections")
struct ListeningServerTests {
  @Test("fails where it ends though nobody has told it to")
  func endedByItself() async {
    let server = ListeningServer(address: .standard) {}
    let error = await #expect(throws: BrisaError.self) { try await server.run() }
    #expect(error?.code == .unavailable && error?.message.contains("closed 127.0.0.1:8080") == true)
  }

  @Test("ends where it is told to")
  func told() async throws {
    let server = ListeningServer(address: .standard) { try? await Task.sleep(for: .seconds(600)) }
    let running = Task { try await server.run() }
    running.cancel()
    try await running.value
  }
}
