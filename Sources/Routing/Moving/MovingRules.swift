/// What a search through moving air goes by.
struct MovingRules {
  /// What an edge costs at the moment when it is reached.
  let costing: MomentCosting
  /// When the moments of the air are.
  let clock: MomentClock
  /// How much more the rest of a way can cost for being travelled earlier or later.
  let changes: SteepestChanges
  /// The least weight of any street: what a millisecond costs at least.
  let minWeight: Double
  /// What the time of a way costs, whatever its streets.
  let shared: SharedCost
  /// By window, what a way can undercut its metric by, in milliseconds at p = 1.
  let shortfalls: [Shortfall]
  /// Cost of p = 1 in a millisecond, beyond the millisecond itself.
  let pollutionCost: Double
  /// Cost of a unit of the bound's burden.
  let burdenCost: Double
  /// Units of the burden to take off: what ends with a profile may be cleaner than the metric knows.
  let slack: UInt64
  /// By what part the way may exceed the least cost.
  let tolerance: Double
}
