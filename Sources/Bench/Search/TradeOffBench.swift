internal import Foundation
internal import Routing
package import Setup
internal import Streets

/// Measures the whole trade-off on seeded trips of a network.
package struct TradeOffBench: Sendable {
  /// Number of trips.
  package var count = 100
  /// How far the two ends of a trip are apart, in metres.
  package var meters: ClosedRange<Double> = 2000...3000
  /// What the trips and the air are made from.
  package var seed: UInt64 = 1

  package init() {}

  /// A line a trip with its counts and milliseconds, then quantiles on lines that begin with #.
  /// - Throws: ``BrisaError`` when a search fails, or no trips are found.
  package func report(_ costs: NetworkCosts) throws(BrisaError) -> String {
    let graph = costs.graph
    var trips = SeededTrips(seed: seed)
    let pollution = try costs.varied(seed: seed).pollution ?? []
    let choices = try BenchSearch.run { () throws(RoutingError) in try ChoiceRouter(Router(graph: graph)) }
    var lines: [String] = []
    var times = SearchTimes()
    var fronts: [Double] = []
    for _ in 0..<count {
      let query = try trips.query(on: costs, meters: meters, objective: .cleanest, pollution)
      let tradeOff = try times.measure { () throws(RoutingError) in try choices.tradeOff(query) }
      let found = tradeOff?.front.count ?? 0
      lines.append(String(format: "%d %d %.3f", found, tradeOff?.choices.count ?? 0, times.milliseconds.last ?? 0))
      fronts.append(Double(found))
    }
    lines.append("# ways found, ways shown, milliseconds")
    lines += times.lines
    lines.append("# ways found: " + BenchSearch.quantiles(fronts))
    return lines.joined(separator: "\n") + "\n"
  }
}
