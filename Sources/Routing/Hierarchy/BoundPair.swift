/// The two metrics over a hierarchy that a search takes its bounds from, and how their distances add up to a cost.
///
/// T + λ · P of a way is the sum of T and of P along it, so dist_T + λ · dist_P never exceeds the least cost. The least
/// cost is concave in λ besides, for it is the least of straight lines, one for each way. So where T + λ · P has been
/// customized for a λ below and one above, the chord between the two bounds it: tighter the closer they are, and exact
/// at either. T is the one at 0; beyond the highest, each further unit of λ adds at least dist_P.
struct BoundPair {
  /// What a metric adds up.
  enum Kind: Equatable {
    /// T + λ P in milliseconds.
    case weighted(FixedAvoidance)
    /// P in its units.
    case burden

    /// T alone.
    static let time = Kind.weighted(FixedAvoidance(units: 0))
  }

  let first: Kind
  let second: Kind
  /// How the distances by the two add up.
  let scale: TimeScale

  /// The pair for a λ, where T + λ · P is known of some others.
  init(_ avoidance: FixedAvoidance, known: [FixedAvoidance]) {
    let wanted = avoidance.units
    let below = known.map(\.units).filter { $0 <= wanted }.max() ?? 0
    first = .weighted(FixedAvoidance(units: below))
    if below < wanted, let above = known.map(\.units).filter({ $0 > wanted }).min() {
      second = .weighted(FixedAvoidance(units: above))
      scale = TimeScale(
        first: ((above - wanted) << TimeScale.shift) / (above - below),
        second: ((wanted - below) << TimeScale.shift) / (above - below))
    } else {
      second = .burden
      scale = TimeScale(first: 1 << TimeScale.shift, second: wanted - below)
    }
  }
}

extension BoundPair.Kind {
  /// What a duration, or a part of one, adds at least.
  func least(milliseconds: UInt32, burden: UInt32) -> UInt32 {
    switch self {
    case .weighted(let avoidance): avoidance.sum(time: BoundMetric.time(milliseconds), burden: burden)
    case .burden: burden
    }
  }

  /// By how much a distance may be too large where a number of edges have less P than the metric knows, by so much
  /// together.
  func slack(burden: UInt64, edges: Int) -> UInt32 {
    let burden = min(burden, UInt64(ArcWeights.infinite))
    switch self {
    case .burden: return UInt32(burden)
    case .weighted(let avoidance):
      guard avoidance.units > 0, edges > 0 else { return 0 }
      // Each edge's sum is rounded down, so that each may differ by one more.
      let slack = (avoidance.units * burden) >> TimeScale.shift + UInt64(edges) + 1
      return UInt32(min(slack, UInt64(ArcWeights.infinite)))
    }
  }
}
