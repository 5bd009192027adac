internal import AirData
internal import Foundation
internal import Synchronization

/// What the host remembers of a source in a process of its own, over all its instances.
final class ProgramMemory: Sendable {
  /// How the program's check of some settings ended.
  private enum Check: Sendable {
    case sound
    /// Without an answer, so that it rests.
    case failed(CrashHistory)
  }

  let crashes = CrashHistory()
  private let checks = Mutex<[SourceSettings: Check]>([:])

  /// Whether the program is to check some settings now: it has found nothing wrong with them yet, and does not rest.
  func isCheckDue(_ settings: SourceSettings, at now: Date) -> Bool {
    guard crashes.secondsLeft(at: now) == nil else { return false }
    return checks.withLock { checks in
      switch checks[settings] {
      case .sound?: false
      case .failed(let history)?: history.secondsLeft(at: now) == nil
      case nil: true
      }
    }
  }

  /// Notes that the program found nothing wrong with some settings.
  func noteSound(_ settings: SourceSettings) { checks.withLock { $0[settings] = .sound } }

  /// Notes that the check of some settings crashed, hung or came to nothing in another way.
  func noteFailedCheck(_ settings: SourceSettings, at now: Date) {
    checks.withLock { checks in
      switch checks[settings] {
      case .sound?: break
      case .failed(let history)?: history.crashed(at: now)
      case nil:
        let history = CrashHistory()
        history.crashed(at: now)
        checks[settings] = .failed(history)
      }
    }
  }
}
