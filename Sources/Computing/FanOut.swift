internal import Synchronization

/// Numbered pieces of work under way on several threads: each takes the next one that nobody has begun.
final class FanOut: @unchecked Sendable {
  /// Most threads that may help the one that began it.
  let maxHelpers: Int
  private let count: Int
  private let next = Atomic(0)
  /// Threads that help at this moment.
  private let helpers = Lock(0)
  /// Gone once all pieces are done: it does not outlive the call that it belongs to.
  private var body: (@Sendable (Int) -> Void)?

  init(count: Int, maxHelpers: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.maxHelpers = maxHelpers
    self.body = body
  }

  /// Counts the calling thread among the helpers, false where no more are needed.
  func join() -> Bool {
    helpers.withLock { helpers in
      guard helpers < maxHelpers, next.load(ordering: .relaxed) < count else { return false }
      helpers += 1
      return true
    }
  }

  /// Helps until every piece has been begun; for a thread that has joined.
  func help() {
    takePieces()
    helpers.withLock(waking: .all) { $0 -= 1 }
  }

  /// Takes pieces until every one has been begun, and waits for those that helpers have not finished.
  ///
  /// For the thread that began it, which then lets nobody join any more.
  func takePieces(thenLeave leave: () -> Void) {
    takePieces()
    leave()
    helpers.wait { $0 == 0 ? () : nil }
    body = nil
  }

  // A function of its own, so that a helper holds nothing of the body when it leaves.
  @inline(never)
  private func takePieces() {
    guard let body else { return }
    while true {
      let piece = next.add(1, ordering: .relaxed).oldValue
      guard piece < count else { return }
      body(piece)
    }
  }
}
