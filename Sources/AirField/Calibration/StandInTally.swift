/// Counts how many readings lie inside the intervals of what stood in for their hours, learnt on other hours and
/// without the reading's station.
struct StandInTally {
  private var tallies: [StandInKind: IntervalTally] = [:]

  /// Adds what is served on some hours by what is learnt on others.
  /// - Parameters:
  ///   - part: The hours that are learnt from.
  ///   - methods: What serves each site, chosen without it.
  ///   - standIns: What stood in.
  ///   - hours: The hours that are scored.
  /// - Throws: ``FieldError``.
  mutating func add(
    _ part: CalibrationPart, _ methods: [ChosenMethod], of standIns: [StandInHistory], scoredOn hours: [Int]
  ) throws(FieldError) {
    for standIn in standIns {
      let learntHours = standIn.hours(among: part.hours, of: part.history)
      let scoredHours = standIn.hours(among: hours, of: part.history)
      for (site, method) in methods.enumerated() {
        let served = try part.served(method, on: standIn)
        let others = methods.indices.filter { $0 != site }
        guard let learnt = LearntErrors(served, hours: learntHours, sites: others) else { continue }
        let errors = served.standardizedErrors(with: learnt.levelError, hours: scoredHours, sites: [site])
        for error in errors { tallies[standIn.kind, default: IntervalTally()].add(learnt.quantiles.contains(error)) }
      }
    }
  }

  /// What has been counted.
  var shares: [StandInKind: IntervalCoverage] { tallies.mapValues(\.shares) }
}
