internal import Streets

/// The least milliseconds per metre of a mode in a graph: what makes a straight line into a lower bound of a cost.
///
/// The metres are those of ``FlatMetric`` between the ends of an edge, so `pace × meters(u, v) ≤ duration(u, v)` holds
/// for every open edge by construction, whatever its shape or stated length. With the triangle inequality it follows
/// that `h(u) = pace × meters(u, target)` has `h(u) - h(v) ≤ pace × meters(u, v) ≤ cost(u, v)`: h is consistent. Costs
/// are whole, so rounding h down keeps that: x ≤ y + c with a whole c makes ⌊x⌋ ≤ ⌊y⌋ + c.
struct PaceTable: Sendable {
  /// Takes away what floating-point rounding could add.
  private static let safety = 1 - 1e-6

  /// Least pace by the bit width of the duration; infinite where no edge is.
  private var minPaces = [Double](repeating: .infinity, count: UInt32.bitWidth + 1)

  /// - Complexity: O(edges).
  init(graph: StreetGraph, mode: TravelMode, metric: FlatMetric) {
    let prices = graph.pricedDurations(mode)
    for node in 0..<graph.nodeCount {
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) where prices[edge] != StreetGraph.closed {
        let meters = metric.meters(from: node, to: Int(graph.head[edge]), in: graph)
        guard meters > 0 else { continue }
        let width = UInt32.bitWidth - prices[edge].leadingZeroBitCount
        minPaces[width] = min(minPaces[width], Double(prices[edge]) / meters)
      }
    }
  }

  /// Milliseconds of cost per metre where every edge costs at least its duration × `minWeight`, rounded half up.
  ///
  /// Rounding takes at most half a millisecond, which weighs most on the shortest edges: a duration of at least d
  /// keeps the share `1 - 0.5 / d` of its cost, and never falls below 1. So the bound is taken for each power of two.
  func costPerMeter(minWeight: Double) -> Double {
    let weight = min(max(1, minWeight), CostRounding.greatestBoundedWeight)
    var least = Double.infinity
    var shortest = 0.5
    for pace in minPaces {
      least = min(least, pace * max(1, weight - 0.5 / shortest))
      shortest *= 2
    }
    return least.isFinite ? least * Self.safety : 0
  }

  /// Burden units per metre where p is at least `minWeight`; burdens are rounded up.
  func burdenPerMeter(minWeight: Double) -> Double {
    let pace = costPerMeter(minWeight: 1)
    return pace * min(max(0, minWeight), CostRounding.greatestBoundedBurden) * CostRounding.burdenUnitsPerMillisecond
  }
}
