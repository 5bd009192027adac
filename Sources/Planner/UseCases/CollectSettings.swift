/// How a run that asks all sources goes beside what else its process does.
package struct CollectSettings: Sendable {
  /// Whether sources are asked in processes of their own alone, so that none can hang this one.
  let onlyIsolated: Bool
  /// How long the run waits at most for short windows of feeds' quotas that are used up; what came until then is kept,
  /// and the next run goes on.
  let patienceSeconds: Double
  /// Whether the answer is to say if somebody else has changed archive or calibration since the last run of which that
  /// was wanted, see ``CityEngine/isChanged()``.
  let tellsOthers: Bool

  /// By default a run has its process for itself.
  package init(onlyIsolated: Bool = false, patienceSeconds: Double = .infinity, tellsOthers: Bool = false) {
    self.onlyIsolated = onlyIsolated
    self.patienceSeconds = patienceSeconds
    self.tellsOthers = tellsOthers
  }
}
