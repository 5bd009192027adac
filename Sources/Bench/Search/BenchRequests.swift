internal import Foundation
internal import Geo
internal import Routing
package import Setup
internal import Streets

/// Answers pairs of nodes as requests are made: each with an avoidance and zones of its own, nothing known before.
///
/// p varies from street to street, see ``NetworkCosts/varied(seed:)``. The zones lie on the straight line between the
/// two ends, where they matter.
package struct BenchRequests: Sendable {
  /// Where the costs of the first requests' edges go, so that another program can answer them too.
  package struct Weights: Sendable {
    /// The folder; request n's file is `n.weights`, 32-bit whole milliseconds in the order of the exported edges.
    package let folder: String
    /// How many requests.
    package let count: Int

    /// Names a folder and a number of requests.
    package init(folder: String, count: Int) {
      self.folder = folder
      self.count = count
    }
  }

  private let costs: NetworkCosts
  private let avoidances: ClosedRange<Double>
  private let zoneCount: Int
  private let seed: UInt64
  private let weights: Weights?

  /// Radius of the zones.
  static let zoneRadiusMeters = 500.0

  /// Creates a run whose requests have avoidances from a range and a number of zones each.
  package init(
    costs: NetworkCosts, avoidances: ClosedRange<Double>, zoneCount: Int, seed: UInt64, weights: Weights? = nil
  ) {
    self.costs = costs
    self.avoidances = avoidances
    self.zoneCount = zoneCount
    self.seed = seed
    self.weights = weights
  }

  /// One line a pair, `source target seconds` of the travel time, then the latencies of whole paths on a line that
  /// begins with #.
  ///
  /// Where weights are written, the cost in milliseconds follows on the lines of those requests.
  /// - Throws: ``BrisaError`` when a search fails.
  package func report(_ pairs: NodePairs) throws(BrisaError) -> String {
    let router = Router(graph: costs.graph)
    let pollution = try costs.varied(seed: seed).pollution ?? []
    // What a server does once an hour, for the λ that most requests share.
    try BenchSearch.run { () throws(RoutingError) in
      try router.customize(mode: costs.mode, avoidances: [costs.costs.avoidance], pollution: pollution)
    }
    var random = SeededRandom(seed: seed &+ 1)
    var answers: [(pair: (source: Int, target: Int), query: Router.Query, path: Path?)] = []
    var milliseconds: [Double] = []
    for (index, pair) in pairs.pairs.enumerated() {
      guard var query = costs.query(pair, objective: .fastest, pollution) else { continue }
      query.objective = .weighted(avoidance: .random(in: avoidances, using: &random))
      query.zones = zones(of: query, &random)
      // What the hour's first request makes for all is left out, as with the customized weights of other programs.
      if index == 0 { _ = try path(router, query) }
      let start = ContinuousClock.now
      let path = try path(router, query)
      milliseconds.append((ContinuousClock.now - start).milliseconds)
      // Without what the search has worked out, so that the next one gets the memory that this one has given back.
      guard var asked = costs.query(pair, objective: query.objective, pollution) else { continue }
      asked.zones = query.zones
      answers.append((pair, asked, path))
    }
    var lines: [String] = []
    // After the measuring, so that tables over all edges push nothing out of the caches.
    for (index, answer) in answers.enumerated() {
      let seconds = answer.path.map { String(format: "%.3f", $0.durationSeconds) } ?? "inf"
      let cost = try index < weights?.count ?? 0 ? " " + cost(router, answer.query, answer.path, number: index) : ""
      lines.append("\(answer.pair.source + 1) \(answer.pair.target + 1) \(seconds)\(cost)")
    }
    return (lines + [Latencies(milliseconds).line(of: "requests")]).joined(separator: "\n") + "\n"
  }

  private func path(_ router: Router, _ query: Router.Query) throws(BrisaError) -> Path? {
    do {
      return try router.path(query)
    } catch .noRoute {
      return nil
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  private func zones(of query: Router.Query, _ random: inout SeededRandom) -> [Zone] {
    (0..<zoneCount).map { index in
      let center = query.origin.place.interpolated(
        to: query.destination.place, fraction: .random(in: 0.1...0.9, using: &random))
      return Zone(id: "exclude-\(index + 1)", center: center, radiusMeters: Self.zoneRadiusMeters)
    }
  }

  /// Writes the costs of a request's edges, and adds up those of its path.
  private func cost(
    _ router: Router, _ query: Router.Query, _ path: Path?, number: Int
  ) throws(BrisaError) -> String {
    let ofEdges = try BenchSearch.run { () throws(RoutingError) in try router.edgeCosts(query) } ?? []
    if let weights {
      let open = ofEdges.filter { $0 != EdgeCosts.closed }.map { UInt32(clamping: $0) }
      try OutputFile.makeFolder(weights.folder)
      try OutputFile.write(open.withUnsafeBytes { Data($0) }, to: "\(weights.folder)/\(number).weights")
    }
    guard let path else { return "inf" }
    let sum = path.pieces.reduce(UInt64(0)) { sum, piece in
      // The ends are junctions: what is travelled of their streets is nothing.
      guard piece.startFraction != piece.endFraction else { return sum }
      let edge = costs.graph.edges(ofSegment: piece.segment).first {
        costs.graph.segment(ofEdge: Int($0)).isReversed == piece.isReversed
      }
      return sum + (edge.map { ofEdges[Int($0)] } ?? 0)
    }
    return String(sum)
  }
}

extension NetworkCosts {
  /// A query from one node to another; nil where one of them lies on no street of the mode.
  func query(
    _ pair: (source: Int, target: Int), objective: Objective, _ pollution: EdgePollution
  ) -> Router.Query? {
    guard let origin = place(ofNode: pair.source), let destination = place(ofNode: pair.target) else { return nil }
    return Router.Query(
      origin: origin, destination: destination, mode: mode, objective: objective, pollution: pollution)
  }

  /// A node as the end of a street that leaves it.
  private func place(ofNode node: Int) -> SnappedPoint? {
    let edges = Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])
    guard let edge = edges.first(where: { graph.durations(mode)[$0] != StreetGraph.closed }) else { return nil }
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let place = graph.coordinate(ofNode: node)
    return SnappedPoint(
      requested: place, place: place, segment: segment, fraction: isReversed ? 1 : 0, distanceMeters: 0)
  }
}
