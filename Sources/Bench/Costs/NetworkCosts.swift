internal import AirData
package import CityAir
package import Foundation
internal import Geo
internal import Planner
internal import Routing
package import Setup
package import Streets
internal import Trips

/// The cost of every edge of a network for one mode, one hour and one avoidance, in whole milliseconds.
package struct NetworkCosts: Sendable {
  /// The network.
  let graph: StreetGraph
  /// The mode of travel.
  let mode: TravelMode
  /// What the costs are made of, in one line.
  package let description: String
  let costs: EdgeCosts
  /// p by segment, where an avoidance asked for it.
  let pollution: EdgePollution?
  private let avoidance: Double

  /// - Throws: ``BrisaError`` for a broken graph.
  init(
    _ graph: StreetGraph, mode: TravelMode, avoidance: Double, pollution: EdgePollution?, description: String
  ) throws(BrisaError) {
    do {
      costs = try EdgeCosts(graph: graph, mode: mode, avoidance: avoidance, pollution: pollution)
    } catch .brokenGraph {
      throw BrisaError(.badNetwork, RoutingError.brokenGraph.message)
    } catch {
      throw BrisaError(.bug, "The costs cannot be computed: \(error.message)")
    }
    self.graph = graph
    self.mode = mode
    self.avoidance = avoidance
    self.pollution = pollution
    self.description = description
  }

  /// Number of nodes.
  package var nodeCount: Int { graph.nodeCount }

  /// The same costs with a p that varies from street to street, by a seeded factor between 0.7 and 1.5.
  ///
  /// Where nothing is known of the air, p is that factor. Ways then differ more than between stations alone: for
  /// measuring.
  /// - Throws: ``BrisaError`` when they cannot be computed.
  package func varied(seed: UInt64) throws(BrisaError) -> NetworkCosts {
    var random = SeededRandom(seed: seed)
    let varied = (0..<graph.segmentCount).map { segment in
      (pollution?[segment] ?? 1) * Float.random(in: 0.7...1.5, using: &random)
    }
    return try NetworkCosts(
      graph, mode: mode, avoidance: avoidance, pollution: EdgePollution(varied),
      description: "\(description), p by street times 0.7 to 1.5 of seed \(seed)")
  }
}

extension CityEngine {
  /// The costs of the configured network's edges.
  ///
  /// Without sources they are travel times; an avoidance above 0 then is an error.
  /// - Throws: ``BrisaError``.
  package func costs(
    mode: TravelMode, avoidance: Double, measure: PollutionMeasure, moment: Date
  ) async throws(BrisaError) -> NetworkCosts {
    let graph = try network()
    var pollution: EdgePollution?
    if avoidance > 0 {
      let hour = try await hours().hour(at: moment)
      let known = hour.pollution(by: measure)
      // Without readings p has no unit, and an avoidance of so many minutes at the guideline means nothing.
      guard measure == .traffic || !known.isRelative, let streets = known.streets else {
        throw hour.air.nothingKnown(of: LocalizedText(en: "this network", es: "esta red", ca: "esta xarxa"))
      }
      pollution = streets.pollution
    }
    return try NetworkCosts(
      graph, mode: mode, avoidance: avoidance, pollution: pollution,
      description: "Brisa: \(graph.metadata.source), mode \(mode.rawValue), avoidance \(avoidance), milliseconds")
  }
}
