internal import Foundation
internal import Routing

/// Answers pairs of nodes one after the other and measures each.
public struct BenchRun: Sendable {
  let costs: NetworkCosts

  /// Creates a run.
  public init(costs: NetworkCosts) {
    self.costs = costs
  }

  /// One line a pair, `source target cost`, then the latencies on lines that begin with #.
  /// - Throws: ``BrisaError`` when a search fails.
  public func report(_ pairs: NodePairs) throws(BrisaError) -> String {
    let search = NodeSearch(Router(graph: costs.graph))
    var lines: [String] = []
    var milliseconds: [Double] = []
    for (source, target) in pairs.pairs {
      let start = ContinuousClock.now
      let cost = try cost(search, from: source, to: target)
      let elapsed = ContinuousClock.now - start
      milliseconds.append(Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1e3)
      lines.append("\(source + 1) \(target + 1) \(cost.map { String($0) } ?? "inf")")
    }
    return (lines + Self.latencies(milliseconds)).joined(separator: "\n") + "\n"
  }

  private func cost(_ search: NodeSearch, from source: Int, to target: Int) throws(BrisaError) -> UInt64? {
    do {
      return try search.cost(from: source, to: target, costs: costs.costs)
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  private static func latencies(_ milliseconds: [Double]) -> [String] {
    let sorted = milliseconds.sorted()
    guard let largest = sorted.last else { return ["# no pairs"] }
    func quantile(_ share: Double) -> Double { sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
    return [
      String(
        format: "# %d pairs: p50 %.3f ms, p95 %.3f ms, p99 %.3f ms, max %.3f ms", sorted.count, quantile(0.5),
        quantile(0.95), quantile(0.99), largest)
    ]
  }
}
