internal import Foundation

/// The passing of time, as waiting between tries needs it; replaced in tests, so that none of them waits.
protocol Sleeper: Sendable {
  /// Seconds since some moment, never going back.
  var seconds: Double { get }

  /// Waits; throws when the task is cancelled.
  func wait(seconds: Double) async throws

  /// A number from 0 to 1, other every time, so that clients that failed together do not come back together.
  func chance() -> Double
}

/// Time as it really passes.
struct SystemSleeper: Sleeper {
  private let start = ContinuousClock.now

  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  func wait(seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }

  func chance() -> Double { Double.random(in: 0...1) }
}
