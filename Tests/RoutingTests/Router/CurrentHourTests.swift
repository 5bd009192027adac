import Geo
import Streets
import Synchronization
import TestSupport
import Testing

@testable import Routing

@Suite("The present hour and its customized metrics")
struct CurrentHourTests {
  /// A random town with a hierarchy, and p of some hours of which each differs from the one before on a few streets.
  private struct Town {
    let router: Router
    let hours: [EdgePollution]
    var generator: SeededRandom

    init(seed: UInt64, hourCount: Int) {
      var generator = SeededRandom(seed: seed)
      let network = TestNetwork(randomTown: &generator, side: 9)
      router = Router(graph: network.graph.addingHierarchy())
      var hour = network.segments.map { _ in Float.random(in: 0...3, using: &generator) }
      var hours = [EdgePollution(hour)]
      for _ in 1..<hourCount {
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          hour[Int.random(in: hour.indices, using: &generator)] = .random(in: 0...3, using: &generator)
        }
        hours.append(EdgePollution(hour))
      }
      self.hours = hours
      self.generator = generator
    }

    func metric(_ hour: Int, avoidance: Double) throws -> CustomizedMetric {
      let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: avoidance, pollution: hours[hour])
      return try #require(try CustomizedMetric(router, costs: costs))
    }

    mutating func query() -> Router.Query {
      func place() -> SnappedPoint {
        let segment = Int.random(in: 0..<router.graph.segmentCount, using: &generator)
        let place = router.graph.shape(ofSegment: segment)[0]
        return SnappedPoint(
          requested: place, place: place, segment: segment, fraction: .random(in: 0...1, using: &generator),
          distanceMeters: 0)
      }
      return Router.Query(
        origin: place(), destination: place(), mode: .walk, objective: .weighted(avoidance: 2), pollution: nil)
    }
  }

  @Test("what is updated is what would be customized from the beginning", arguments: 1...60 as ClosedRange<UInt64>)
  func updatesExactly(seed: UInt64) throws {
    let town = Town(seed: seed, hourCount: 4)
    var metric = try town.metric(0, avoidance: 2)
    for hour in 1..<town.hours.count {
      let (updated, changed) = try metric.updated(town.hours[hour])
      let whole = try town.metric(hour, avoidance: 2)
      #expect(updated.costs.milliseconds == whole.costs.milliseconds, "seed \(seed)")
      #expect(updated.costs.leastWeight == whole.costs.leastWeight, "seed \(seed)")
      #expect(changed == zip(metric.costs.milliseconds, whole.costs.milliseconds).count { $0 != $1 }, "seed \(seed)")
      for arc in 0..<whole.arrays.arcCount {
        let (ours, theirs) = (updated.weights, whole.weights)
        if ours.up[arc] == theirs.up[arc], ours.down[arc] == theirs.down[arc] { continue }
        Issue.record("arc \(arc), hour \(hour), seed \(seed)")
        return
      }
      metric = updated
    }
  }

  @Test("what bounds other avoidances follows too", arguments: 1...30 as ClosedRange<UInt64>)
  func updatesBounds(seed: UInt64) throws {
    let town = Town(seed: seed, hourCount: 4)
    let hour = try #require(
      try CurrentHour(town.router, mode: .walk, avoidances: [0, 2], pollution: town.hours[0]))
    for pollution in town.hours.dropFirst() {
      try hour.update(pollution)
      let kept = try #require(town.router.workspace.hierarchy)
      let anew = try #require(RouterHierarchy(town.router.graph))
      #expect(kept.knownAvoidances(.walk, pollution) == [FixedAvoidance(2)], "seed \(seed)")
      for kind in [.burden, .weighted(FixedAvoidance(2))] as [BoundPair.Kind] {
        let (ours, theirs) = (kept.weights(kind, .walk, pollution), anew.weights(kind, .walk, pollution))
        let differs = (0..<kept.arrays.arcCount).contains {
          ours.up[$0] != theirs.up[$0] || ours.down[$0] != theirs.down[$0]
        }
        #expect(!differs, "\(kind), seed \(seed)")
      }
    }
  }

  @Test("a pollution that does not fit leaves the hour as it is")
  func refusesOthers() throws {
    let town = Town(seed: 7, hourCount: 1)
    let hour = try #require(
      try CurrentHour(town.router, mode: .walk, avoidances: [0, 2], pollution: town.hours[0]))
    #expect(throws: RoutingError.pollutionCount(expected: town.hours[0].count, found: 1)) { try hour.update([1]) }
    #expect(hour.pollution === town.hours[0])
    #expect(try hour.update(town.hours[0]) == 0)
  }

  private final class Swaps: Sendable {
    let areDone = Atomic(false)
  }

  @Test("every answer is of one hour while the hours are swapped under the queries")
  func swapsUnderLoad() async throws {
    var town = Town(seed: 3, hourCount: 6)
    let queries = (0..<40).map { _ in town.query() }
    let hours = town.hours
    // What each query costs at each hour, by a router of its own that knows no metric.
    let plain = Router(graph: town.router.graph)
    let costs: [[Double?]] = try hours.map { hour in try queries.map { try Self.cost(plain, $0, hour) } }
    let present = try #require(
      try CurrentHour(town.router, mode: .walk, avoidances: [0, 2], pollution: hours[0]))
    let router = town.router
    let swaps = Swaps()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for turn in 1...120 {
          try present.update(hours[turn % hours.count])
          await Task.yield()
        }
        swaps.areDone.store(true, ordering: .releasing)
      }
      for worker in 0..<3 {
        group.addTask {
          var number = worker
          repeat {
            let index = number % queries.count
            let pollution = present.pollution
            let hour = try #require(hours.firstIndex { $0 === pollution })
            let cost = try Self.cost(router, queries[index], pollution)
            #expect((cost == nil) == (costs[hour][index] == nil), "query \(index), hour \(hour)")
            // Of equal ways any may come out, and dividing by a thousand may have moved a rounding.
            #expect(abs((cost ?? 0) - (costs[hour][index] ?? 0)) <= 2, "query \(index), hour \(hour)")
            number += 1
            // The swaps need a thread too.
            await Task.yield()
          } while !swaps.areDone.load(ordering: .acquiring) || number < queries.count
        }
      }
      try await group.waitForAll()
    }
  }

  /// Cost of the best path in whole milliseconds piece by piece, nil where there is none.
  private static func cost(_ router: Router, _ query: Router.Query, _ pollution: EdgePollution) throws -> Double? {
    var query = query
    query.pollution = pollution
    return try RandomCase.path(router, query).map { path in
      path.pieces.reduce(0) { sum, piece in
        sum + (piece.durationSeconds * 1000 * (1 + 2 * Double(pollution[piece.segment])) + 0.5).rounded(.down)
      }
    }
  }
}
