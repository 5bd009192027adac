internal import Foundation
internal import Routing
package import Setup
internal import Streets

/// Measures ways through air that changes under way, on seeded trips of a network.
package struct MovingBench: Sendable {
  /// Number of trips.
  package var count = 100
  /// Nodes that the trips lead between, of which ``count`` are taken; nil for seeded places.
  package var pairs: NodePairs?
  /// How far the two ends of a seeded trip are apart, in metres.
  package var meters: ClosedRange<Double> = 2000...3000
  /// What the trips and the air are made from.
  package var seed: UInt64 = 1
  /// λ of every trip.
  package var avoidance = 2.0
  /// By what part a cost may exceed the least one.
  package var tolerance = 0.01

  package init() {}

  /// A line a trip with the proven tolerance and milliseconds, then quantiles on lines that begin with #.
  ///
  /// The air is p × a seeded factor for each street, and from hour to hour 20 % less, the same and 30 % more.
  /// - Throws: ``BrisaError`` when a search fails, or no trips are found.
  package func report(_ costs: NetworkCosts) throws(BrisaError) -> String {
    let graph = costs.graph
    var trips = SeededTrips(seed: seed)
    let usual = try costs.varied(seed: seed).pollution ?? []
    let air = try BenchSearch.run { () throws(RoutingError) in
      try MovingAir(
        [(-1800.0, Float(0.8)), (1800, 1), (5400, 1.3)].map { seconds, factor in
          MovingAir.Moment(milliseconds: seconds * 1000, pollution: usual.map { $0 * factor })
        })
    }
    let choices = try BenchSearch.run { () throws(RoutingError) in try ChoiceRouter(Router(graph: graph)) }
    var lines: [String] = []
    var times = SearchTimes()
    let objective = Objective.weighted(avoidance: avoidance)
    for number in 0..<min(count, pairs?.pairs.count ?? count) {
      let query =
        if let pairs { costs.query(pairs.pairs[number], objective: objective, usual) } else {
          try trips.query(on: costs, meters: meters, objective: objective, usual)
        }
      guard let query, graph.areConnected(query.origin, query.destination, mode: query.mode) else { continue }
      let way = try times.measure { () throws(RoutingError) in
        try choices.moving(query, air: air, tolerance: tolerance)
      }
      lines.append(String(format: "%.6f %.3f", way?.provenTolerance ?? 0, times.milliseconds.last ?? 0))
    }
    lines.append("# proven tolerance, milliseconds")
    lines += times.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

/// How long searches took, by the clock and by the processor, which on a busy machine are far apart.
struct SearchTimes {
  private(set) var milliseconds: [Double] = []
  private var processorMilliseconds: [Double] = []

  /// Measures one search.
  mutating func measure<Answer>(_ search: () throws(RoutingError) -> Answer) throws(BrisaError) -> Answer {
    try measure { () throws(BrisaError) in try BenchSearch.run(search) }
  }

  /// Measures one answer.
  mutating func measure<Answer>(_ work: () throws(BrisaError) -> Answer) throws(BrisaError) -> Answer {
    let start = ContinuousClock.now
    let used = Self.processorTime
    let answer = try work()
    milliseconds.append(start.duration(to: .now) / .milliseconds(1))
    processorMilliseconds.append(Self.processorTime - used)
    return answer
  }

  /// Takes the last one back: what turned out to be no answer.
  mutating func removeLast() {
    milliseconds.removeLast()
    processorMilliseconds.removeLast()
  }

  /// The quantiles, on lines that begin with #.
  var lines: [String] { lines(of: "") }

  /// The quantiles, on lines that begin with # and what was measured.
  func lines(of what: String) -> [String] {
    let start = what.isEmpty ? "# " : "# \(what), "
    return [
      start + "milliseconds: " + BenchSearch.quantiles(milliseconds),
      start + "milliseconds of the processor: " + BenchSearch.quantiles(processorMilliseconds),
    ]
  }

  /// Milliseconds that this thread has used.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// What measurements of searches share.
enum BenchSearch {
  static func run<Answer>(_ search: () throws(RoutingError) -> Answer) throws(BrisaError) -> Answer {
    do {
      return try search()
    } catch {
      throw BrisaError(.bug, "The search failed: \(error.message)")
    }
  }

  static func quantiles(_ values: [Double]) -> String {
    let sorted = SortedFigures(values)
    guard let largest = sorted.largest else { return "none" }
    return String(
      format: "p50 %.3f, p95 %.3f, p99 %.3f, max %.3f", sorted.quantile(0.5), sorted.quantile(0.95),
      sorted.quantile(0.99), largest)
  }
}

extension SeededTrips {
  /// A query between two seeded places.
  mutating func query(
    on costs: NetworkCosts, meters: ClosedRange<Double>, objective: Objective, _ pollution: EdgePollution
  ) throws(BrisaError) -> Router.Query {
    guard let trip = trip(on: costs.graph, mode: costs.mode, meters: meters) else {
      throw BrisaError(.badData, "No two streets of the network lie so far apart: give another distance.")
    }
    return Router.Query(
      origin: trip.origin, destination: trip.destination, mode: costs.mode, objective: objective, pollution: pollution)
  }
}
