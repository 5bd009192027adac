/// How often and how patiently a question is asked again.
struct RetryPolicy: Sendable {
  /// Most times that a question is asked.
  var maxTries = 3
  /// Wait before the second try; doubled before each further one.
  var firstWaitSeconds = 0.5
  /// Most seconds that one wait may take, whatever a server asks for.
  var maxWaitSeconds = 30.0

  /// Wait after a number of tries, between half of the doubled time and all of it.
  func waitSeconds(afterTries tries: Int, chance: Double) -> Double {
    var wait = firstWaitSeconds
    for _ in 1..<max(1, tries) { wait = min(maxWaitSeconds, wait * 2) }
    return min(maxWaitSeconds, wait) * (0.5 + 0.5 * chance)
  }
}
