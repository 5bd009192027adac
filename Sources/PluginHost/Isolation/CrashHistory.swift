internal import Foundation
internal import Synchronization

/// Keeps a source that crashes again and again, or whose check does, from being started with every question.
final class CrashHistory: Sendable {
  private struct State {
    var pauseSeconds = 0.0
    var end = Date.distantPast

    /// Seconds that are left of the pause, nil when it is over.
    func secondsLeft(at now: Date) -> Double? {
      let left = end.timeIntervalSince(now)
      // A clock that was set back must not make the pause longer than it is.
      return left > 0 && left <= pauseSeconds ? left : nil
    }
  }

  private let state = Mutex(State())

  /// Seconds of the first pause; each further crash doubles them.
  static let firstPauseSeconds = 1.0
  /// Seconds of the longest pause.
  static let longestPauseSeconds = 300.0

  /// Seconds that the source still rests, nil when it may be started.
  func secondsLeft(at now: Date) -> Double? {
    state.withLock { $0.secondsLeft(at: now) }
  }

  /// Notes that the source has crashed in spite of being started again.
  ///
  /// One that crashes while it rests was started before the pause, for another question: its crashes are of one time.
  func crashed(at now: Date) {
    state.withLock { state in
      guard state.secondsLeft(at: now) == nil else { return }
      let next = state.pauseSeconds == 0 ? Self.firstPauseSeconds : 2 * state.pauseSeconds
      state.pauseSeconds = min(Self.longestPauseSeconds, next)
      state.end = now.addingTimeInterval(state.pauseSeconds)
    }
  }

  /// Notes that the source has answered.
  func answered() {
    state.withLock { $0 = State() }
  }
}
