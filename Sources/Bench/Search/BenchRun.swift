internal import Foundation
internal import Routing
package import Setup

/// Answers pairs of nodes one after the other and measures each.
package struct BenchRun: Sendable {
  let costs: NetworkCosts

  package init(costs: NetworkCosts) {
    self.costs = costs
  }

  /// One line a pair, `source target cost`, then the latencies on lines that begin with #.
  ///
  /// Where the network has a hierarchy, it is customized for the costs first, and every answer is a whole way, edge by
  /// edge. A tenth of the pairs warms up; of two loops over all of them that with the least median is told, as with the
  /// programs beside it.
  /// - Throws: ``BrisaError`` when a search fails.
  package func report(_ pairs: NodePairs) throws(BrisaError) -> String {
    let router = Router(graph: costs.graph)
    let search = NodeSearch(router)
    let (metric, customizing) = try customized(router)
    _ = try loop(pairs.pairs.prefix(max(1, pairs.pairs.count / 10)), search, metric)
    var (costs, best) = try loop(pairs.pairs[...], search, metric)
    for _ in 1..<Self.loops where metric != nil {
      let latencies = try loop(pairs.pairs[...], search, metric).latencies
      if latencies.median < best.median { best = latencies }
    }
    let lines = zip(pairs.pairs, costs).map { pair, cost in
      "\(pair.source + 1) \(pair.target + 1) \(cost.map { String($0) } ?? "inf")"
    }
    return (lines + customizing + [best.line(of: "pairs")]).joined(separator: "\n") + "\n"
  }

  /// Loops over all pairs where a hierarchy makes them short.
  private static let loops = 2

  private func loop(
    _ pairs: ArraySlice<(source: Int, target: Int)>, _ search: NodeSearch, _ metric: CustomizedMetric?
  ) throws(BrisaError) -> (costs: [UInt64?], latencies: Latencies) {
    var costs: [UInt64?] = []
    var milliseconds: [Double] = []
    for (source, target) in pairs {
      let start = ContinuousClock.now
      let cost = try cost(search, from: source, to: target, by: metric)
      milliseconds.append((ContinuousClock.now - start).milliseconds)
      costs.append(cost)
    }
    return (costs, Latencies(milliseconds))
  }

  private func customized(_ router: Router) throws(BrisaError) -> (metric: CustomizedMetric?, lines: [String]) {
    do {
      var best = Double.infinity
      var metric: CustomizedMetric?
      // The first one brings the network into memory.
      for _ in 0..<3 {
        let start = ContinuousClock.now
        metric = try CustomizedMetric(router, costs: costs.costs)
        best = min(best, (ContinuousClock.now - start).milliseconds)
      }
      guard metric != nil else { return (nil, []) }
      return (metric, [String(format: "# customized in %.1f ms", best)])
    } catch {
      throw BrisaError(.bug, "The hierarchy cannot be customized: \(error.message)")
    }
  }

  private func cost(
    _ search: NodeSearch, from source: Int, to target: Int, by metric: CustomizedMetric?
  ) throws(BrisaError) -> UInt64? {
    do {
      if let metric { return try search.way(from: source, to: target, by: metric)?.cost }
      return try search.cost(from: source, to: target, costs: costs.costs)
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }
}

/// How long things took, put in order.
struct Latencies {
  private let sorted: SortedFigures

  init(_ milliseconds: [Double]) {
    sorted = SortedFigures(milliseconds)
  }

  /// `# 1000 pairs: p50 …` with the larger quantiles.
  func line(of what: String) -> String {
    guard let largest = sorted.largest else { return "# no \(what)" }
    return String(
      format: "# %d \(what): p50 %.3f ms, p95 %.3f ms, p99 %.3f ms, max %.3f ms", sorted.count,
      sorted.quantile(0.5), sorted.quantile(0.95), sorted.quantile(0.99), largest)
  }

  /// The median, 0 where there is nothing.
  var median: Double { sorted.quantile(0.5) }
}

extension Duration {
  /// The whole of it in milliseconds.
  var milliseconds: Double {
    Double(components.attoseconds) / 1e15 + Double(components.seconds) * 1e3
  }
}
