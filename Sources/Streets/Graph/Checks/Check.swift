internal import Computing

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
    zip(self, parallelMap { $0.holds() }).first { _, holds in !holds }?.0.problem
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
