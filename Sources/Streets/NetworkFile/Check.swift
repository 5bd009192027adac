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

extension UnsafeBufferPointer where Element: FixedWidthInteger {
  /// Whether every element is less than a count.
  func areBelow(_ count: Int) -> Bool {
    guard let extent else { return true }
    return Int(extent.upperBound) < count
  }

  /// Whether every element lies between a limit and its negative.
  func areWithin(_ limit: Element) -> Bool {
    guard let extent else { return true }
    return extent.lowerBound >= 0 - limit && extent.upperBound <= limit
  }

  /// Whether the elements begin at 0, end at a count and grow by at least a step.
  func areOffsets(to count: Int, step: Element = 0) -> Bool {
    guard let first, let last, first == 0, Int(exactly: last) == count else { return false }
    var falls: Element = 0
    for index in 1..<Swift.max(1, self.count) {
      let (before, after) = (self[index - 1], self[index])
      falls |= after < before || after &- before < step ? 1 : 0
    }
    return falls == 0
  }
}
