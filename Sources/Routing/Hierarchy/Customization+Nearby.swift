extension Customization where Metric == BurdenBoundMetric {
  /// Weights that bound P from below: by all that is known at some ranks, which have their ancestors among them; at the
  /// ranks just below by the travel times and the least pollution anywhere; and by nothing elsewhere.
  ///
  /// No weight exceeds that of ``weights(_:)``, since P of an edge is no less than its time times the least pollution.
  /// So a search finds the same path by them. It looks around more where it leaves the ranks. These rise, `times` is T
  /// over the same hierarchy, and the least pollution that of the whole network.
  /// - Complexity: O(triangles) of the ranks.
  func weights(at ranks: [UInt32], belowBy times: ArcWeights, minPollution: Float) -> ArcWeights {
    ArcWeights(zeros: arrays.arcCount) { bound($0, at: ranks, belowBy: times, minPollution: minPollution) }
  }

  private func bound(
    _ weights: ArcWeights.Memory, at ranks: [UInt32], belowBy times: ArcWeights, minPollution: Float
  ) {
    let least = LeastBurden(minPollution)
    var isKnown = [Bool](repeating: false, count: arrays.nodeCount)
    isKnown.withUnsafeMutableBufferPointer { isKnown in
      for rank in ranks {
        isKnown[Int(rank)] = true
        for place in arrays.down(Int(rank)) {
          let below = Int(arrays.downTail[place])
          guard !isKnown[below] else { continue }
          isKnown[below] = true
          for arc in arrays.up(below) {
            weights.up[arc] = least.burden(time: times.up[arc])
            weights.down[arc] = least.burden(time: times.down[arc])
          }
        }
      }
    }
    customize(ranks, weights)
  }
}

/// The least P of a time anywhere in a network.
private struct LeastBurden {
  /// Whole units of P a millisecond, so that the bound of two arcs together is the sum of both.
  private let units: UInt64

  init(_ pollution: Float) {
    units = UInt64(min(Double(pollution) * Double(BoundMetric.burdenUnitsPerMillisecond), 0x1p30))
  }

  @inline(__always)
  func burden(time: UInt32) -> UInt32 {
    // An infinite time may be one of weeks, in which nothing is breathed where the least pollution is none.
    UInt32(min(UInt64(time) * units, UInt64(ArcWeights.infinite)))
  }
}
