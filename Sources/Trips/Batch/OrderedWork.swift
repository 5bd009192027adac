internal import Foundation

/// Does pieces of work on all cores and hands over what they give in their order, each as soon as those before it are
/// there.
struct OrderedWork {
  /// Pieces that are under way at one time, at most: what is lost when the program is ended, and what memory holds.
  static var width: Int { 2 * max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Runs until there is no more work.
  /// - Throws: the first error of `next` or `take`; work that is under way is then dropped.
  static func run<Piece: Sendable, Outcome: Sendable>(
    next: () throws -> Piece?, work: @escaping @Sendable (Piece) -> Outcome, take: (Outcome) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (number: Int, outcome: Outcome).self) { group in
      var started = 0
      var taken = 0
      var waiting: [Int: Outcome] = [:]
      var isMore = true
      while true {
        while isMore, started - taken < width {
          guard let piece = try next() else {
            isMore = false
            break
          }
          let number = started
          group.addTask { (number, work(piece)) }
          started += 1
        }
        guard let done = try await group.next() else { return }
        waiting[done.number] = done.outcome
        while let outcome = waiting.removeValue(forKey: taken) {
          try take(outcome)
          taken += 1
        }
      }
    }
  }
}
