internal import AirData
internal import Synchronization

/// A source that is ready to be asked once, and what it says until it has answered.
struct SourceInstance: Sendable {
  let notices: SourceNotices
  /// The source, made where it is not there yet.
  let source: @Sendable () throws -> any ReadingProvider
}

/// Sources that were made to check their settings, each for the first question that follows soon, so that none is made
/// twice for it.
final class CheckedSources: Sendable {
  private struct Made: Sendable {
    let source: any ReadingProvider
    let notices: SourceNotices
    let since: ContinuousClock.Instant
  }

  /// How long one may wait for its question: its deadline runs, and what it has read may grow old.
  private let life: Duration
  /// That time is one of so many parts of the deadline: a second of the usual twenty.
  private static let partsOfDeadline = 18.0

  private let sources = Mutex<[SourceConfiguration: Made]>([:])

  /// Keeps none yet.
  init(deadlineSeconds: Double) {
    life = .seconds(deadlineSeconds.boundedSeconds / Self.partsOfDeadline)
  }

  /// Keeps a source that was just made.
  func keep(_ source: any ReadingProvider, _ notices: SourceNotices, for configuration: SourceConfiguration) {
    sources.withLock { $0[configuration] = Made(source: source, notices: notices, since: .now) }
  }

  /// Takes what was made for a configuration; nil where there is none that is young enough.
  func take(_ configuration: SourceConfiguration) -> SourceInstance? {
    guard let made = sources.withLock({ $0.removeValue(forKey: configuration) }),
      .now - made.since <= life
    else { return nil }
    return SourceInstance(notices: made.notices) { made.source }
  }
}
