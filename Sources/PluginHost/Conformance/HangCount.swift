internal import Synchronization

/// How often a source has hung while it was checked.
///
/// Each hang costs the whole wait, and a source that has hung twice will hang in most of the other trials, too.
final class HangCount: Sendable {
  /// Hangs after which the source is not asked any more.
  static let most = 2

  private let hangs = Mutex(0)

  /// Counts a hang.
  func note() {
    hangs.withLock { $0 += 1 }
  }

  /// Why the source is not asked any more, as the end of a sentence; nil as long as it is.
  var refusal: String? {
    guard hangs.withLock({ $0 }) >= Self.most else { return nil }
    return "the source has hung \(Self.most) times and is not asked any more"
  }
}
