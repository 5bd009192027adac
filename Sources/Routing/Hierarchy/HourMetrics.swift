internal import Computing
internal import Geo
internal import Streets

/// Weights and metrics customized for one hour's pollution, kept as long as that for the queries that follow; each is
/// made once, while others who want the same wait, and nobody else.
final class HourMetrics: Sendable {
  /// Weights that are kept for a mode at most: P, and T + λ P for some λ, and those with zones in them.
  private static let maxPerMode = 8

  /// Of what weights are.
  private struct Key: Equatable {
    let mode: TravelMode
    let kind: BoundPair.Kind
    /// The zones that are in them.
    let zones: ZoneEffect?
  }

  private struct Entry {
    let key: Key
    let weights: ArcWeights
  }

  /// Weights that are being made.
  private struct Making {
    let key: Key
    let weights: LazyValue<ArcWeights>
  }

  /// What is there of weights that somebody asks for.
  private enum Found {
    case known(ArcWeights)
    case making(LazyValue<ArcWeights>)
  }

  private struct Kept {
    /// In the order of their last use.
    var entries: [Entry] = []
    private var making: [Making] = []

    /// The weights where they are there, which counts as a use.
    mutating func use(_ key: Key) -> ArcWeights? {
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      if place < entries.count - 1 { entries.append(entries.remove(at: place)) }
      return entries[entries.count - 1].weights
    }

    /// The weights, which count as being made from now on where they are not there.
    mutating func find(_ key: Key) -> Found {
      if let known = use(key) { return .known(known) }
      if let begun = making.first(where: { $0.key == key }) { return .making(begun.weights) }
      let weights = LazyValue<ArcWeights>()
      making.append(Making(key: key, weights: weights))
      return .making(weights)
    }

    /// Keeps what has been made, once for all who waited for it, and forgets what was not used for longest.
    mutating func keep(_ weights: ArcWeights, _ key: Key, madeBy lazy: LazyValue<ArcWeights>) {
      guard let place = making.firstIndex(where: { $0.weights === lazy }) else { return }
      making.remove(at: place)
      entries.append(Entry(key: key, weights: weights))
      guard entries.count(where: { $0.key.mode == key.mode }) > HourMetrics.maxPerMode else { return }
      if let oldest = entries.firstIndex(where: { $0.key.mode == key.mode }) { entries.remove(at: oldest) }
    }
  }

  /// The first trip in a mode, and what is worked out for it alone; nil once another one came.
  private struct First {
    let trip: BoundingBox
    let weights: LazyValue<ArcWeights?>?
  }

  private let firsts = Lock<[TravelMode: First]>([:])
  private let kept = Lock(Kept())
  private let metrics = Lock<[CustomizedMetric]>([])

  /// The weights of a kind, made where they are not there yet.
  func weights(
    _ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect? = nil, make: () -> ArcWeights
  ) -> ArcWeights {
    let key = Key(mode: mode, kind: kind, zones: zones)
    switch kept.withLock({ $0.find(key) }) {
    case .known(let weights): return weights
    case .making(let lazy):
      let weights = lazy.value(make)
      kept.withLock { $0.keep(weights, key, madeBy: lazy) }
      return weights
    }
  }

  /// The weights of P around the first trip that is asked for in a mode; nil where it is another trip's turn, or P of
  /// the whole network is known, or `make` gives nil, as they are not worth it.
  func firstWeights(
    _ mode: TravelMode, around trip: BoundingBox, make: () -> ArcWeights?
  ) -> ArcWeights? {
    guard known(mode, .burden) == nil else { return nil }
    let first: LazyValue<ArcWeights?>? = firsts.withLock { firsts in
      guard let first = firsts[mode] else {
        let weights = LazyValue<ArcWeights?>()
        firsts[mode] = First(trip: trip, weights: weights)
        return weights
      }
      if first.trip == trip { return first.weights }
      firsts[mode] = First(trip: first.trip, weights: nil)
      return nil
    }
    guard let first else { return nil }
    return first.value(make)
  }

  /// The λ above 0 for which there are weights.
  func avoidances(_ mode: TravelMode) -> [FixedAvoidance] {
    kept.withLock { kept in
      kept.entries.compactMap { entry in
        guard case .weighted(let avoidance) = entry.key.kind, entry.key.mode == mode, entry.key.zones == nil else {
          return nil
        }
        return avoidance
      }
    }
  }

  /// The weights of a kind where they are there.
  func known(_ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect? = nil) -> ArcWeights? {
    kept.withLock { $0.use(Key(mode: mode, kind: kind, zones: zones)) }
  }

  /// Has queries answered by a metric from now on, in the place of one for the same mode and avoidance.
  func use(_ metric: CustomizedMetric) {
    metrics.withLock { metrics in
      metrics.removeAll { $0.costs.mode == metric.costs.mode && $0.costs.avoidance == metric.costs.avoidance }
      metrics.append(metric)
      if metrics.count > Self.maxPerMode * TravelMode.allCases.count { metrics.removeFirst() }
    }
  }

  /// The metric that has just the weights of a mode and an avoidance, nil when there is none.
  func metric(_ mode: TravelMode, avoidance: Double) -> CustomizedMetric? {
    metrics.withLock { metrics in
      metrics.first { $0.costs.mode == mode && $0.costs.avoidance == avoidance }
    }
  }
}
