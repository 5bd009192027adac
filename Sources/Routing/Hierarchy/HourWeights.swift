internal import Streets
internal import Synchronization

/// Weights customized for an hour's pollution, kept for the queries that follow; each is made once, while others who
/// want it wait.
///
/// They are kept for the very array: a copy of it that was not changed is the same one, an equal one is not.
final class HourWeights: Sendable {
  /// Weights that are kept at most: P and one λ of all modes, for two hours or measures.
  private static let mostKept = 12

  private struct Entry {
    let mode: TravelMode
    let pollution: [Float]
    let kind: BoundPair.Kind
    let weights: ArcWeights
  }

  /// In the order of their last use.
  private let entries = Mutex<[Entry]>([])
  /// Held while weights are made.
  private let making = Mutex(())

  /// The weights of a metric, made where they are not there yet.
  func weights(
    _ mode: TravelMode, _ pollution: [Float], _ kind: BoundPair.Kind, make: () -> ArcWeights
  ) -> ArcWeights {
    if let known = known(mode, pollution, kind) { return known }
    return making.withLock { _ in
      if let known = known(mode, pollution, kind) { return known }
      let weights = make()
      entries.withLock { entries in
        entries.append(Entry(mode: mode, pollution: pollution, kind: kind, weights: weights))
        if entries.count > Self.mostKept { entries.removeFirst() }
      }
      return weights
    }
  }

  /// The λ above 0 for which there are weights.
  func avoidances(_ mode: TravelMode, _ pollution: [Float]) -> [FixedAvoidance] {
    entries.withLock { entries in
      entries.compactMap { entry in
        guard case .weighted(let avoidance) = entry.kind, entry.mode == mode else { return nil }
        return entry.pollution.isSameMemory(as: pollution) ? avoidance : nil
      }
    }
  }

  /// Whether there are weights for a pollution, which then has been checked.
  func knows(_ pollution: [Float]) -> Bool {
    entries.withLock { $0.contains { $0.pollution.isSameMemory(as: pollution) } }
  }

  /// The weights of a metric where they are there.
  func known(_ mode: TravelMode, _ pollution: [Float], _ kind: BoundPair.Kind) -> ArcWeights? {
    entries.withLock { entries in
      let place = entries.firstIndex {
        $0.mode == mode && $0.kind == kind && $0.pollution.isSameMemory(as: pollution)
      }
      guard let place else { return nil }
      if place < entries.count - 1 { entries.append(entries.remove(at: place)) }
      return entries[entries.count - 1].weights
    }
  }
}

extension [Float] {
  /// Whether two arrays share their memory, so that they are equal at no cost.
  func isSameMemory(as other: [Float]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
