internal import Foundation
internal import Routing
package import Setup
internal import Streets

/// Writes a graph with its edge costs in the formats of the 9th DIMACS implementation challenge.
///
/// Nodes are numbered from 1, longitude and latitude are × 10^6, costs are whole milliseconds; an edge that the mode
/// may not use is left out.
package struct DIMACSExport: Sendable {
  private let costs: NetworkCosts

  package init(_ costs: NetworkCosts) {
    self.costs = costs
  }

  private var graph: StreetGraph { costs.graph }

  /// Writes `graph.gr` and `graph.co` into a folder, which is made where it is missing.
  /// - Throws: ``BrisaError`` when a file cannot be written.
  package func write(to folder: String) throws(BrisaError) {
    try OutputFile.makeFolder(folder)
    try OutputFile.write(arcs(), to: folder + "/graph.gr")
    try OutputFile.write(nodes(), to: folder + "/graph.co")
  }

  private func arcs() -> Data {
    var body = Data()
    var count = 0
    for node in 0..<graph.nodeCount {
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        let cost = costs.costs.milliseconds[edge]
        guard cost != EdgeCosts.closed else { continue }
        body.append(contentsOf: "a \(node + 1) \(graph.head[edge] + 1) \(cost)\n".utf8)
        count += 1
      }
    }
    return Data("c \(costs.description)\np sp \(graph.nodeCount) \(count)\n".utf8) + body
  }

  private func nodes() -> Data {
    var body = Data("p aux sp co \(graph.nodeCount)\n".utf8)
    for node in 0..<graph.nodeCount {
      let longitude = (Double(graph.nodeLongitudes[node]) / 10).rounded()
      let latitude = (Double(graph.nodeLatitudes[node]) / 10).rounded()
      body.append(contentsOf: "v \(node + 1) \(Int(longitude)) \(Int(latitude))\n".utf8)
    }
    return body
  }
}
