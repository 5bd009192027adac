internal import Computing
internal import Geo
internal import Streets

/// Weights and metrics customized for one hour's pollution, kept as long as that for the queries that follow; each is
/// made once, while others who want it wait.
final class HourMetrics: Sendable {
  /// Weights that are kept for a mode at most: P, and T + λ P for some λ, and those with zones in them.
  private static let maxPerMode = 8

  private struct Entry {
    let mode: TravelMode
    let kind: BoundPair.Kind
    /// The zones that are in them.
    let zones: ZoneEffect?
    let weights: ArcWeights

    func isOf(_ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect?) -> Bool {
      self.mode == mode && self.kind == kind && self.zones == zones
    }
  }

  /// The first trip in a mode, and what was worked out for it alone.
  private struct First {
    let trip: BoundingBox
    let weights: ArcWeights?
  }

  private let firsts = Lock<[TravelMode: First]>([:])
  /// In the order of their last use.
  private let entries = Lock<[Entry]>([])
  private let metrics = Lock<[CustomizedMetric]>([])
  /// Held while weights are made.
  private let making = Lock(())

  /// The weights of a kind, made where they are not there yet.
  func weights(
    _ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect? = nil, make: () -> ArcWeights
  ) -> ArcWeights {
    if let known = known(mode, kind, zones) { return known }
    return making.withLock { _ in
      if let known = known(mode, kind, zones) { return known }
      let weights = make()
      entries.withLock { entries in
        entries.append(Entry(mode: mode, kind: kind, zones: zones, weights: weights))
        guard entries.count(where: { $0.mode == mode }) > Self.maxPerMode else { return }
        if let oldest = entries.firstIndex(where: { $0.mode == mode }) { entries.remove(at: oldest) }
      }
      return weights
    }
  }

  /// The weights of P around the first trip that is asked for in a mode; nil where it is another trip's turn, or P of
  /// the whole network is known, or `make` gives nil, as they are not worth it.
  func firstWeights(
    _ mode: TravelMode, around trip: BoundingBox, make: () -> ArcWeights?
  ) -> ArcWeights? {
    guard known(mode, .burden) == nil else { return nil }
    return firsts.withLock { firsts in
      if let first = firsts[mode] {
        guard first.trip == trip else {
          firsts[mode] = First(trip: first.trip, weights: nil)
          return nil
        }
        return first.weights
      }
      let weights = make()
      firsts[mode] = First(trip: trip, weights: weights)
      return weights
    }
  }

  /// The λ above 0 for which there are weights.
  func avoidances(_ mode: TravelMode) -> [FixedAvoidance] {
    entries.withLock { entries in
      entries.compactMap { entry in
        guard case .weighted(let avoidance) = entry.kind, entry.mode == mode, entry.zones == nil else { return nil }
        return avoidance
      }
    }
  }

  /// The weights of a kind where they are there.
  func known(_ mode: TravelMode, _ kind: BoundPair.Kind, _ zones: ZoneEffect? = nil) -> ArcWeights? {
    entries.withLock { entries in
      guard let place = entries.firstIndex(where: { $0.isOf(mode, kind, zones) }) else { return nil }
      if place < entries.count - 1 { entries.append(entries.remove(at: place)) }
      return entries[entries.count - 1].weights
    }
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
