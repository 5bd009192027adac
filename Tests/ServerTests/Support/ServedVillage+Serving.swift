import CityTestSupport
import Foundation
import Logging
import Testing

@testable import Server

extension ServedVillage {
  /// Runs a service while a test asks it, and ends it.
  func serving(
    _ change: (inout BrisaService.Settings) -> Void = { _ in },
    _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    var settings = BrisaService.Settings(address: try ListenAddress(parsing: "127.0.0.1:0"))
    settings.clock = city.clock
    change(&settings)
    let service = BrisaService(settings, self, log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    let (addresses, found) = AsyncStream<String>.makeStream()
    let running = Task {
      defer { found.finish() }
      try await service.run { found.yield($0) }
    }
    defer { running.cancel() }
    guard let address = await addresses.first(where: { _ in true }) else {
      // It says itself why, where it can.
      try await running.value
      Issue.record("The service ended before it listened.")
      return
    }
    let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
    try await body(port)
    running.cancel()
    _ = await running.result
  }
}
