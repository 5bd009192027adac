internal import Dispatch
internal import Foundation

/// Ends work cleanly on SIGINT and SIGTERM.
enum Interruption {
  /// Runs some work until it ends or a signal cancels it; work that was cancelled is no error.
  static func awaiting(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task { try await body() }
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
    defer { for source in signals { source.cancel() } }
    do {
      try await task.value
    } catch is CancellationError {
      return
    }
  }
}
