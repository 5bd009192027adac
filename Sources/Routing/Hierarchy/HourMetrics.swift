internal import Computing
internal import Geo
internal import Streets

/// Weights and metrics customized for one hour's pollution, kept as long as that for the queries that follow; each is
/// made once, while others who want the same wait, and nobody else.
final class HourMetrics: MemoryCounted {
  /// Weights that are kept for a mode at most: P, and T + λ P for some λ, and those with zones in them.
  private static let maxPerMode = 8

  /// Of what weights are.
  private struct Key: Equatable {
    let mode: TravelMode
    let kind: BoundPair.Kind
    /// The zones that are in them.
    let zones: ZoneEffect?
  }

  /// Weights that are there or being made.
  private struct Entry {
    let key: Key
    let weights = LazyValue<ArcWeights>()
  }

  private struct Kept {
    /// In the order of their last use.
    private(set) var entries: [Entry] = []

    /// The weights where they are there, which counts as a use.
    mutating func known(_ key: Key) -> ArcWeights? {
      guard let place = entries.firstIndex(where: { $0.key == key }), let weights = entries[place].weights.known else {
        return nil
      }
      use(place)
      return weights
    }

    /// The weights, to be made by the first who asks, which counts as a use; new ones take the place of those of the
    /// mode that were not used for longest.
    mutating func weights(_ key: Key) -> LazyValue<ArcWeights> {
      if let place = entries.firstIndex(where: { $0.key == key }) { return use(place).weights }
      let entry = Entry(key: key)
      entries.append(entry)
      if entries.count(where: { $0.key.mode == key.mode }) > HourMetrics.maxPerMode,
        let oldest = entries.firstIndex(where: { $0.key.mode == key.mode })
      {
        entries.remove(at: oldest)
      }
      return entry.weights
    }

    @discardableResult
    private mutating func use(_ place: Int) -> Entry {
      let entry = entries.remove(at: place)
      entries.append(entry)
      return entry
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

  var memoryBytes: Int {
    let firsts = firsts.withLock { $0.values.map { $0.weights?.known??.memoryBytes ?? 0 } }
    let kept = kept.withLock { $0.entries.map { $0.weights.known?.memoryBytes ?? 0 } }
    let metrics = metrics.withLock { $0.map(\.memoryBytes) }
    return (firsts + kept + metrics).reduce(0, +)
  }

  /// The weights of a kind, made where they are not there yet.
  func weights(
    _ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect? = nil, make: () -> ArcWeights
  ) -> ArcWeights {
    kept.withLock { $0.weights(Key(mode: mode, kind: kind, zones: zones)) }.value(make)
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
        guard case .weighted(let avoidance) = entry.key.kind, entry.key.mode == mode, entry.key.zones == nil,
          entry.weights.isMade
        else { return nil }
        return avoidance
      }
    }
  }

  /// The weights of a kind without zones where they are there.
  func known(_ mode: TravelMode, _ kind: BoundPair.Kind) -> ArcWeights? {
    kept.withLock { $0.known(Key(mode: mode, kind: kind, zones: nil)) }
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
