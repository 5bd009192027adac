internal import Foundation
internal import Routing
internal import Streets

/// Measures the whole trade-off on seeded trips of a network.
public struct TradeOffBench: Sendable {
  /// Number of trips.
  public var count = 100
  /// How far the two ends of a trip are apart, in metres.
  public var meters: ClosedRange<Double> = 2000...3000
  /// What the trips and the air are made from.
  public var seed: UInt64 = 1

  /// Creates a measurement.
  public init() {}

  /// A line a trip with its counts and milliseconds, then quantiles on lines that begin with #.
  /// - Throws: ``BrisaError`` when a search fails, or no trips are found.
  public func report(_ costs: NetworkCosts) throws(BrisaError) -> String {
    let graph = costs.graph
    var trips = SeededTrips(seed: seed)
    let pollution = trips.pollution(costs.pollution, segmentCount: graph.segmentCount)
    let choices = try searching { () throws(RoutingError) in try ChoiceRouter(Router(graph: graph)) }
    var lines: [String] = []
    var milliseconds: [Double] = []
    var fronts: [Double] = []
    for _ in 0..<count {
      guard let trip = trips.trip(on: graph, mode: costs.mode, meters: meters) else {
        throw BrisaError(.badData, "No two streets of the network lie so far apart: give another distance.")
      }
      let query = Router.Query(
        origin: trip.origin, destination: trip.destination, mode: costs.mode, objective: .cleanest,
        pollution: pollution)
      let start = ContinuousClock.now
      let tradeOff = try searching { () throws(RoutingError) in try choices.tradeOff(query) }
      let elapsed = start.duration(to: .now) / .milliseconds(1)
      let found = tradeOff?.front.count ?? 0
      lines.append(String(format: "%d %d %.3f", found, tradeOff?.choices.count ?? 0, elapsed))
      milliseconds.append(elapsed)
      fronts.append(Double(found))
    }
    lines.append("# ways found, ways shown, milliseconds")
    lines.append("# milliseconds: " + Self.quantiles(milliseconds))
    lines.append("# ways found: " + Self.quantiles(fronts))
    return lines.joined(separator: "\n") + "\n"
  }

  private func searching<Answer>(_ search: () throws(RoutingError) -> Answer) throws(BrisaError) -> Answer {
    do {
      return try search()
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  private static func quantiles(_ values: [Double]) -> String {
    let sorted = values.sorted()
    guard let largest = sorted.last else { return "none" }
    func quantile(_ share: Double) -> Double { sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
    return String(
      format: "p50 %.3f, p95 %.3f, p99 %.3f, max %.3f", quantile(0.5), quantile(0.95), quantile(0.99), largest)
  }
}
