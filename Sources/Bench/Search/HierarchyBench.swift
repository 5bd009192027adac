internal import Foundation
internal import Routing
package import Setup
internal import Streets

/// Measures how long the order and the hierarchy of a network take.
package struct HierarchyBench: Sendable {
  private let graph: StreetGraph

  /// Opens a network file, or imports an extract.
  /// - Throws: ``BrisaError``.
  package init(network: String) throws(BrisaError) {
    graph = try NetworkLoader().load(network)
  }

  /// A line a run with milliseconds by the clock and by the processor, then what came out on a line that begins with #.
  package func report(runs: Int) -> String {
    var lines: [String] = []
    var arcs = 0
    for _ in 0..<runs {
      let start = ContinuousClock.now
      let used = clock()
      arcs = HierarchyBuilder.build(graph).upHead.count
      let processor = Double(clock() - used) / Double(CLOCKS_PER_SEC) * 1000
      lines.append(String(format: "%.1f %.1f", (ContinuousClock.now - start).milliseconds, processor))
    }
    lines.append("# milliseconds, milliseconds of the processor; \(graph.nodeCount) nodes, \(arcs) arcs")
    return lines.joined(separator: "\n") + "\n"
  }
}
