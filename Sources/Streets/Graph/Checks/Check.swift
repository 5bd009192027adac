internal import Dispatch
internal import Synchronization

/// One thing that has to hold, and what is said where it does not.
struct Check: Sendable {
  let problem: String
  let holds: @Sendable () -> Bool

  init(_ problem: String, holds: @escaping @Sendable () -> Bool) {
    self.problem = problem
    self.holds = holds
  }
}

/// Things that can be looked at in any order, side by side.
typealias Checks = [Check]

extension Checks {
  /// The first problem in the order of the checks, nil when all hold; all cores look.
  var firstProblem: String? {
    let failed = Mutex<Int?>(nil)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard !self[index].holds() else { return }
      failed.withLock { $0 = Swift.min($0 ?? index, index) }
    }
    return failed.withLock { $0 }.map { self[$0].problem }
  }
}

extension [Checks] {
  /// The first problem of the first step that has one; a step may rely on those before it.
  var firstProblem: String? {
    for step in self {
      if let problem = step.firstProblem { return problem }
    }
    return nil
  }
}
