internal import AirData
public import Foundation
internal import Geo
internal import Routing
public import Streets

/// The cost of every edge of a network for one mode, one hour and one avoidance, in whole milliseconds.
public struct NetworkCosts: Sendable {
  /// The network.
  let graph: StreetGraph
  /// The mode of travel.
  let mode: TravelMode
  /// What the costs are made of, in one line.
  public let description: String
  let costs: EdgeCosts
  /// p by segment, where an avoidance asked for it.
  let pollution: [Float]?

  /// Number of nodes.
  public var nodeCount: Int { graph.nodeCount }
}

extension CityDesk {
  /// The costs of the configured network's edges.
  ///
  /// Without sources they are travel times; an avoidance above 0 then is an error.
  /// - Throws: ``BrisaError``.
  public func costs(
    mode: TravelMode, avoidance: Double, measure: PollutionMeasure, moment: Date
  ) async throws(BrisaError) -> NetworkCosts {
    let graph = try loadNetwork()
    var pollution: [Float]?
    if avoidance > 0 {
      let air = try await gather(for: graph, at: moment)
      let sampler = PollutionSampler(picture: air.picture, measure: measure)
      guard let streets = StreetAir(graph: graph, sampler: sampler) else {
        throw air.nothingKnown(of: "this network")
      }
      pollution = streets.pollution
    }
    do {
      let costs = try EdgeCosts(graph: graph, mode: mode, avoidance: avoidance, pollution: pollution)
      return NetworkCosts(
        graph: graph, mode: mode,
        description: "Brisa: \(graph.metadata.source), mode \(mode.rawValue), avoidance \(avoidance), milliseconds",
        costs: costs, pollution: pollution)
    } catch .brokenGraph {
      throw BrisaError(.badNetwork, RoutingError.brokenGraph.message)
    } catch {
      throw BrisaError(.bug, "The costs cannot be computed: \(error.message)")
    }
  }
}
