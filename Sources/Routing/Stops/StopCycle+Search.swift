internal import Computing

extension StopCycle {
  /// A cheap order of the nodes without the depot: constructed in several ways, each improved, the best of them shaken
  /// up and improved again and again (Martin, Otto and Felten 1991), until the effort is spent.
  ///
  /// Never dearer than any of the constructed ones. Ends early where the ``Deadline`` passes.
  func searchedOrder(_ effort: StopEffort) -> [Int] {
    guard count > 2 else { return count == 2 ? [1] : [] }
    let watch = EffortWatch(effort, stops: count)
    return withCosts { costs in
      var search = CycleImprovement(costs, count: count)
      var best = CycleImprovement.Cycle(order: Array(0..<count), cost: .infinity)
      for construction in Construction.allCases {
        let found = search.improved([0] + constructed(construction))
        if found.cost < best.cost { best = found }
      }
      guard count > 3 else { return best.orderBehindDepot }
      return anneal(from: best, &search, watch).orderBehindDepot
    }
  }

  /// How much dearer a shaken order may be at first and still replace the present one, in mean costs from stop to stop.
  private static let warmth = 0.08

  private func anneal(
    from start: CycleImprovement.Cycle, _ search: inout CycleImprovement, _ watch: EffortWatch
  ) -> CycleImprovement.Cycle {
    var (best, present) = (start, start)
    let mean = start.cost / Double(count)
    var round = 0
    while let left = watch.left(afterRounds: round) {
      round += 1
      let changed = search.shaken(present)
      // A dearer order is accepted less and less often.
      let allowance = -Self.warmth * mean * left * search.logarithm()
      if changed.cost < present.cost + allowance { present = changed }
      if changed.cost < best.cost - search.minGain { best = changed }
    }
    return best
  }
}

/// How much of an effort is left.
private struct EffortWatch {
  private let rounds: Int
  private let seconds: Double
  private let start = ContinuousClock.now

  init(_ effort: StopEffort, stops: Int) {
    rounds = effort.roundsPerStop * stops
    seconds = if case .seconds(let seconds) = effort { seconds } else { .infinity }
  }

  /// The share that is left, 0 to 1; nil where nothing is.
  func left(afterRounds round: Int) -> Double? {
    guard round < rounds else { return nil }
    let byRounds = 1 - Double(round) / Double(rounds)
    if round & 255 == 0, Deadline.isPassed { return nil }
    guard seconds.isFinite else { return byRounds }
    let spent = (ContinuousClock.now - start) / .seconds(1)
    return spent < seconds ? min(byRounds, 1 - spent / seconds) : nil
  }
}
