internal import Foundation
internal import Geo
internal import Routing
internal import Streets

/// Answers pairs of nodes as requests are made: each with an avoidance and zones of its own, nothing known before.
///
/// p varies from street to street by a seeded factor between 0.7 and 1.5, so that ways differ more than between stations alone; where
/// nothing is known of the air it is that factor. The zones lie on the straight line between the two ends, where they matter.
public struct BenchRequests: Sendable {
  private let costs: NetworkCosts
  private let avoidances: ClosedRange<Double>
  private let zoneCount: Int
  private let seed: UInt64

  /// Radius of the zones.
  static let zoneRadiusMeters = 500.0

  /// Creates a run whose requests have avoidances from a range and a number of zones each.
  public init(costs: NetworkCosts, avoidances: ClosedRange<Double>, zoneCount: Int, seed: UInt64) {
    self.costs = costs
    self.avoidances = avoidances
    self.zoneCount = zoneCount
    self.seed = seed
  }

  /// One line a pair, `source target seconds` of the travel time, then the latencies of whole paths on a line that begins with #.
  /// - Throws: ``BrisaError`` when a search fails.
  public func report(_ pairs: NodePairs) throws(BrisaError) -> String {
    let router = Router(graph: costs.graph)
    var random = SeededRandom(seed: seed)
    let pollution = pollution(&random)
    var lines: [String] = []
    var milliseconds: [Double] = []
    for (index, pair) in pairs.pairs.enumerated() {
      guard let query = query(pair, pollution, &random) else { continue }
      // What the hour's first request makes for all is left out, as with the customized weights of other programs.
      if index == 0 { _ = try seconds(router, query) }
      let start = ContinuousClock.now
      let seconds = try seconds(router, query)
      milliseconds.append((ContinuousClock.now - start).milliseconds)
      lines.append(
        "\(pair.source + 1) \(pair.target + 1) " + (seconds.map { String(format: "%.3f", $0) } ?? "inf"))
    }
    return (lines + [Latencies(milliseconds).line(of: "requests")]).joined(separator: "\n") + "\n"
  }

  private func seconds(_ router: Router, _ query: Router.Query) throws(BrisaError) -> Double? {
    do {
      return try router.path(query).durationSeconds
    } catch .noRoute {
      return nil
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  private func pollution(_ random: inout SeededRandom) -> [Float] {
    let known = costs.costs.pollution
    return (0..<costs.graph.segmentCount).map { segment in
      (known?[segment] ?? 1) * Float.random(in: 0.7...1.5, using: &random)
    }
  }

  private func query(
    _ pair: (source: Int, target: Int), _ pollution: [Float], _ random: inout SeededRandom
  ) -> Router.Query? {
    guard let origin = place(ofNode: pair.source), let destination = place(ofNode: pair.target) else { return nil }
    var query = Router.Query(
      origin: origin, destination: destination, mode: costs.mode,
      objective: .weighted(avoidance: .random(in: avoidances, using: &random)), pollution: pollution)
    query.zones = (0..<zoneCount).map { index in
      let center = origin.place.interpolated(to: destination.place, fraction: .random(in: 0.1...0.9, using: &random))
      return Zone(id: "exclude-\(index + 1)", center: center, radiusMeters: Self.zoneRadiusMeters)
    }
    return query
  }

  /// A node as the end of a street that leaves it.
  private func place(ofNode node: Int) -> SnappedPoint? {
    let graph = costs.graph
    let edges = Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])
    guard let edge = edges.first(where: { graph.durations(costs.mode)[$0] != StreetGraph.closed }) else { return nil }
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let place = graph.coordinate(ofNode: node)
    return SnappedPoint(
      requested: place, place: place, segment: segment, fraction: isReversed ? 1 : 0, distanceMeters: 0)
  }
}
