internal import Foundation
internal import Geo
internal import Routing
package import Setup
internal import Streets

/// Orders seeded stops of a network, for other programs to order the same ones.
package struct StopsBench: Sendable {
  /// One round trip over stops.
  private struct Instance {
    let number: Int
    /// Seconds of the fastest way from each stop to each.
    let seconds: [[Double]]
  }

  private let router: Router
  private let mode = TravelMode.walk
  private let seed: UInt64

  /// Opens a network file, or imports an extract.
  /// - Throws: ``BrisaError``.
  package init(network: String, seed: UInt64) throws(BrisaError) {
    router = Router(graph: try NetworkLoader().load(network))
    self.seed = seed
  }

  /// A line of JSON for each instance: its matrix in whole milliseconds, and the order that was found within the
  /// seconds, a round trip from the first stop, with what it costs.
  /// - Throws: ``BrisaError`` where the network has too few streets that hang together.
  package func report(
    instances: Int, stops: ClosedRange<Int>, seconds: Double
  ) throws(BrisaError) -> String {
    var random = SeededRandom(seed: seed)
    var lines = ""
    for number in 0..<instances {
      let span = Double(stops.upperBound - stops.lowerBound)
      let count = stops.lowerBound + Int((span * Double(number) / Double(max(1, instances - 1))).rounded())
      let matrix = try matrix(count, &random)
      let start = ContinuousClock.now
      let order = StopOrder(
        costs: matrix.map { $0.map { Double($0) } },
        ends: StopEnds(isRoundTrip: true, startsAtFirst: true, endsAtLast: false), effort: .seconds(seconds))
      let milliseconds = (ContinuousClock.now - start).milliseconds
      let rows = matrix.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }.joined(separator: ",")
      lines += "{\"stops\":\(count),\"cost\":\(Int(order.cost)),\"order\":\(order.stops),"
      lines += "\"milliseconds\":\(String(format: "%.1f", milliseconds)),\"matrix\":[\(rows)]}\n"
    }
    return lines
  }

  /// Milliseconds of the fastest ways between stops at random.
  private func matrix(_ count: Int, _ random: inout SeededRandom) throws(BrisaError) -> [[Int]] {
    let places = try places(count, &random)
    var rows: [[Int]] = []
    for origin in places {
      let query = Router.Query(origin: origin, destination: origin, mode: mode, objective: .fastest, pollution: nil)
      do throws(RoutingError) {
        rows.append(
          try ChoiceRouter(router).paths(query, to: places).map { Int((($0?.durationSeconds ?? 1e6) * 1000).rounded()) }
        )
      } catch {
        throw BrisaError(.badNetwork, error.message)
      }
    }
    return rows
  }

  private func places(_ count: Int, _ random: inout SeededRandom) throws(BrisaError) -> [SnappedPoint] {
    let graph = router.graph
    var places: [SnappedPoint] = []
    for _ in 0..<1000 * count where places.count < count {
      let node = Int(random.next() % UInt64(max(1, graph.nodeCount)))
      guard let place = try? graph.snap(graph.coordinate(ofNode: node), mode: mode, limitMeters: 50),
        places.first.map({ graph.areConnected($0, place, mode: mode) }) ?? isInMainPart(place, &random)
      else { continue }
      places.append(place)
    }
    guard places.count == count else {
      throw BrisaError(.badNetwork, "The network has too few streets that hang together: take a larger one.")
    }
    return places
  }

  /// Whether most streets are joined with a place.
  private func isInMainPart(_ place: SnappedPoint, _ random: inout SeededRandom) -> Bool {
    let graph = router.graph
    let others = (0..<20).compactMap { _ in
      try? graph.snap(
        graph.coordinate(ofNode: Int(random.next() % UInt64(max(1, graph.nodeCount)))), mode: mode, limitMeters: 50)
    }
    return 2 * others.count { graph.areConnected(place, $0, mode: mode) } > others.count
  }
}
