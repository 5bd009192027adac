internal import Synchronization

/// The sources that took long to fail in a round of many questions: they are not asked again in it.
///
/// A feed that hangs would hold up each of the questions until its deadline.
final class SlowFailures: Sendable {
  private let patience: Duration
  private let failures = Mutex<[SourceConfiguration: SourceFailure]>([:])

  /// Takes how long a source may take to fail and still be asked again.
  init(patience: Duration) {
    self.patience = patience
  }

  /// Why a source gave nothing when it was asked before; nil where it may be asked.
  func failure(of source: SourceConfiguration) -> SourceFailure? { failures.withLock { $0[source] } }

  /// Keeps why a source gave nothing after some time.
  func add(_ failure: SourceFailure, of source: SourceConfiguration, after time: Duration) {
    guard time > patience else { return }
    failures.withLock { $0[source] = failure }
  }
}
